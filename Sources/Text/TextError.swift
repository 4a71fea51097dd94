/// Why a text could not be read: what was wrong, where, and what was expected.
public struct TextError: Error, Sendable, Hashable {
  /// What kind of fault it is.
  public enum Kind: Sendable, Hashable {
    /// The file is missing, no file, or may not be read.
    case unreadable
    /// It is larger than anything that makes sense there.
    case tooLarge
    /// Its bytes are text in no encoding that is known here.
    case encoding
    /// It is text, but not of the form that was expected.
    case syntax
  }

  /// What kind of fault it is.
  public var kind: Kind
  /// The line, from 1; nil where the fault is of the whole.
  public var line: Int?
  /// What was wrong; what was expected.
  public var text: String

  /// Makes an error.
  public init(_ kind: Kind, line: Int? = nil, _ text: String) {
    self.kind = kind
    self.line = line
    self.text = text
  }

  /// What the operator reads: `FILE:LINE: what was wrong; expected …`.
  public func message(in file: String) -> String {
    line.map { "\(file):\($0): \(text)" } ?? "\(file): \(text)"
  }
}
