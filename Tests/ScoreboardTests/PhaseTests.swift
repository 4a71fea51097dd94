import Badminton
import Buttons
import Testing

@testable import Scoreboard

@Suite struct PhaseTests {
  @Test("a match from the toss to the winner") func wholeMatch() {
    var court = Court()
    #expect(court.phase == .setup)
    #expect(court.text("band") == "Player 1 SERVES FIRST")
    court.tap(.rightPlus)
    #expect(court.text("band") == "Player 2 SERVES FIRST")
    court.tap(.start)
    #expect(court.phase == .playing)
    #expect(court.text("band") == nil)
    court.score(.a, 21)
    #expect(court.phase == .gameOver)
    #expect(court.text("band") == "ROUND 2 NEXT · CHANGE ENDS  2:00")
    #expect(court.tap(.leftPlus) == "game over: change ends or rewind")
    court.tap(.ends)
    #expect(court.phase == .paused)
    court.score(.a, 21)
    #expect(court.phase == .matchOver)
    #expect(court.text("band") == "Player 1 WINS")
    court.holdEnds()
    #expect(court.phase == .setup)
    #expect(court["games"] == .array([.array([.number(0), .number(0)])]))
  }
}
