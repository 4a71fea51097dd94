import Testing

@testable import Config

@Suite struct OwnPhrasesTests {
  let folder = Folder()

  private func phrases(_ text: String) -> OwnPhrases {
    OwnPhrases(reading: folder.write(text, to: "words.ini"))
  }

  @Test func wordsReplaceOnlyWhatTheyName() {
    let read = phrases("[Phrases]\nround=SET {}\ndeuce= ISO \n")
    #expect(read.words == ["round": "SET {}", "deuce": "ISO"])
    #expect(read.findings == [])
  }

  @Test func whatIsBrokenKeepsTheBuiltInWords() {
    let read = phrases("[Phrases]\nround=SET {}\nnonsense\ndeuce=\n[Other]\na=b\n")
    #expect(read.words == ["round": "SET {}"])
    #expect(read.findings.map(\.line) == [3, 4, 6])
    #expect(read.findings.map(\.severity) == [.error, .error, .warning])
  }

  @Test func wordsThatTheDisplayDoesNotHaveAreWarnings() {
    let read = phrases("[Phrases]\nrond=SET\nxyzzy=X\n")
    #expect(read.words == [:])
    #expect(
      read.findings.map(\.text) == [
        "the display has no words called rond; expected round",
        "the display has no words called xyzzy",
      ])
    #expect(read.findings.map(\.severity) == [.warning, .warning])
  }

  @Test func gapsTooManyOrTooFewAreWarnings() {
    let read = phrases("[Phrases]\nround=SET\ndeuce={} {\n")
    #expect(read.words == ["round": "SET", "deuce": "{} {"])
    #expect(
      read.findings.map(\.text) == [
        "round has 0 times {}, where something goes in; expected 1",
        "deuce has 1 times {}, where something goes in; expected 0",
      ])
    #expect(read.findings.map(\.severity) == [.warning, .warning])
  }

  @Test func aFileThatIsNoneIsRefused() {
    #expect(OwnPhrases(reading: "/nowhere.ini").words == nil)
    #expect(phrases("lorem ipsum\n").words == nil)
    #expect(phrases("\u{0}").words == nil)
    #expect(phrases("").words == [:])
  }

  @Test func wordsHoldNothingThatDisturbs() {
    #expect(phrases("[Phrases]\nround=\u{202e}X\u{7}\n").words == ["round": "X"])
    let long = phrases("[Phrases]\nround=\(String(repeating: "x", count: 150))\n")
    #expect(long.words?["round"]?.count == OwnPhrases.limit)
  }
}
