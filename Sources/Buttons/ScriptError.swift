/// Why a script is none: the line, what was expected there and what stood there.
public struct ScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let lineNumber: Int
  /// What was expected: "a line: left+, left-, …".
  public let expected: String
  /// What stood there, shortened to 40 characters.
  public let found: String

  init(lineNumber: Int, expected: String, found: some StringProtocol) {
    self.lineNumber = lineNumber
    self.expected = expected
    let isLong = found.count > 40
    // A terminal must not obey what a script holds.
    let shown = found.prefix(40).unicodeScalars.map { $0.properties.isPrintable ? $0 : "?" }
    self.found = String(String.UnicodeScalarView(shown)) + (isLong ? "…" : "")
  }

  /// The sentence people read: `line 3: expected a line: left+, …, not "lft+"`.
  public var description: String {
    let instead = found.isEmpty ? "nothing" : "\"\(found)\""
    return "line \(lineNumber): expected \(expected), not \(instead)"
  }
}

extension Unicode.Scalar.Properties {
  /// Whether a scalar of this kind can be shown as it is.
  fileprivate var isPrintable: Bool {
    switch generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
