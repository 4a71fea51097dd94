import Buttons
import Drawing
import Spy
import SpyTestKit
import Testing

@testable import Scoreboard

@Suite("Spy: a small display for one pair of eyes")
struct SpySecretDisplayTests {
  private static let small = Size(width: 480, height: 320)

  private func party(wall: Bool = false, language: Language = .english) -> PartySide {
    var settings = Settings()
    settings.showsWordsOnWall = wall
    settings.language = language
    var party = PartySide(settings)
    party.console.setSecretDisplay(Self.small)
    party.happen(.counts(spies: 1, blanks: 0))
    return party
  }

  private func onWall(_ party: PartySide) -> [Leak] {
    Leak.all(in: party.texts.joined(separator: "\n"), of: party.secrets)
  }

  private func onSmall(_ party: PartySide) -> Set<String> {
    Set(Leak.all(in: party.smallTexts.joined(separator: "\n"), of: party.secrets).map(\.secret))
  }

  @Test("a word stands there while its button is held, 4 s at most, and never on the wall")
  func word() throws {
    var party = party()
    party.tap(.rightPlus)
    while case .deal(let seat) = party.screen.view {
      let word = try #require(party.word(of: seat))
      #expect(party.texts.contains("Only Player \(seat.number) looks at the small screen"))
      #expect(onSmall(party).isEmpty && onWall(party).isEmpty)
      party.down(.rightPlus)
      for _ in 0..<39 {
        party.wait(.milliseconds(100))
        #expect(onSmall(party) == [word], "this word and no other")
        #expect(onWall(party).isEmpty)
      }
      party.wait(.milliseconds(110))
      #expect(onSmall(party).isEmpty && onWall(party).isEmpty)
      party.up(.rightPlus)
      #expect(onSmall(party).isEmpty && onWall(party).isEmpty)
      party.tap(.leftMinus)
      #expect(onSmall(party).isEmpty, "the next seat presses for itself")
    }
  }

  @Test("the wall may be forbidden to show words: the small display is enough, and without it none")
  func wallForbidden() {
    var party = party(wall: false)
    party.tap(.rightPlus)
    #expect(party.tap(.rightPlus, for: .seconds(1)) == nil)
    party.console.setSecretDisplay(nil)
    #expect(party.console.secretPicture(at: party.now) == nil)
    #expect(party.tap(.rightPlus, for: .seconds(1)) == "words are not shown on this wall")
    #expect(onWall(party).isEmpty)
  }

  @Test(
    "it goes, or comes, while a word is shown: covered, for nobody has looked away from the wall")
  func goes() {
    var party = party(wall: true)
    party.tap(.rightPlus)
    party.down(.rightPlus)
    party.wait(.milliseconds(300))
    #expect(!onSmall(party).isEmpty)
    party.console.setSecretDisplay(nil)
    #expect(onWall(party).isEmpty)
    party.wait(.seconds(1))
    party.up(.rightPlus)
    #expect(party.texts.contains("Everybody but Player 1 looks away"))
    party.down(.rightPlus)
    party.wait(.milliseconds(300))
    #expect(!onWall(party).isEmpty)
    party.console.setSecretDisplay(Self.small)
    #expect(onWall(party).isEmpty && onSmall(party).isEmpty)
  }

  @Test("a ballot is marked there; the wall says only who votes")
  func ballot() {
    var party = party()
    party.votes()
    guard case .ballotPrompt(let voter) = party.screen.view else { return #expect(Bool(false)) }
    party.tap(.rightPlus)
    #expect(party.screen.view == .ballot(voter))
    let wall = party.console.picture(at: party.now)
    #expect(!wall.nodes.contains { $0.role.hasPrefix("spy.line.") })
    party.tap(.leftMinus)
    #expect(party.console.picture(at: party.now) == wall, "nobody sees whom it marks")
    let small = party.console.secretPicture(at: party.now)
    #expect(small?.nodes.contains { $0.role.hasPrefix("spy.line.") } == true)
  }

  @Test("whoever forgot the word looks there, too")
  func forgot() throws {
    var party = party()
    party.describes()
    party.tap(.leftPlus)
    let seat = try #require(party.seats(.spy).first)
    party.mark(.seat(seat))
    party.tap(.rightPlus)
    party.down(.rightPlus)
    party.wait(.milliseconds(300))
    #expect(onWall(party).isEmpty)
    #expect(onSmall(party) == Set([party.word(of: seat)].compactMap { $0 }))
    party.act(.show(.menu))
    #expect(onSmall(party).isEmpty)
  }

  @Test("in a whole game the wall holds no word before the end, and the small display none unheld")
  func wholeGame() {
    var party = party()
    var steps = 0
    party.tap(.rightPlus)
    while steps < 300 {
      if case .ended = party.phase { break }
      steps += 1
      #expect(onWall(party).isEmpty && onSmall(party).isEmpty)
      if case .deal = party.screen.view { party.looks() } else { party.tap(.rightPlus) }
    }
    #expect(steps < 300)
    party.wait(.seconds(2))
    #expect(Set(onWall(party).map(\.secret)) == Set(party.secrets))
  }

  @Test(
    "No two boxes overlap, none is in the margin",
    arguments: [
      small, Size(width: 320, height: 240), Size(width: 240, height: 320),
      Size(width: 800, height: 480), Size(width: 480, height: 800), Size(width: 128, height: 64),
    ])
  func boxes(size: Size) {
    for language in Language.allCases {
      for (moment, reach) in SpyLayoutTests.moments {
        var party = party(language: language)
        party.console.setSecretDisplay(size)
        reach(&party)
        let faults = party.console.secretPicture(at: party.now).map(LayoutTests.faults)
        #expect(faults == [], "\(moment), \(language)")
        #expect(LayoutTests.faults(party.console.picture(at: party.now)) == [], "\(moment)")
      }
    }
  }

  @Test(
    "what shows a word is marked as secret, so that no log line quotes it",
    arguments: [true, false])
  func marked(hasSmall: Bool) throws {
    var party = party(wall: true)
    if !hasSmall { party.console.setSecretDisplay(nil) }
    party.tap(.rightPlus)
    party.down(.rightPlus)
    party.wait(.milliseconds(300))
    let scene = party.console.secretPicture(at: party.now) ?? party.console.picture(at: party.now)
    let word = try #require(party.word(of: Seat.all[0]))
    let texts = scene.nodes.compactMap { node -> Text? in
      if case .text(let text) = node.content { text } else { nil }
    }
    let shown = texts.filter { $0.ladder.contains { $0.contains(word) } }
    #expect(!shown.isEmpty && shown.allSatisfy(\.isSecret))
  }
}

extension PartySide {
  /// Every text of the small display's picture.
  var smallTexts: [String] { console.secretPicture(at: now).map(Self.texts) ?? [] }
}
