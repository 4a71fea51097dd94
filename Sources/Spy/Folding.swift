/// How two texts are compared: by their keys.
///
/// The rule is NFKC, then case folding, then no spaces and no punctuation, so that "ＭＥＩ" and "mei" are
/// one name. The tables for it belong to a Unicode library outside this module, which hands the function
/// in; `plain` knows full width, half width and case only.
public struct Folding: Sendable {
  /// The key of a text: two texts with one key count as the same.
  public let key: @Sendable (String) -> String

  /// Compares by that function's answers.
  public init(key: @escaping @Sendable (String) -> String) {
    self.key = key
  }

  /// Folds full-width forms and case, and drops spaces and punctuation.
  public static let plain = Folding { text in
    var key = ""
    for scalar in text.unicodeScalars {
      let narrow = narrowed(scalar)
      if narrow.properties.isWhitespace || isPunctuation(narrow) { continue }
      key += narrow.properties.lowercaseMapping
    }
    return key
  }

  /// The ASCII character a full-width form (U+FF01 to U+FF5E) stands for, else the scalar itself.
  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  /// Whether a scalar is a mark of punctuation, a symbol or nothing that is seen.
  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .control, .format:
      true
    default: false
    }
  }
}
