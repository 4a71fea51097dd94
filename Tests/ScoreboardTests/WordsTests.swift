import Testing

@testable import Scoreboard

@Suite("The words of the display")
struct WordsTests {
  private func slots(_ text: String) -> Int {
    text.split(separator: "{}", omittingEmptySubsequences: false).count - 1
  }

  @Test("Every phrase is there in both languages with the same gaps", arguments: Phrase.all)
  func complete(phrase: Phrase) {
    #expect(!phrase.english.isEmpty)
    #expect(!phrase.traditionalChinese.isEmpty)
    #expect(slots(phrase.english) == slots(phrase.traditionalChinese))
  }

  @Test("Keys are unique and fit a file of one's own words")
  func keys() {
    let keys = Phrase.all.map(\.key)
    #expect(Set(keys).count == keys.count)
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    #expect(keys.allSatisfy(letters.isSuperset(of:)))
  }

  @Test("Own words replace the built-in ones; a gap too few or too many does no harm")
  func own() {
    var settings = Settings()
    settings.phrases = ["round": "GAME {}", "wins": "Hooray", "deuce": "{} {} {"]
    let words = Words(settings)
    #expect(words.say(.round, "2") == "GAME 2")
    #expect(words.say(.wins, "Li") == "Hooray")
    #expect(words.say(.deuce) == "{} {} {")
    #expect(words.say(.deuce, "a", "b", "c") == "a b {")
    #expect(words.say(.menu) == "MENU")
  }

  @Test(
    "The words of the sport in Traditional Chinese",
    arguments: [
      (Phrase.deuce, "平分"), (.changeEnds, "換邊"), (.gamePoint, "局點"), (.matchPoint, "賽末點"),
      (.interval, "間歇 {}"), (.round, "第 {} 局"), (.player, "玩家{}"), (.menuFormat, "賽制"),
    ])
  func chinese(phrase: Phrase, text: String) {
    #expect(phrase.traditionalChinese == text)
  }
}
