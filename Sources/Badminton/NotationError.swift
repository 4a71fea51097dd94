/// What is wrong in a match that was written down, and where.
public struct NotationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1; in a bare line of events always 1.
  public var line: Int
  /// The place in the line at which the word begins, in bytes from 1.
  public var column: Int
  /// The word that was found, shortened to 40 bytes.
  public var found: String
  /// What was expected in its place.
  public var expected: String

  /// Names a fault in a match that was written down.
  public init(line: Int = 1, column: Int, found: String, expected: String) {
    self.line = line
    self.column = column
    self.found = found
    self.expected = expected
  }

  /// The sentence for the operator.
  public var description: String {
    "line \(line), column \(column): found “\(found)”, expected \(expected)"
  }
}
