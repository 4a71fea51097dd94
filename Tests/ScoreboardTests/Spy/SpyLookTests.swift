import Buttons
import Drawing
import Spy
import SpyTestKit
import Testing

@testable import Scoreboard

@Suite("Spy: words on the wall")
struct SpyLookTests {
  private func dealt(_ settings: Settings = Settings(), blanks: Int? = nil) -> PartySide {
    var party = PartySide(settings)
    if let blanks { party.happen(.counts(spies: 1, blanks: blanks)) }
    party.tap(.rightPlus)
    return party
  }

  /// Whether a secret of the game stands in the picture.
  private func leaks(_ party: PartySide) -> [Leak] {
    Leak.all(in: party.texts.joined(separator: "\n"), of: party.secrets)
  }

  @Test("a word is shown while its button is held, and is gone when it comes up")
  func held() throws {
    var party = dealt(blanks: 0)
    let word = try #require(party.word(of: Seat.all[0]))
    #expect(leaks(party).isEmpty)
    #expect(party.texts.contains("Everybody but Player 1 looks away"))
    party.down(.rightPlus)
    for _ in 0..<30 {
      party.wait(.milliseconds(100))
      #expect(party.text("spy.main") == word)
      #expect(Set(leaks(party).map(\.secret)) == [word], "this word and no other")
    }
    party.up(.rightPlus)
    #expect(leaks(party).isEmpty)
    party.wait(.seconds(1))
    #expect(leaks(party).isEmpty)
  }

  @Test("4 s at most, however long it is held")
  func fourSeconds() {
    var party = dealt(blanks: 0)
    party.down(.rightPlus)
    party.wait(.milliseconds(3_900))
    #expect(!leaks(party).isEmpty)
    #expect(
      party.console.nextChange(after: party.now).map { $0 - party.now < .milliseconds(100) } == true
    )
    party.wait(.milliseconds(110))
    for _ in 0..<200 {
      #expect(leaks(party).isEmpty)
      party.wait(.milliseconds(100))
    }
    party.up(.rightPlus)
    #expect(leaks(party).isEmpty)
  }

  @Test("a button held through the reveal into the next seat is refused; nothing changes")
  func heldThrough() {
    var party = dealt()
    party.down(.rightPlus)
    party.wait(.seconds(1))
    for _ in 0..<3 {
      let before = party.screen.evening
      party.down(.leftMinus)
      party.up(.leftMinus)
      #expect(party.refusals.last == "let go of the button first")
      #expect(party.screen.evening == before && party.screen.view == .deal(Seat.all[0]))
      party.wait(.seconds(2))
    }
    party.up(.rightPlus)
    party.tap(.leftMinus)
    #expect(party.screen.view == .deal(Seat.all[1]))
    #expect(leaks(party).isEmpty)
  }

  @Test("the next seat sees nothing before a press of its own")
  func separatePress() {
    var party = dealt()
    #expect(party.tap(.leftMinus) == "Player 1 has not seen the word yet")
    party.tap(.rightPlus, for: .seconds(1))
    party.tap(.leftMinus)
    for _ in 0..<50 {
      #expect(leaks(party).isEmpty)
      party.wait(.milliseconds(100))
    }
    #expect(party.tap(.leftMinus) == "Player 2 has not seen the word yet")
  }

  @Test("rewind held for a start, a lone start line and the chord show nothing")
  func otherWays() {
    var party = dealt()
    party.tap(.rewind, for: .milliseconds(1_500))
    #expect(leaks(party).isEmpty && party.screen.look == nil)
    party.tap(.start)
    #expect(leaks(party).isEmpty && party.screen.look == nil)
    party.down(.leftPlus)
    party.down(.rightPlus)
    party.wait(.seconds(2))
    party.up(.leftPlus)
    party.up(.rightPlus)
    party.wait(.seconds(1))
    #expect(leaks(party).isEmpty)
    #expect(party.screen.view == .deal(Seat.all[0]))
  }

  @Test("the menu covers the word, and it stays covered when the menu closes")
  func menuCovers() {
    var party = dealt()
    party.down(.rightPlus)
    party.wait(.milliseconds(300))
    party.act(.show(.menu))
    #expect(leaks(party).isEmpty)
    party.act(.show(.menu))
    #expect(party.console.screen == .spy)
    #expect(leaks(party).isEmpty)
    party.act(.show(.badminton))
    party.act(.show(.spy))
    #expect(leaks(party).isEmpty)
  }

  @Test("a blank is told that it is blank")
  func blank() {
    var party = PartySide()
    party.happen(.counts(spies: 1, blanks: 2))
    party.tap(.rightPlus)
    var blanks = 0
    while case .deal(let seat) = party.screen.view {
      party.down(.rightPlus)
      party.wait(.milliseconds(200))
      if party.word(of: seat) == nil {
        blanks += 1
        #expect(party.text("spy.main") == "You are the blank: no word")
      } else {
        #expect(party.text("spy.main") == party.word(of: seat))
      }
      party.up(.rightPlus)
      party.tap(.leftMinus)
    }
    #expect(blanks == 2)
  }

  @Test("forgot my word: the marked seat's own word, held, and back out of it")
  func forgot() throws {
    var party = dealt()
    while case .dealing(.some) = party.phase { party.looks() }
    party.tap(.rightPlus)
    party.tap(.leftPlus)
    #expect(party.screen.view == .forgot)
    let seat = try #require(party.seats(.spy).first)
    party.mark(.seat(seat))
    party.tap(.rightPlus, for: .seconds(2))
    #expect(party.screen.view == .recall(seat))
    #expect(leaks(party).isEmpty, "first its name, and the others look away")
    #expect(party.texts.contains("Everybody but Player \(seat.number) looks away"))
    party.down(.rightPlus)
    party.wait(.milliseconds(500))
    #expect(party.text("spy.main") == party.word(of: seat))
    #expect(Set(leaks(party).map(\.secret)) == Set([party.word(of: seat)].compactMap { $0 }))
    party.down(.leftMinus)
    party.up(.leftMinus)
    #expect(party.refusals.last == "let go of the button first", "not on to another's word")
    party.down(.rewind)
    party.up(.rewind)
    #expect(party.refusals.last == "let go of the button first")
    party.up(.rightPlus)
    #expect(leaks(party).isEmpty)
    party.tap(.rewind)
    #expect(party.screen.view == .forgot, "another one forgot, too")
    party.tap(.rightPlus)
    party.tap(.leftMinus)
    guard case .describe = party.screen.view else { return #expect(Bool(false)) }
    party.tap(.leftPlus)
    party.tap(.rewind)
    guard case .describe = party.screen.view else { return #expect(Bool(false)) }
  }

  @Test("who joined late has no word to forget")
  func forgotNothing() {
    var party = dealt()
    party.happen(.joined(nil))
    party.act(.spy(.open(.forgot)))
    #expect(!party.screen.lines.contains(.seat(Seat.all[6])))
    #expect(party.screen.lines.count == 6)
  }

  @Test("a wall that may not show words says so")
  func noWall() {
    var settings = Settings()
    settings.showsWordsOnWall = false
    var party = dealt(settings)
    #expect(party.tap(.rightPlus, for: .seconds(1)) == "words are not shown on this wall")
    #expect(leaks(party).isEmpty)
  }

  @Test("no frame, no state and no print of a whole game holds a word before its end")
  func wholeGame() {
    var party = PartySide()
    var frames = 0
    party.tap(.rightPlus)
    func check() {
      frames += 1
      #expect(leaks(party).isEmpty)
      let said =
        "\(party.console.state(at: party.now))\(party.refusals)\(party.screen.board(in: party.console.surroundings(at: party.now)))"
      #expect(Leak.all(in: said, of: party.secrets).isEmpty)
    }
    while true {
      if case .ended = party.phase { break }
      check()
      switch party.screen.view {
      case .deal: party.looks()
      case .guessing: party.happen(.judged(isRight: false))
      default: party.tap(.rightPlus)
      }
      if frames > 400 { break }
    }
    #expect(frames > 20 && frames < 400)
    // The end says both, so the check would have seen them.
    #expect(Set(leaks(party).map(\.secret)) == Set(party.secrets))
    let state = "\(party.console.state(at: party.now))"
    #expect(Set(Leak.all(in: state, of: party.secrets).map(\.secret)) == Set(party.secrets))
  }

  @Test("a record of the party game does not print, whoever logs it")
  func records() throws {
    let party = dealt(blanks: 0)
    let text = party.stored.map(\.text).joined(separator: "\n")
    #expect(Set(Leak.all(in: text, of: party.secrets).map(\.secret)) == Set(party.secrets))
    var printed =
      "\(party.stored)" + String(reflecting: party.stored) + "\(Outcome(records: party.stored))"
    dump(party.stored, to: &printed)
    #expect(Leak.all(in: printed, of: party.secrets).isEmpty)
    #expect("\(Record(book: .badminton, text: "@1 A"))" == "badminton: @1 A")
  }

  @Test("planted in a frame or in the state, a word is found")
  func planted() throws {
    let party = dealt(blanks: 0)
    let secret = try #require(party.secrets.first)
    var scene = party.console.picture(at: party.now)
    #expect(Leak.all(in: PartySide.texts(scene).joined(), of: party.secrets).isEmpty)
    let box = Rect(x: 0, y: 0, width: 9, height: 9)
    scene.nodes.append(
      Node(
        "leak", box,
        .text(Text(["x", "…\(secret)"], color: Palette.white, on: Palette.ground, largest: 9))))
    #expect(!Leak.all(in: PartySide.texts(scene).joined(), of: party.secrets).isEmpty)
    guard case .object(var members) = party.console.state(at: party.now) else {
      return #expect(Bool(false))
    }
    members.append(("leak", .string(secret)))
    #expect(!Leak.all(in: "\(StateValue.object(members))", of: party.secrets).isEmpty)
  }
}
