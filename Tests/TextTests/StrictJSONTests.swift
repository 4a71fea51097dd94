import Testing

@testable import Text

/// What reaches the decoder of the toolchain, and what does not.
@Suite("Strict JSON")
struct StrictJSONTests {
  private static func decoded(_ text: String) -> [String: [Int]]? {
    try? StrictJSON.decode([String: [Int]].self, from: Array(text.utf8))
  }

  @Test("An object is decoded, whatever its names are")
  func object() {
    #expect(
      Self.decoded(#"{"a": [1, 2], "\n\u00e9\ud83c\udff8": []}"#) == ["a": [1, 2], "\né🏸": []])
    #expect(Self.decoded("\u{FEFF} {} \n") == [:])
  }

  @Test(
    "What is no object by the grammar is refused, a broken name among it",
    arguments: [
      "{\"a\n\": [1]}", "{\"a\t\": []}", "{\"a\\q\": []}", "{\"a\\u12\": []}", "{\"\\ud800\": []}",
      "{\"a\": {\"\\udc00b\": 1}}", "{\"a\": [1}", "{\"a\": [1]", "{a: [1]}", "[1]", "",
      "{\"a\": [01]}",
    ])
  func refused(text: String) {
    #expect(throws: DecodingError.self) {
      try StrictJSON.decode([String: [Int]].self, from: Array(text.utf8))
    }
  }

  @Test("Bytes that are no UTF-8 are refused")
  func bytes() {
    #expect(throws: DecodingError.self) {
      try StrictJSON.decode(
        [String: [Int]].self, from: Array("{\"a".utf8) + [0xFF] + Array("\": []}".utf8))
    }
  }

  @Test("An object with one byte spoilt anywhere ends nothing")
  func everyByte() throws {
    let good = Array(#"{"pairs":[["cat","dog"],["\u00e9\n","b"]],"m\u00e9":[]}"#.utf8)
    let pairs = try StrictJSON.decode([String: [[String]]].self, from: good)
    #expect(pairs == ["pairs": [["cat", "dog"], ["é\n", "b"]], "mé": []])
    for place in good.indices {
      for byte: UInt8 in [0x0A, 0x22, 0x5C, 0x7B, 0xFF] {
        var bytes = good
        bytes[place] = byte
        _ = try? StrictJSON.decode([String: [[String]]].self, from: bytes)
      }
    }
  }
}
