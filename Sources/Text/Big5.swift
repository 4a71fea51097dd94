import Glibc

/// Reads Big5, as older Windows programs in Taiwan and Hong Kong save it: through `iconv` of the C
/// library.
enum Big5 {
  /// Whether bytes are plausible Big5: pairs throughout, and mostly of its common characters.
  ///
  /// An accented letter of a Western encoding and the letter after it also look like a pair, but one
  /// of the rare characters.
  static func looksRight(_ bytes: [UInt8]) -> Bool {
    var common = 0
    var rare = 0
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      guard (0x81...0xfe).contains(lead), index + 1 < bytes.count else { return false }
      let trail = bytes[index + 1]
      guard (0x40...0x7e).contains(trail) || (0xa1...0xfe).contains(trail) else { return false }
      if (0xa1...0xc6).contains(lead) { common += 1 } else { rare += 1 }
      index += 2
    }
    return common > rare
  }

  /// Reads all of it: `iconv`.
  static func read(_ bytes: [UInt8]) throws(TextError) -> String {
    // Microsoft's variant knows a few characters more, the euro sign among them.
    guard let converter = open("CP950") ?? open("BIG5") else {
      throw TextError(
        .encoding, "is written in Big5, which this system cannot read; expected UTF-8")
    }
    defer { iconv_close(converter) }
    var source = bytes.map { CChar(bitPattern: $0) }
    // Two bytes of Big5 are at most three of UTF-8.
    var target = [CChar](repeating: 0, count: bytes.count * 2 + 16)
    let (used, filled) = source.withUnsafeMutableBufferPointer { from in
      target.withUnsafeMutableBufferPointer { to in
        var fromStart = from.baseAddress
        var fromLeft = from.count
        var toStart = to.baseAddress
        var toLeft = to.count
        // What it could not convert is left: the answer says no more than that.
        _ = iconv(converter, &fromStart, &fromLeft, &toStart, &toLeft)
        return (from.count - fromLeft, to.count - toLeft)
      }
    }
    guard used == bytes.count else {
      let line = 1 + bytes[..<used].count { $0 == 0x0a }
      throw TextError(
        .encoding, line: line, "has a character that is not Big5; expected UTF-8 or Big5")
    }
    return String(decoding: target[..<filled].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func open(_ name: String) -> iconv_t? {
    let converter = iconv_open("UTF-8", name)
    return converter == iconv_t(bitPattern: -1) ? nil : converter
  }
}
