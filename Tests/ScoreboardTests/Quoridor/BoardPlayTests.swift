import Buttons
import Drawing
import Quoridor
import Testing

@testable import Scoreboard

@Suite("A game at the board")
struct BoardPlayTests {
  @Test("After the game start sets the board up again, once the end could be seen")
  func startAfterGame() {
    var board = BoardSide()
    board.play("e2")
    board.act(.surrender(.red))
    #expect(board.court.text("foot.hint")?.hasPrefix("start: new game") == true)
    board.tap(.start)
    #expect(board.phase == .over)
    board.court.wait(.seconds(1))
    board.tap(.start)
    #expect(board.phase == .setup)
  }

  @Test("Two presses move the pawn, and one takes the step that is offered")
  func pawn() {
    var board = BoardSide()
    #expect(board.phase == .setup)
    board.tap(.start)
    #expect(board.phase == .playing && board.court["to_move"] == .string("blue"))
    board.tap(.start)
    #expect(board.plies == "e2")
    board.tap(.leftMinus, .start)
    #expect(board.plies == "e2 d9")
    board.tap(.rightMinus, .start)
    #expect(board.plies == "e2 d9 e1")
  }

  @Test("Rewind turns the cursor: pawn, horizontal wall, vertical wall, pawn")
  func turning() {
    var board = BoardSide()
    board.tap(.start)
    #expect(board.screen.cursor.mode == .pawn)
    board.tap(.rewind)
    #expect(board.screen.cursor.mode == .wall(.horizontal))
    board.tap(.rewind)
    #expect(board.screen.cursor.mode == .wall(.vertical))
    board.tap(.rewind)
    #expect(board.screen.cursor.mode == .pawn)
  }

  @Test("A wall starts before the other pawn, is moved, and is built")
  func wall() {
    var board = BoardSide()
    board.tap(.start, .rewind)
    #expect(board.screen.cursor.move.map(\.notation) == "d8h")
    board.tap(.rightMinus, .leftPlus, .start)
    #expect(board.plies == "e7h")
    #expect(board.position.wallsLeft(of: .blue) == 9)
    #expect(board.court.node("wall.e7h") != nil)
  }

  @Test("A wall that is not allowed is red, says why, and is refused")
  func illegal() throws {
    var board = BoardSide()
    board.play("e3h")
    board.act(.place(try #require(Wall("e3v"))))
    guard case .fill(let color, _)? = board.court.node("ghost")?.content else {
      Issue.record("no ghost")
      return
    }
    #expect(color == QuoridorPalette.badWall)
    #expect(board.court.text("status") == "walls may not cross")
    #expect(board.tap(.start) == "walls may not cross")
    #expect(board.plies == "e3h")
  }

  @Test("A whole game by five buttons, at most six presses for a move")
  func fiveButtons() throws {
    var dice = Openings.Dice(seed: 3)
    var most = 0
    for _ in 0..<3 {
      var board = BoardSide()
      board.tap(.start)
      var engine = Engine(tableEntries: 1 << 10, seed: UInt64.random(in: 1...99, using: &dice))
      var presses: [Int] = []
      while board.phase == .playing {
        let report = engine.think(about: board.game, limit: Limit(nodes: 120))
        let move = try #require(report.move)
        presses.append(try Self.reach(move, &board))
      }
      #expect(board.phase == .over && board.game.outcome?.winner != nil)
      presses.sort()
      most = max(most, presses[presses.count / 2])
      // Five presses or fewer in most turns; the far corner of the board needs more.
      #expect(presses[presses.count / 2] <= 4)
      #expect(presses[presses.count * 3 / 4] <= 6)
    }
    #expect(most >= 1)
  }

  /// Makes a move by the buttons alone; gives the number of presses.
  private static func reach(_ move: Move, _ board: inout BoardSide) throws -> Int {
    var presses = 1
    let plies = board.game.plies.count
    func press(_ line: Line, _ board: inout BoardSide) {
      presses += 1
      board.tap(line)
    }
    switch move {
    case .pawn(let square):
      let own = board.position.square(of: board.position.turn)
      for _ in 0..<4 where board.screen.cursor.target != square {
        if square.file != own.file {
          press(square.file < own.file ? .leftMinus : .leftPlus, &board)
        } else {
          press(square.rank < own.rank ? .rightMinus : .rightPlus, &board)
        }
      }
    case .wall(let wall):
      while board.screen.cursor.mode != .wall(wall.orientation) { press(.rewind, &board) }
      while board.screen.cursor.slot.file < wall.slot.file { press(.leftPlus, &board) }
      while board.screen.cursor.slot.file > wall.slot.file { press(.leftMinus, &board) }
      while board.screen.cursor.slot.rank < wall.slot.rank { press(.rightPlus, &board) }
      while board.screen.cursor.slot.rank > wall.slot.rank { press(.rightMinus, &board) }
    }
    #expect(board.tap(.start) == nil)
    #expect(board.game.plies.count == plies + 1 && board.game.plies.last == .move(move))
    return presses
  }

  @Test("Surrender needs the button held for two seconds, within the turn")
  func surrender() {
    var board = BoardSide()
    board.play("e2 e8")
    board.tap(.ends)
    board.holdEnds(1)
    #expect(board.phase == .playing)
    let began = board.court.now
    board.play("e3")
    board.court.now += .seconds(2)
    board.court.cue(.press(.held(.ends, seconds: 2, began: began)))
    #expect(board.phase == .playing)
    board.holdEnds(2)
    #expect(board.game.outcome == .win(.blue, .surrender))
    #expect(board.court.text("result") == "Blue WINS")
  }

  @Test("Without walls the cursor stays with the pawn")
  func noWalls() {
    var board = BoardSide()
    board.play(
      "a1h g5h c1h g7h a3h e8h c3h a8h a5h c8h c5h e6h a7h e4h c7h e2h g1h f1v g3h f3v")
    #expect(board.tap(.rewind) == "no walls left")
    #expect(board.screen.cursor.mode == .pawn)
    #expect(board.court.text("walls.blue") == "0")
  }

  @Test("Taking back between two people needs a yes; rewind is no")
  func takeBack() {
    var board = BoardSide()
    board.play("e2 e8 e3")
    #expect(board.act(.askToTakeBack) == nil)
    #expect(board.court.text("status") == "Blue asks to take back")
    board.tap(.rewind)
    #expect(board.plies == "e2 e8 e3")
    board.act(.askToTakeBack)
    board.tap(.start)
    #expect(board.plies == "e2 e8" && board.phase == .playing)
    #expect(board.records.last?.text == "back:1")
  }

  @Test("A draw is agreed only after a third repetition")
  func draw() {
    var board = BoardSide()
    board.play("e2 e8 e1 e9 e2 e8 e1")
    #expect(board.act(.agreeDraw) == "no draw is offered")
    board.play("e9")
    #expect(board.court["draw_offered"] == .bool(true))
    #expect(board.act(.agreeDraw) == nil)
    #expect(board.game.outcome == .draw(.agreed))
    #expect(board.court.text("result") == "DRAW")
  }

  @Test("After the game it can be looked through, and a new one begins with sides changed")
  func review() throws {
    var board = BoardSide()
    board.act(.editName(.blue))
    board.court.cue(.text("!"))
    board.court.cue(.key(.enter))
    board.play("e2 e8 e3")
    board.act(.surrender(.red))
    board.tap(.leftMinus)
    #expect(board.court["review"] == .number(2) && board.court["last"] == .string("e8"))
    #expect(board.screen.shownPosition.square(of: .blue).notation == "e2")
    let answer = board.answer()
    let report = try #require(answer)
    #expect(board.screen.prospects == report.prospects)
    #expect(board.court.node("bar.blue") != nil)
    board.tap(.rightMinus)
    #expect(board.court["review"] == .number(0))
    board.tap(.rightPlus)
    #expect(board.court["review"] == .number(3))
    board.holdEnds(1)
    #expect(board.phase == .setup)
    #expect(board.court.text("name.red") == "!")
  }

  @Test("Every phrase of a refusal is there")
  func refusals() {
    for reason in Illegal.allCases {
      let phrase = QuoridorScreen.phrase(for: reason)
      #expect(phrase.key.hasPrefix("refused-quoridor"))
    }
    var board = BoardSide()
    #expect(board.tap(.rewind) == "start the game first")
    #expect(board.act(.surrender(.blue)) == "start the game first")
    #expect(board.tap(.rightPlus) == "two players: blue begins")
    board.play("e2")
    #expect(board.act(.opponent(.person)) == "only before the start")
    #expect(board.act(.editName(.blue)) == "names are locked until the match is over")
  }
}
