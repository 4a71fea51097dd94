import Glibc

/// A secret that stands in a text, in one of the forms in which texts travel.
public struct Leak: Hashable, Sendable {
  /// The secret.
  public let secret: String
  /// The form it was found in: `raw`, `escaped`, `percent` or `base64`.
  public let form: String

  /// Every secret that occurs in the text: as it is, with JSON's escapes, percent-encoded as UTF-8,
  /// or in base64 at any of its three alignments.
  ///
  /// Case does not matter.
  public static func all(in text: String, of secrets: [String]) -> [Leak] {
    let bytes = Array(text.lowercased().utf8)
    return secrets.flatMap { secret in
      forms(of: secret).filter { contains(bytes, Array($0.pattern.lowercased().utf8)) }
        .map { Leak(secret: secret, form: $0.form) }
    }
  }

  private static func forms(of secret: String) -> [(form: String, pattern: String)] {
    let bytes = Array(secret.utf8)
    var forms = [("raw", secret), ("escaped", escaped(secret)), ("percent", percent(bytes))]
    for skipped in 0..<3 where bytes.count >= skipped + 3 {
      let whole = (bytes.count - skipped) / 3 * 3
      forms.append(("base64", base64(Array(bytes[skipped..<(skipped + whole)]))))
    }
    return forms
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard !part.isEmpty else { return false }
    return text.withUnsafeBytes { text in
      part.withUnsafeBytes { part in
        guard let whole = text.baseAddress, let piece = part.baseAddress else { return false }
        var start = 0
        while let found = memchr(whole + start, Int32(part[0]), text.count - start) {
          start = UnsafeRawPointer(found) - whole
          guard start + part.count <= text.count else { break }
          if memcmp(found, piece, part.count) == 0 { return true }
          start += 1
        }
        return false
      }
    }
  }

  private static func hex(_ value: some BinaryInteger, _ digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func escaped(_ text: String) -> String {
    text.utf16.map { $0 < 128 ? String(Character(Unicode.Scalar(UInt8($0)))) : "\\u" + hex($0, 4) }
      .joined()
  }

  private static func percent(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte < 128 && (character.isLetter || character.isNumber)
        ? String(character) : "%" + hex(byte, 2)
    }.joined()
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count - 2, by: 3) {
      let group =
        Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
      for shift in [18, 12, 6, 0] { text.append(letters[group >> shift & 63]) }
    }
    return text
  }
}
