/// An encoding a text file may be in.
public enum TextEncoding: String, Sendable, Hashable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  case big5 = "Big5"

  /// A text and the encoding it was in.
  public struct Decoded: Sendable, Hashable {
    /// The text, without a byte order mark.
    public var text: String
    /// The encoding it was in.
    public var encoding: TextEncoding
  }

  /// Reads bytes as text, in whichever of these encodings they are: told by the byte order mark, by
  /// being UTF-8, by the zero bytes of UTF-16, by the lead bytes of Big5.
  ///
  /// A text with a NUL character is no text. An error names the first line that does not fit.
  public static func decode(
    _ bytes: [UInt8], as encodings: Set<TextEncoding> = [.utf8]
  ) throws(TextError) -> Decoded {
    let guess = guess(bytes)
    let text: String
    switch guess {
    case .utf16 where encodings.contains(.utf16): text = try UTF16Reader.read(bytes)
    case .big5 where encodings.contains(.big5): text = try Big5.read(bytes)
    case .utf8, .utf16, .big5: text = try utf8(bytes, guess: guess, expected: encodings)
    }
    if let line = line(of: 0, in: text.utf8) {
      throw TextError(.encoding, line: line, "has a NUL character; expected text")
    }
    return Decoded(text: text, encoding: guess)
  }

  /// What the bytes look like; UTF-8 where nothing else does.
  private static func guess(_ bytes: [UInt8]) -> TextEncoding {
    if bytes.starts(with: mark) { return .utf8 }
    if UTF16Reader.looksRight(bytes) { return .utf16 }
    if UTF8Check.firstFault(in: bytes) == nil { return .utf8 }
    return Big5.looksRight(bytes) ? .big5 : .utf8
  }

  private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

  private static func utf8(
    _ bytes: [UInt8], guess: TextEncoding, expected: Set<TextEncoding>
  ) throws(TextError) -> String {
    let expectation = "expected " + words(for: expected)
    if guess == .utf16 {
      throw TextError(.encoding, "is written in UTF-16; \(expectation)")
    }
    if let offset = UTF8Check.firstFault(in: bytes) {
      let line = 1 + bytes[..<offset].count { $0 == 0x0a }
      let byte = (bytes[offset] < 16 ? "0" : "") + String(bytes[offset], radix: 16)
      let hint = guess == .utf8 ? "" : ", the file looks like \(guess.rawValue)"
      throw TextError(
        .encoding, line: line, "has a byte that is no text (0x\(byte)\(hint)); \(expectation)")
    }
    let start = bytes.starts(with: mark) ? 3 : 0
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  private static func line(of byte: UInt8, in text: String.UTF8View) -> Int? {
    guard let place = text.firstIndex(of: byte) else { return nil }
    return 1 + text[..<place].count { $0 == 0x0a }
  }

  private static func words(for encodings: Set<TextEncoding>) -> String {
    allCases.filter(encodings.contains).map(\.rawValue).joined(separator: " or ")
  }
}
