import Badminton
import Buttons
import Testing

@testable import Scoreboard

@Suite("Both plus buttons held")
struct ChordTests {
  @Test("Before the start it restores the toss and swaps the sides")
  func setup() {
    var court = CourtSide()
    court.tap(.rightPlus)
    #expect(court["server"] == .string("B"))
    court.wait(.seconds(2))
    #expect(court.chord() == nil)
    #expect(court["server"] == .string("B"))
    #expect(court["a_left"] == .bool(false))
  }

  @Test("In play both sides score and ends are refused")
  func play() {
    var court = CourtSide()
    court.reach(.playing)
    #expect(court.chord() == "ends change after a game")
    #expect(court["games"] == .array([.array([.number(1), .number(1)])]))
  }

  @Test("After a game it changes ends, after the match it begins a new one")
  func afterwards() {
    var court = CourtSide()
    court.reach(.gameOver)
    #expect(court.chord() == nil)
    #expect(court.phase == .paused)
    #expect(court["game_number"] == .number(2))
    court.tap(.start)
    court.score(.a, 21)
    court.wait(.seconds(1))
    #expect(court.chord() == nil)
    #expect(court.phase == .setup)
  }

  @Test("Presses that began before half a second of the phase had passed are no chord")
  func early() {
    var court = CourtSide()
    court.tap(.start)
    court.score(.a, 20)
    court.tap(.leftPlus)
    let began = court.now
    #expect(court.phase == .gameOver)
    court.now += .seconds(1)
    let tooEarly = court.cue(.press(.act(.ends, began: began + .milliseconds(499), chord: true)))
    #expect(tooEarly == "both + were held too early: release and hold again")
    #expect(court.phase == .gameOver)
    let right = court.cue(.press(.act(.ends, began: began + .milliseconds(500), chord: true)))
    #expect(right == nil)
    #expect(court.phase == .paused)
  }

  @Test("While it is held the display says what it will do")
  func hold() {
    var court = CourtSide()
    court.reach(.gameOver)
    let acts = court.now + .seconds(1)
    court.console.setHold(Hold(meaning: .chord, began: court.now, acts: acts))
    #expect(court.text("foot.hold") == "keep holding: change ends")
    court.console.setHold(nil)
    #expect(court.text("foot.hold") == nil)
    court.console.setHold(Hold(meaning: .onRelease(.rewind), began: court.now))
    #expect(court.text("foot.hold") == "release: rewind")
    court.console.setHold(Hold(meaning: .onRelease(.menu), began: court.now))
    #expect(court.text("foot.hold") == "release: menu")
  }
}
