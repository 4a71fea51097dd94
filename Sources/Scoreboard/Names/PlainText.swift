/// What people typed, fit for one line of the display: no control characters, no marks that turn
/// the direction of the text around it, no line breaks, single spaces, and no more than so many letters.
enum PlainText {
  /// The longest name, in letters as people count them.
  static let longestName = 40

  /// The text made fit; empty where nothing readable is in it.
  static func cleaned(_ text: String, longest: Int = longestName) -> String {
    var scalars = String.UnicodeScalarView()
    var isSpaceDue = false
    for scalar in text.unicodeScalars {
      if isSpace(scalar) {
        isSpaceDue = !scalars.isEmpty
      } else if isReadable(scalar) {
        if isSpaceDue { scalars.append(" ") }
        isSpaceDue = false
        scalars.append(scalar)
      }
    }
    let joined = String(scalars)
    guard joined.unicodeScalars.contains(where: { !isJoiner($0) }) else { return "" }
    // A letter may carry marks without end; what is drawn of it has a bound.
    var cleaned = ""
    for letter in joined.prefix(longest) {
      cleaned.unicodeScalars.append(contentsOf: letter.unicodeScalars.prefix(12))
    }
    while cleaned.last == " " { cleaned.removeLast() }
    return cleaned
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: scalar == "\t" || scalar == "\n" || scalar == "\r"
    }
  }

  /// Joiners and variation selectors hold emoji and Indic letters together and are kept.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}" || scalar.properties.isVariationSelector
  }

  private static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned: false
    // Bidirectional marks, embeddings and isolates are format characters, the joiners too.
    case .format: isJoiner(scalar) || (0xE0020...0xE007F).contains(scalar.value)
    default: true
    }
  }
}
