import Buttons
import Drawing
import Quoridor
import Testing

@testable import Scoreboard

@Suite("The machine at the board")
struct BoardMachineTests {
  private func against(_ level: Level, _ pawn: Pawn) -> BoardSide {
    var board = BoardSide()
    board.act(.opponent(.machine(level, pawn)))
    return board
  }

  @Test("The opponent is chosen with the buttons")
  func choosing() {
    var board = BoardSide()
    var seen: [String] = []
    for _ in 0..<6 {
      seen.append(board.screen.players.opponent.notation)
      board.tap(.leftPlus)
    }
    #expect(
      seen == ["person", "red novice", "red casual", "red strong", "red strongest", "person"])
    board.tap(.rightPlus)
    #expect(board.screen.players.opponent.notation == "blue novice")
    #expect(board.court.text("name.blue") == "Machine · novice")
    #expect(board.court.ladder("status.more").first?.hasSuffix("positions a move") == true)
  }

  @Test("It is asked on its turn, once, and its answer is played")
  func asked() throws {
    var board = against(.novice, .red)
    #expect(board.court.console.question == nil)
    board.tap(.start)
    #expect(board.court.console.question == nil)
    board.tap(.start)
    let question = try #require(board.court.console.question)
    #expect(question.purpose == .move && question.nodes == Level.novice.nodes)
    #expect(question.game.plies.count == 1 && question.seed != 0)
    board.court.wait(.seconds(3))
    #expect(board.court.console.question == question)
    #expect(board.tap(.start) == "it is the machine's turn")
    #expect(board.court.text("turn.note") == "thinking")
    let answer = board.answer()
    let report = try #require(answer)
    #expect(board.game.plies.last == report.move.map(Ply.move))
    #expect(board.court.console.question == nil)
    // An answer that comes twice, or late, is nothing.
    board.act(.answer(ticket: question.ticket, report))
    #expect(board.game.plies.count == 2)
  }

  @Test("It may begin")
  func begins() {
    var board = against(.novice, .blue)
    board.tap(.start)
    #expect(board.answer() != nil)
    #expect(board.game.plies.count == 1 && board.screen.isPersonsTurn)
  }

  @Test("An answer to a position that is gone is passed over")
  func late() throws {
    var board = against(.novice, .red)
    board.play("e2")
    let question = try #require(board.court.console.question)
    board.court.act(.show(.menu))
    #expect(board.court.console.question == nil)
    board.court.act(.show(.quoridor))
    let again = try #require(board.court.console.question)
    #expect(again.ticket != question.ticket)
    let report = Report(depth: 1, nodes: 1, score: 0, line: [try Move("e8")])
    board.act(.answer(ticket: question.ticket, report))
    #expect(board.plies == "e2")
    board.act(.answer(ticket: again.ticket, report))
    #expect(board.plies == "e2 e8")
  }

  @Test("A nonsense answer is refused and the game stands")
  func nonsense() throws {
    var board = against(.novice, .red)
    board.play("e2")
    let question = try #require(board.court.console.question)
    let bad = Report(depth: 1, nodes: 1, score: 0, line: [try Move("a1")])
    #expect(board.act(.answer(ticket: question.ticket, bad)) != nil)
    board.act(.answer(ticket: question.ticket, Report(depth: 0, nodes: 0, score: 0, line: [])))
    #expect(board.plies == "e2" && board.phase == .playing)
  }

  @Test("Taking back against it needs no yes, and takes two plies")
  func takeBack() {
    var board = against(.novice, .red)
    board.play("e2")
    _ = board.answer()
    #expect(board.game.plies.count == 2)
    board.act(.askToTakeBack)
    #expect(board.game.plies.isEmpty && board.screen.isPersonsTurn)
  }

  @Test("A hint puts the cursor on a move")
  func hint() throws {
    var board = BoardSide()
    board.play("e2 e8")
    board.court.cue(.key(.function(4)))
    let question = try #require(board.court.console.question)
    #expect(question.purpose == .hint && question.seed == 0)
    let answer = board.answer()
    let report = try #require(answer)
    #expect(board.screen.cursor.move == report.move && board.screen.hint == report.move)
    #expect(board.court.console.question == nil)
    board.tap(.start)
    #expect(board.game.plies.last == report.move.map(Ply.move))
    #expect(board.screen.hint == nil)
  }

  @Test("You win, you lose, each with its sound")
  func results() {
    var board = against(.novice, .red)
    board.play("e2")
    let outcome = try? board.court.console.apply(
      .quoridor(.surrender(.blue)), at: board.court.now)
    #expect(outcome?.sounds == [.lose])
    #expect(board.court.text("result") == "YOU LOSE")
    var other = against(.novice, .red)
    other.play("e2")
    other.act(.surrender(.red))
    #expect(other.court.text("result") == "YOU WIN")
  }
}
