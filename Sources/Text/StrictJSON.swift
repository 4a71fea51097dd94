import FoundationEssentials

/// JSON that is decoded only after it was read by the letter of RFC 8259.
///
/// The decoder of Swift 6.0 ends the process at a member's name that is no text, such as one with a bare
/// line break; what comes from a network or a disk may hold one.
public enum StrictJSON {
  /// Decodes an object of JSON in UTF-8.
  /// - Throws: `DecodingError`, `.dataCorrupted` for what is no object of JSON.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws -> Value {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw corrupted("no UTF-8") }
    do throws(JSONReader.Fault) {
      try JSONReader.check(bytes)
    } catch {
      throw corrupted("byte \(error.column), expected \(error.expected)")
    }
    return try JSONDecoder().decode(type, from: Data(bytes))
  }

  private static func corrupted(_ text: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: text))
  }
}
