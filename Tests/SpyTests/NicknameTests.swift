import Spy
import Testing

@Suite("Nicknames")
struct NicknameTests {
  private static let families = "👨‍👩‍👧‍👦👨‍👩‍👧‍👦"
  private static let england = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"

  @Test(
    "from hell",
    arguments: [
      ("Mei", "Mei"), ("  Mei \t Li\n", "Mei Li"), ("", nil), ("   ", nil),
      ("\u{202E}\u{2066}", nil), ("a\u{202E}b\u{0}c\u{7}", "abc"), ("\u{FEFF}x\u{200B}", "x"),
      ("1234567890123456", "123456789012"), ("123456789012 3", "123456789012"),
      ("12345678901 23", "12345678901"), (families, families), ("𠮷野家", "𠮷野家"),
      ("\u{E000}", nil), ("<b>x</b>", "<b>x</b>"), ("!!!", "!!!"), (england, england),
    ] as [(String, String?)])
  func hell(typed: String, name: String?) {
    #expect(Nickname(typed: typed, folding: .plain)?.text == name)
  }

  @Test("a tower of accents is cut down")
  func zalgo() throws {
    let tower = "Z" + String(repeating: "\u{310}", count: 500) + "ero"
    let name = try #require(Nickname(typed: tower, folding: .plain))
    #expect(name.text.unicodeScalars.count <= 13)
    #expect(name.text.hasSuffix("ero"))
  }

  @Test("names of marks only are compared as they are")
  func marks() {
    let keys = ["!!!", "???"].map { Nickname(typed: $0, folding: .plain)?.key }
    #expect(keys[0] != keys[1])
  }
}
