/// What a seat is called: 1 to 12 characters as people count them, with the key it is compared by.
public struct Nickname: Sendable, Hashable {
  /// The most characters (grapheme clusters) a nickname has.
  public static let longest = 12
  /// The most scalars one character may be made of: a family emoji has 7, a regional flag 7.
  static let longestCluster = 10

  /// The name as it is shown.
  public let text: String
  /// What it is compared by; see `Folding`.
  public let key: String

  /// A nickname from what somebody typed: control and bidirectional characters go, spaces fold to
  /// one, the rest is cut after 12 characters.
  ///
  /// Nil when nothing is left, which means the default name.
  public init?(typed: String, folding: Folding) {
    var words: [String] = []
    for piece in typed.split(whereSeparator: { $0.isWhitespace }) {
      var kept = String.UnicodeScalarView()
      for scalar in piece.unicodeScalars where Self.isAllowed(scalar) { kept.append(scalar) }
      if !kept.isEmpty { words.append(String(kept)) }
    }
    var text = ""
    var count = 0
    for character in words.joined(separator: " ") where count < Self.longest {
      var cut = String.UnicodeScalarView()
      cut.append(contentsOf: character.unicodeScalars.prefix(Self.longestCluster))
      text.append(String(cut))
      count += 1
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    let key = folding.key(text)
    guard !text.isEmpty, text.count <= Self.longest else { return nil }
    self.text = text
    self.key = key.isEmpty ? text : key
  }

  /// A nickname that was kept earlier.
  init(text: String, key: String) {
    self.text = text
    self.key = key
  }

  /// Whether a scalar may stand in a name: no control, no direction marks, no line ends, nothing
  /// private or unassigned.
  ///
  /// Joiners stay, since emoji and several scripts need them.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xE0020...0xE007F: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      return false
    default: return true
    }
  }
}
