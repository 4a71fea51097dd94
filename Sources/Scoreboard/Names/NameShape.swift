/// How high a name's ink may become: what a layout must know where two lines share little room.
enum NameShape {
  /// Whether its ink is hardly higher than its capitals: Latin, Greek and Cyrillic without marks on
  /// capitals and tails at once, Chinese characters, kana and Hangul.
  static func isLow(_ name: String) -> Bool {
    var above = 0
    var below = 0
    for scalar in name.unicodeScalars where !isPlain(scalar) {
      guard isAlphabetic(scalar) else { return false }
      let marks = marks(of: scalar)
      above = max(above, scalar.properties.isUppercase ? marks : 0)
      if tails.contains(scalar) { below = 1 }
    }
    return above + below < 2
  }

  private static let tails = Set("gjpqyQ,;ÇçŞşĢģĶķĻļŅņŖŗŢţĄąĘęĮįŲųруцщфҚқңҢ".unicodeScalars)

  /// Spaces, figures, dots, and the letters of East Asia, which are as high as they are wide.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x2B, 0x2D...0x3A, 0x2018...0x2019, 0x3000...0x30FF, 0x3400...0x9FFF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x323AF:
      true
    default: false
    }
  }

  /// Latin, Greek, Cyrillic.
  private static func isAlphabetic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2C, 0x3B, 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1EFF: true
    default: false
    }
  }

  /// Marks on a letter, counted by its name: A WITH CIRCUMFLEX AND ACUTE has two.
  private static func marks(of scalar: Unicode.Scalar) -> Int {
    guard let name = scalar.properties.name else { return 0 }
    let words = name.split(separator: " ")
    guard words.contains("WITH") else { return 0 }
    return words.contains("AND") ? 2 : 1
  }
}
