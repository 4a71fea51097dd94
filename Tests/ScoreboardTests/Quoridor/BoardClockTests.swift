import Buttons
import Drawing
import Quoridor
import Testing

@testable import Scoreboard

@Suite("The turn clock and what outlives a crash")
struct BoardClockTests {
  @Test("At zero the turn passes; then eight seconds; five in a row lose")
  func misses() {
    var board = BoardSide()
    board.tap(.start)
    #expect(board.court.text("seconds") == "40")
    board.court.wait(.seconds(39))
    #expect(board.court.text("seconds") == "1" && board.plies.isEmpty)
    board.court.wait(.seconds(1))
    #expect(board.plies == "pass" && board.court["to_move"] == .string("red"))
    board.tap(.start)
    #expect(board.court.text("seconds") == "8")
    #expect(board.court.text("status") == "1 of 5 turns missed")
    for turn in 2...5 {
      board.court.wait(.seconds(8))
      #expect(board.game.misses(of: .blue) == turn)
      if turn < 5 { board.tap(.start) }
    }
    #expect(board.game.outcome == .win(.red, .misses))
    #expect(board.court.text("result") == "Red WINS")
  }

  @Test("A move of one's own brings the whole time back")
  func full() {
    var board = BoardSide()
    board.tap(.start)
    board.court.wait(.seconds(40))
    board.tap(.start)
    board.tap(.start)
    board.tap(.start)
    #expect(board.court.text("seconds") == "40")
  }

  @Test("The clock waits while another screen is shown")
  func waits() {
    var board = BoardSide()
    board.tap(.start)
    board.court.wait(.seconds(10))
    board.court.act(.show(.badminton))
    board.court.wait(.seconds(500))
    board.court.act(.show(.quoridor))
    #expect(board.phase == .paused && board.court.text("seconds") == "30")
    #expect(board.court.text("turn.note") == "PAUSED")
    #expect(board.tap(.rightPlus) == "paused: resume first")
    board.court.wait(.seconds(100))
    board.tap(.start)
    #expect(board.phase == .playing)
    board.court.wait(.seconds(29))
    #expect(board.plies.isEmpty)
    board.court.wait(.seconds(2))
    #expect(board.plies == "pass")
  }

  @Test("After the menu it goes on by itself; the menu counts no time")
  func menu() {
    var board = BoardSide()
    board.tap(.start)
    board.court.wait(.seconds(5))
    board.court.act(.show(.menu))
    board.court.wait(.seconds(20))
    board.court.act(.show(.menu))
    #expect(board.phase == .playing && board.court.text("seconds") == "35")
  }

  @Test("Targets blink once a second, and only while a pawn is being chosen")
  func blinking() {
    var board = BoardSide()
    board.tap(.start)
    var changes = 0
    var lit = board.court.node("target.e2") != nil
    for _ in 0..<100 {
      board.court.wait(.milliseconds(100))
      let now = board.court.node("target.e2") != nil
      if now != lit { changes += 1 }
      lit = now
    }
    #expect((18...20).contains(changes))
    board.tap(.rewind)
    #expect(board.court.node("target.e2") == nil && board.court.node("ghost") != nil)
  }

  @Test("A power cut brings the game back, the clock paused", arguments: [0, 1, 2, 5, 9])
  func powerCut(plies: Int) throws {
    var board = BoardSide()
    board.act(.opponent(.machine(.casual, .red)))
    board.act(.opponent(.person))
    board.act(.editName(.red))
    board.court.cue(.text(" 戴資穎"))
    board.court.cue(.key(.enter))
    board.act(.coordinates(false))
    let words = "e2 e8 e3h e7 d3v e6 e4h e5 f1".split(separator: " ").prefix(plies)
    board.play(words.joined(separator: " "))
    if plies == 9 {
      board.act(.askToTakeBack)
      board.tap(.start)
    }
    var again = BoardSide(records: board.records)
    #expect(again.game == board.game)
    #expect(again.phase == .paused && !again.screen.clock.isRunning)
    #expect(again.court.text("name.red") == "戴資穎")
    #expect(again.screen.showsCoordinates == false)
    #expect(again.screen.seed == board.screen.seed)
    again.tap(.start)
    #expect(again.phase == .playing)
  }

  @Test("A finished game comes back finished; a new one opens a new record")
  func finished() {
    var board = BoardSide()
    board.play("e2")
    board.act(.surrender(.red))
    #expect(BoardSide(records: board.records).game.outcome == .win(.blue, .surrender))
    board.holdEnds(1)
    board.play("e2 e8")
    #expect(board.records.filter(\.opens).count == 2)
    #expect(BoardSide(records: board.records).plies == "e2 e8")
  }

  @Test("A match of badminton is not touched")
  func badminton() {
    var board = BoardSide()
    board.court.act(.show(.badminton))
    board.court.tap(.start)
    board.court.score(.a, 3)
    board.court.act(.show(.quoridor))
    board.play("e2 e8")
    board.court.act(.show(.badminton))
    #expect(board.court["games"] == .array([.array([.number(3), .number(0)])]))
    let again = CourtSide(records: board.court.stored)
    #expect(again.badminton.state.games.map(\.a) == [3])
    #expect(again.console.quoridor.game.plies.count == 2)
  }

  @Test("Records that make no sense are passed over")
  func nonsense() {
    let texts = ["", "Opponent: nobody", "e9", "back:7", "surrender:green", "Start: x", "\u{0}"]
    let records = texts.map { Record(book: .quoridor, text: $0) }
    let board = BoardSide(records: records)
    #expect(board.plies.isEmpty && board.screen.players.opponent == .person)
  }
}
