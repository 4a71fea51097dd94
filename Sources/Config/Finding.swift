/// Something the reading of a file brought to light, for the log and for `courtside check-config`.
public struct Finding: Sendable, Hashable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: Sendable, Hashable {
    /// It has no effect: an unknown key, a name twice.
    case warning
    /// What was written is not in force; the last good or default value is.
    case error
  }

  /// How bad it is.
  public var severity: Severity
  /// The file.
  public var file: String
  /// The line, from 1; nil where it is the whole file.
  public var line: Int?
  /// What was wrong; what was expected.
  public var text: String

  /// Makes a finding.
  public init(_ severity: Severity, file: String, line: Int? = nil, _ text: String) {
    self.severity = severity
    self.file = file
    self.line = line
    self.text = text
  }

  /// What the operator reads: `FILE:LINE: what was wrong; expected …`, a warning with that word.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    switch severity {
    case .warning: return "\(place): warning: \(text)"
    case .error: return "\(place): \(text)"
    }
  }
}
