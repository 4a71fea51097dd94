import Testing

@testable import Text

@Suite struct TextEncodingTests {
  private let every = Set(TextEncoding.allCases)

  @Test func utf8() throws {
    #expect(try decode(Array("戴資穎\n".utf8)) == .init(text: "戴資穎\n", encoding: .utf8))
    #expect(try decode([0xef, 0xbb, 0xbf, 0x61]) == .init(text: "a", encoding: .utf8))
    #expect(try decode([]) == .init(text: "", encoding: .utf8))
  }

  @Test(arguments: [true, false], [true, false])
  func utf16(isLittle: Bool, hasMark: Bool) throws {
    let text = "name,club\r\n戴資穎,台北 😀\r\nLin,Peking\r\n"
    var bytes: [UInt8] = []
    if hasMark { bytes = isLittle ? [0xff, 0xfe] : [0xfe, 0xff] }
    for unit in text.utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xff))
      bytes += isLittle ? [low, high] : [high, low]
    }
    #expect(try decode(bytes) == .init(text: text, encoding: .utf16))
    #expect(fault(bytes + [0x20]).kind == .encoding)
    #expect(
      fault(bytes, [.utf8]).message(in: "r.csv") == "r.csv: is written in UTF-16; expected UTF-8")
  }

  @Test func unpairedSurrogatesNameTheirLine() {
    let bytes: [UInt8] = [0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x00, 0xd8, 0x61, 0]
    #expect(fault(bytes).line == 2)
  }

  @Test func big5() throws {
    // 戴資穎 and 王小明 as a Big5 editor saves them.
    let bytes: [UInt8] = [
      0xc0, 0xb9, 0xb8, 0xea, 0xbf, 0x6f, 0x0a, 0xa4, 0xfd, 0xa4, 0x70, 0xa9, 0xfa,
    ]
    #expect(try decode(bytes) == .init(text: "戴資穎\n王小明", encoding: .big5))
    #expect(
      fault(bytes, [.utf8]).message(in: "r")
        == "r:1: has a byte that is no text (0xc0, the file looks like Big5); expected UTF-8")
  }

  @Test func westernEncodingsAreRefused() {
    // "Andrés" and "Müller" in Latin-1: their pairs would be rare Chinese characters.
    let bytes =
      Array("Andr".utf8) + [0xe9, 0x73, 0x0a] + Array("M".utf8) + [0xfc] + Array("ller".utf8)
    #expect(
      fault(bytes).message(in: "roster.csv")
        == "roster.csv:1: has a byte that is no text (0xe9); expected UTF-8 or UTF-16 or Big5")
  }

  @Test(
    arguments: [
      [0x80], [0xc0, 0x80], [0xc1, 0xbf], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80],
      [0xf0, 0x80, 0x80, 0x80],
      [0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xff], [0xe4, 0xb8], [0xf0, 0x9f, 0x98],
    ] as [[UInt8]])
  func invalidUTF8NamesItsLine(fault bytes: [UInt8]) {
    let error = fault(Array("a\nb\n".utf8) + bytes + [0x0a], [.utf8])
    #expect(error.line == 3)
    #expect(error.kind == .encoding)
    #expect(UTF8Check.firstFault(in: [0x61] + bytes) == 1)
  }

  @Test func everyScalarIsValid() {
    for value in stride(from: UInt32(0), through: 0x10ffff, by: 37) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(UTF8Check.firstFault(in: Array(String(scalar).utf8)) == nil)
    }
  }

  @Test func nulIsNoText() {
    #expect(
      fault(Array("a\nb\u{0}c".utf8)).message(in: "f") == "f:2: has a NUL character; expected text")
  }

  private func decode(_ bytes: [UInt8]) throws -> TextEncoding.Decoded {
    try TextEncoding.decode(bytes, as: every)
  }

  private func fault(_ bytes: [UInt8], _ encodings: Set<TextEncoding>? = nil) -> TextError {
    do throws(TextError) {
      _ = try TextEncoding.decode(bytes, as: encodings ?? every)
      return TextError(.syntax, "nothing was thrown")
    } catch {
      return error
    }
  }
}
