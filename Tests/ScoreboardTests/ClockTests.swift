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

  @Test("Its value is stored at least every 10 s, also while another screen is shown")
  func stored() {
    var court = CourtSide()
    court.tap(.start)
    court.act(.show(.spy))
    let before = court.stored.count
    court.wait(.seconds(60))
    let ticks = court.stored.dropFirst(before).map(\.text)
    #expect(ticks == (1...6).map { "@\($0 * 9000) S" })
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
