/// Names of people as they may be shown: whatever was typed, imported or pasted.
public enum Names {
  /// The most grapheme clusters (what people see as characters) a player's name keeps.
  public static let limit = 40

  /// A name without what cannot be seen or would disturb its surroundings.
  ///
  /// Control, bidirectional, format, private and unassigned characters go; line ends and spaces
  /// become single spaces, none at the ends; letters and marks are joined (NFC); what is longer than
  /// `limit` clusters is cut. An empty answer means: no name.
  public static func clean(_ text: String, limit: Int = Names.limit) -> String {
    var kept = String.UnicodeScalarView()
    // More scalars than `limit` clusters can have: the rest of 10 MB need not be looked at.
    for scalar in text.unicodeScalars.prefix(limit * Clusters.scalarLimit * 4) {
      switch role(of: scalar) {
      case .kept: kept.append(scalar)
      case .space: if let last = kept.last, last != " " { kept.append(" ") }
      case .dropped: continue
      }
    }
    let composed = trimmed(NormalForm.composed.of(String(kept)))
    return trimmed(Clusters.shorten(composed, to: limit))
  }

  /// What two names are compared by: equal for names that differ only in case, width or spaces.
  public static func key(_ name: String) -> String {
    NormalForm.folded.of(clean(name, limit: 1000))
  }

  /// What a guessed word is compared by: as `key`, and without spaces and punctuation.
  public static func guessKey(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in key(text).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .connectorPunctuation, .otherPunctuation:
        continue
      default: kept.append(scalar)
      }
    }
    return String(kept)
  }

  private enum Role {
    case kept
    case space
    case dropped
  }

  private static func role(of scalar: Unicode.Scalar) -> Role {
    // Emoji, Persian and Indic scripts need the two joiners; at the ends they are trimmed.
    if isJoiner(scalar) { return .kept }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
    case .control:
      return ("\t"..."\r").contains(scalar) || scalar == "\u{85}" ? .space : .dropped
    case .format, .privateUse, .surrogate, .unassigned: return .dropped
    default: break
    }
    // The blank of Braille and the place of an object look like nothing and are no ignorables.
    if scalar == "\u{2800}" || scalar == "\u{fffc}" { return .dropped }
    if scalar.properties.isVariationSelector { return .kept }
    return scalar.properties.isDefaultIgnorableCodePoint ? .dropped : .kept
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200c}" || scalar == "\u{200d}"
  }

  /// Without spaces, joiners and lone selectors and marks at the ends.
  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    func isLoose(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || isJoiner(scalar) }
    guard
      let first = scalars.firstIndex(where: {
        !isLoose($0) && !$0.properties.isVariationSelector
      }),
      let last = scalars.lastIndex(where: { !isLoose($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}
