import Scoreboard
import Text

/// Words of the display that replace the built-in ones: a file with the section `[Phrases]` and a
/// line `key=words` for each.
public struct OwnPhrases: Sendable, Hashable {
  /// The words by key; nil where the file could not be read at all.
  public private(set) var words: [String: String]?
  /// What there is to say of the file.
  public private(set) var findings: [Finding]

  /// The most characters of one phrase.
  public static let limit = 120

  /// Reads a file.
  public init(reading path: String) {
    let file = INIFile(reading: path)
    findings = file.findings
    var taken: [String: String] = [:]
    for entry in file.entries {
      switch entry.section.lowercased() {
      case "phrases":
        let phrase = Names.clean(entry.value, limit: OwnPhrases.limit)
        let built = Phrase.all.first { $0.key == entry.key }
        if built == nil {
          let keys = Phrase.all.map(\.key)
          let near = Values.nearest(to: entry.key, among: keys).map { "; expected \($0)" } ?? ""
          findings.append(
            Finding(
              .warning, file: path, line: entry.line,
              "the display has no words called \(entry.key)\(near)"))
        } else if phrase.isEmpty {
          findings.append(
            Finding(
              .error, file: path, line: entry.line, "\(entry.key) has no words; expected some"))
        } else {
          taken[entry.key] = phrase
          let (gaps, expected) = (Phrase.gaps(in: phrase), built?.gaps ?? 0)
          guard gaps != expected else { break }
          findings.append(
            Finding(
              .warning, file: path, line: entry.line,
              "\(entry.key) has \(gaps) times {}, where something goes in; expected \(expected)"))
        }
      default:
        findings.append(
          Finding(
            .warning, file: path, line: entry.line,
            "the section [\(entry.section)] is not known; expected [Phrases]"))
      }
    }
    let isUnreadable = file.entries.isEmpty && file.findings.contains { $0.severity == .error }
    words = isUnreadable ? nil : taken
    findings.sort { ($0.line ?? 0) < ($1.line ?? 0) }
  }
}
