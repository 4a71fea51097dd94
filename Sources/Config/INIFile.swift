import Text

/// What a file of sections, keys and values says, in its order.
struct INIFile {
  /// One `Key=value` line.
  struct Entry: Sendable, Hashable {
    /// The section it stands in, without brackets; empty before the first.
    var section: String
    /// The key.
    var key: String
    /// The value, without spaces around it.
    var value: String
    /// Its line, from 1.
    var line: Int
  }

  /// The path, as messages name it.
  let path: String
  /// The lines that could be read.
  private(set) var entries: [Entry] = []
  /// The lines that could not, and keys that are set twice.
  private(set) var findings: [Finding] = []

  /// A file of this many bytes is no configuration.
  static let limit = 1 << 18

  /// Reads a file; one that cannot be read at all has no entries and one finding.
  init(reading path: String) {
    self.path = path
    do throws(TextError) {
      parse(try TextFile.text(of: path, limit: INIFile.limit))
    } catch {
      findings.append(Finding(.error, file: path, line: error.line, error.text))
    }
  }

  /// Reads a text that stands in a file of that path.
  init(_ text: String, path: String) {
    self.path = path
    parse(text)
  }

  /// The folder of the file: what relative paths in it start from.
  var folder: String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  private mutating func parse(_ text: String) {
    let parsed = INIReader.read(text)
    findings += parsed.faults.map { Finding(.error, file: path, line: $0.line, $0.text) }
    entries = parsed.entries
    var lines: [String: Int] = [:]
    for entry in entries {
      if entry.section.isEmpty {
        findings.append(
          Finding(
            .error, file: path, line: entry.line,
            "\(entry.key) stands before the first section; expected a section, a line like [Name], above it"
          ))
      }
      if let earlier = lines.updateValue(entry.line, forKey: "\(entry.section)\n\(entry.key)") {
        findings.append(
          Finding(
            .warning, file: path, line: entry.line,
            "\(entry.key) is set again, it was in line \(earlier); the last one counts"))
      }
    }
    entries.removeAll { $0.section.isEmpty }
    findings.sort { ($0.line ?? 0) < ($1.line ?? 0) }
  }
}
