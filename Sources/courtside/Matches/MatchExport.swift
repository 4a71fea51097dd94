import Glibc
import Scoreboard
import Text

/// Writes matches in one of their forms.
struct MatchExport {
  /// The forms a match can have.
  enum Form: String, CaseIterable {
    case notation
    case json
    case csv
    case svg

    /// What a file's name ends in.
    var ending: String { self == .notation ? "txt" : rawValue }

    /// Whether several matches can stand in one file.
    var isStream: Bool { self == .json || self == .csv }
  }

  var form: Form
  /// The language of sheets.
  var language: Language
  /// A file, or a directory; nil for standard output.
  var out: String?

  /// Writes them; gives the exit status.
  func run(_ items: [MatchShelf.Item]) -> Int32 {
    do throws(StreamError) {
      if let out, Self.isDirectory(out) {
        for item in items {
          let path = "\(out)/\(item.date.prefix(10))-\(item.shortName).\(form.ending)"
          try Self.write(text([item]), to: path)
          Output.line(path)
        }
        return 0
      }
      guard items.count == 1 || form.isStream else {
        let place = out.map { "\($0) is no directory" } ?? "\(items.count) matches"
        throw StreamError(text: "\(place); expected --out with a directory for several matches")
      }
      try Self.write(text(items), to: out)
      return 0
    } catch {
      Output.complain(error.text)
      return 1
    }
  }

  private func text(_ items: [MatchShelf.Item]) -> String {
    switch form {
    case .notation: items.map(\.match.file.text).joined()
    case .json: items.map { JSONWriter.text(of: $0.match.json) + "\n" }.joined()
    case .csv: ArchivedMatch.csvHeading + items.map(\.match.csv).joined()
    case .svg: items.map { MatchSheet($0.match, language: language).svg }.joined()
    }
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Writes a text into a file or to standard output: all of it, or an error.
  private static func write(_ text: String, to path: String?) throws(StreamError) {
    let name = path ?? "standard output"
    func fault() -> StreamError {
      StreamError(text: "\(name): \(String(cString: strerror(errno)))")
    }
    let descriptor =
      path.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) } ?? STDOUT_FILENO
    guard descriptor >= 0 else { throw fault() }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else {
        let error = fault()
        if path != nil { close(descriptor) }
        throw error
      }
      bytes = bytes.dropFirst(count)
    }
    if path != nil, close(descriptor) != 0 { throw fault() }
  }
}
