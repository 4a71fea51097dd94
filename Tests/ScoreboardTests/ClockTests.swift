import Badminton
import Buttons
import Testing

@testable import Scoreboard

@Suite("The match clock")
struct ClockTests {
  @Test("It starts at 0 with the match, pauses, resumes, and stops by itself at a game's end")
  func life() {
    var court = CourtSide()
    court.wait(.seconds(50))
    #expect(court.text("clock") == "00:00")
    court.tap(.start)
    #expect(court["clock_running"] == .bool(true))
    court.wait(.seconds(65))
    #expect(court.text("clock") == "01:05")
    #expect(court.node("clock.stopped.1") == nil)
    court.tap(.start)
    court.wait(.seconds(30))
    #expect(court.text("clock") == "01:06")
    #expect(court.node("clock.stopped.1") != nil)
    court.tap(.start)
    court.score(.a, 21)
    #expect(court["clock_running"] == .bool(false))
    #expect(court.text("clock") == "01:27")
    court.wait(.seconds(90))
    court.tap(.ends)
    #expect(court.phase == .paused)
    #expect(court.text("clock") == "01:27")
    court.tap(.start)
    court.wait(.seconds(3))
    #expect(court.text("clock") == "01:30")
  }

  @Test("A rewound game shows the time at which it had stopped")
  func rewound() {
    var court = CourtSide()
    court.tap(.start)
    court.score(.a, 21)
    court.wait(.seconds(200))
    court.tap(.rewind)
    #expect(court.phase == .paused)
    #expect(court.text("clock") == "00:21")
  }

  @Test(
    "From an hour on it has hours",
    arguments: [
      (0, "00:00"), (59, "00:59"), (60, "01:00"), (3599, "59:59"), (3600, "1:00:00"),
      (4062, "1:07:42"), (36000, "10:00:00"),
    ])
  func format(seconds: Int, text: String) {
    #expect(BadmintonScreen.clockText(.seconds(seconds)) == text)
  }

  @Test("Its value is stored at least every 10 s, also while the menu is open")
  func stored() {
    var court = CourtSide()
    court.tap(.start)
    court.act(.show(.menu))
    let before = court.stored.count
    court.wait(.seconds(60))
    let ticks = court.stored.dropFirst(before).map(\.text)
    #expect(ticks == (1...6).map { "@\($0 * 9000) S" })
  }

  @Test("Another screen pauses it, and is there again after a restart", arguments: [false, true])
  func turned(throughMenu: Bool) {
    var court = CourtSide()
    court.tap(.start)
    court.score(.a, 3)
    if throughMenu { court.act(.show(.menu)) }
    court.act(.show(.quoridor))
    let time = court.badminton.clock.elapsed(at: court.now)
    court.wait(.seconds(60))
    #expect(court.phase == .paused && court.badminton.clock.elapsed(at: court.now) == time)
    var back = CourtSide(records: court.stored, at: court.now)
    #expect(back.console.screen == .quoridor && back.badminton.state == court.badminton.state)
    #expect(back.badminton.clock.elapsed(at: back.now) == time)
    let before = back.stored.count
    back.act(.show(.menu))
    back.act(.show(.menu))
    #expect(back.console.screen == .quoridor && back.stored.count == before)
    back.act(.show(.badminton))
    #expect(CourtSide(records: back.stored, at: back.now).console.screen == .badminton)
    #expect(back.phase == .paused)
  }

  @Test("With the clock running the picture changes once a second, else never by itself")
  func changes() {
    var court = CourtSide()
    #expect(court.console.nextChange(after: court.now) == nil)
    court.tap(.start)
    let start = court.now
    court.wait(.milliseconds(300))
    #expect(court.console.nextChange(after: court.now) == start + .seconds(1))
    court.tap(.start)
    #expect(court.console.nextChange(after: court.now) == nil)
  }

  @Test("A clock that nobody moves stands: time that goes back does not hurt")
  func backwards() {
    var court = CourtSide()
    court.tap(.start)
    #expect(court.console.state(at: .zero) != .null)
    #expect(court.console.picture(at: .zero).nodes.isEmpty == false)
  }
}
