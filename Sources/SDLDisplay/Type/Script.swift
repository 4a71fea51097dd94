/// A writing system, as far as drawing must know it.
struct Script: Sendable, Hashable {
  /// Its ISO 15924 code, which the shaper wants.
  let tag: String
  /// What follows `NotoSans` in the name of its font file; empty where the general faces have it.
  let noto: String

  /// Latin, and whatever belongs to no script.
  static let latin = Script(tag: "Latn", noto: "")

  /// Whether it is written from right to left.
  var isRightToLeft: Bool { Script.rightToLeft.contains(tag) }
  /// Whether its characters are whole squares, which small sizes draw from a pixel font.
  var isEastAsian: Bool { Script.eastAsian.contains(tag) }

  /// The script of a scalar, or nil for signs, digits and spaces, which go with their neighbours.
  static func of(_ scalar: Unicode.Scalar) -> Script? {
    let value = scalar.value
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < table.count, table[low].first <= value else { return nil }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .letterNumber:
      return table[low].script
    case .decimalNumber where table[low].script.tag != "Latn":
      return table[low].script
    default:
      return nil
    }
  }

  private static let rightToLeft: Set<String> = [
    "Hebr", "Arab", "Syrc", "Thaa", "Nkoo", "Samr", "Mand", "Adlm", "Rohg",
  ]
  private static let eastAsian: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo"]

  private struct Block: Sendable {
    let first: UInt32
    let last: UInt32
    let script: Script
  }

  /// By Unicode's blocks, in order.
  private static let table: [Block] = blocks.flatMap { tag, noto, ranges in
    ranges.map {
      Block(first: $0.lowerBound, last: $0.upperBound, script: Script(tag: tag, noto: noto))
    }
  }.sorted { $0.first < $1.first }

  private static let blocks: [(tag: String, noto: String, ranges: [ClosedRange<UInt32>])] = [
    (
      "Latn", "",
      [
        0x41...0x5A, 0x61...0x7A, 0xAA...0xAA, 0xBA...0xBA, 0xC0...0x2AF, 0x1D00...0x1DBF,
        0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06,
        0xFF21...0xFF3A, 0xFF41...0xFF5A,
      ]
    ),
    ("Grek", "", [0x370...0x3FF, 0x1F00...0x1FFF]),
    ("Cyrl", "", [0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F]),
    ("Armn", "Armenian", [0x530...0x58F, 0xFB13...0xFB17]),
    ("Hebr", "Hebrew", [0x590...0x5FF, 0xFB1D...0xFB4F]),
    (
      "Arab", "Arabic",
      [0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE]
    ),
    ("Syrc", "Syriac", [0x700...0x74F, 0x860...0x86F]),
    ("Thaa", "Thaana", [0x780...0x7BF]),
    ("Nkoo", "NKo", [0x7C0...0x7FF]),
    ("Samr", "Samaritan", [0x800...0x83F]),
    ("Mand", "Mandaic", [0x840...0x85F]),
    ("Deva", "Devanagari", [0x900...0x97F, 0xA8E0...0xA8FF]),
    ("Beng", "Bengali", [0x980...0x9FF]),
    ("Guru", "Gurmukhi", [0xA00...0xA7F]),
    ("Gujr", "Gujarati", [0xA80...0xAFF]),
    ("Orya", "Oriya", [0xB00...0xB7F]),
    ("Taml", "Tamil", [0xB80...0xBFF]),
    ("Telu", "Telugu", [0xC00...0xC7F]),
    ("Knda", "Kannada", [0xC80...0xCFF]),
    ("Mlym", "Malayalam", [0xD00...0xD7F]),
    ("Sinh", "Sinhala", [0xD80...0xDFF]),
    ("Thai", "Thai", [0xE00...0xE7F]),
    ("Laoo", "Lao", [0xE80...0xEFF]),
    ("Tibt", "Tibetan", [0xF00...0xFFF]),
    ("Mymr", "Myanmar", [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]),
    ("Geor", "Georgian", [0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F]),
    (
      "Hang", "",
      [0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC]
    ),
    ("Ethi", "Ethiopic", [0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F]),
    ("Cher", "Cherokee", [0x13A0...0x13FF, 0xAB70...0xABBF]),
    ("Cans", "CanadianAboriginal", [0x1400...0x167F, 0x18B0...0x18FF]),
    ("Ogam", "Ogham", [0x1680...0x169F]),
    ("Runr", "Runic", [0x16A0...0x16FF]),
    ("Tglg", "Tagalog", [0x1700...0x171F]),
    ("Hano", "Hanunoo", [0x1720...0x173F]),
    ("Buhd", "Buhid", [0x1740...0x175F]),
    ("Tagb", "Tagbanwa", [0x1760...0x177F]),
    ("Khmr", "Khmer", [0x1780...0x17FF, 0x19E0...0x19FF]),
    ("Mong", "Mongolian", [0x1800...0x18AF]),
    ("Limb", "Limbu", [0x1900...0x194F]),
    ("Tale", "TaiLe", [0x1950...0x197F]),
    ("Talu", "NewTaiLue", [0x1980...0x19DF]),
    ("Bugi", "Buginese", [0x1A00...0x1A1F]),
    ("Lana", "TaiTham", [0x1A20...0x1AAF]),
    ("Bali", "Balinese", [0x1B00...0x1B7F]),
    ("Sund", "Sundanese", [0x1B80...0x1BBF, 0x1CC0...0x1CCF]),
    ("Batk", "Batak", [0x1BC0...0x1BFF]),
    ("Lepc", "Lepcha", [0x1C00...0x1C4F]),
    ("Olck", "OlChiki", [0x1C50...0x1C7F]),
    ("Glag", "Glagolitic", [0x2C00...0x2C5F]),
    ("Copt", "Coptic", [0x2C80...0x2CFF]),
    ("Tfng", "Tifinagh", [0x2D30...0x2D7F]),
    (
      "Hani", "",
      [
        0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xF900...0xFAFF, 0x2_0000...0x3_FFFF,
      ]
    ),
    ("Hira", "", [0x3040...0x309F]),
    ("Kana", "", [0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF65...0xFF9F]),
    ("Bopo", "", [0x3100...0x312F, 0x31A0...0x31BF]),
    ("Yiii", "Yi", [0xA000...0xA4CF]),
    ("Lisu", "Lisu", [0xA4D0...0xA4FF]),
    ("Vaii", "Vai", [0xA500...0xA63F]),
    ("Bamu", "Bamum", [0xA6A0...0xA6FF]),
    ("Sylo", "SylotiNagri", [0xA800...0xA82F]),
    ("Phag", "PhagsPa", [0xA840...0xA87F]),
    ("Saur", "Saurashtra", [0xA880...0xA8DF]),
    ("Kali", "KayahLi", [0xA900...0xA92F]),
    ("Rjng", "Rejang", [0xA930...0xA95F]),
    ("Java", "Javanese", [0xA980...0xA9DF]),
    ("Cham", "Cham", [0xAA00...0xAA5F]),
    ("Tavt", "TaiViet", [0xAA80...0xAADF]),
    ("Mtei", "MeeteiMayek", [0xAAE0...0xAAFF, 0xABC0...0xABFF]),
    ("Dsrt", "Deseret", [0x1_0400...0x1_044F]),
    ("Osge", "Osage", [0x1_04B0...0x1_04FF]),
    ("Rohg", "HanifiRohingya", [0x1_0D00...0x1_0D3F]),
    ("Cakm", "Chakma", [0x1_1100...0x1_114F]),
    ("Adlm", "Adlam", [0x1_E900...0x1_E95F]),
  ]
}
