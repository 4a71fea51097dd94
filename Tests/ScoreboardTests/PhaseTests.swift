import Badminton
import Buttons
import Testing

@testable import Scoreboard

@Suite("What the buttons do in each phase")
struct PhaseTests {
  /// A cell of the table in the design: what a line does in a phase.
  struct Cell: Sendable, CustomStringConvertible {
    var phase: Phase
    var line: Line
    /// The phase after it and the present game's points, or the refusal.
    var then: Then

    enum Then: Sendable, Equatable {
      case phase(Phase, String)
      case refused(String)
    }

    init(_ phase: Phase, _ line: Line, _ next: Phase, _ points: String) {
      self.phase = phase
      self.line = line
      then = .phase(next, points)
    }

    init(_ phase: Phase, _ line: Line, refused text: String) {
      self.phase = phase
      self.line = line
      then = .refused(text)
    }

    var description: String { "\(phase) \(line.name)" }
  }

  static let gameOver = "game over: change ends or rewind"
  static let matchOver = "match over: new match or rewind"
  static let noRewind = "rewind only after a game: use minus"
  static let noEnds = "ends change after a game"

  static let table: [Cell] = [
    Cell(.setup, .leftPlus, .setup, "0-0"),
    Cell(.setup, .rightPlus, .setup, "0-0"),
    Cell(.setup, .leftMinus, refused: "no other name in the roster"),
    Cell(.setup, .rewind, refused: noRewind),
    Cell(.setup, .start, .playing, "0-0"),
    Cell(.setup, .ends, .setup, "0-0"),
    Cell(.playing, .leftPlus, .playing, "1-0"),
    Cell(.playing, .rightPlus, .playing, "0-1"),
    Cell(.playing, .leftMinus, refused: "no point to take back on this side"),
    Cell(.playing, .rewind, refused: noRewind),
    Cell(.playing, .start, .paused, "0-0"),
    Cell(.playing, .ends, refused: noEnds),
    Cell(.paused, .leftPlus, .paused, "4-1"),
    Cell(.paused, .leftMinus, .paused, "2-1"),
    Cell(.paused, .rightMinus, .paused, "3-0"),
    Cell(.paused, .rewind, refused: noRewind),
    Cell(.paused, .start, .playing, "3-1"),
    Cell(.paused, .ends, refused: noEnds),
    Cell(.gameOver, .leftPlus, refused: gameOver),
    Cell(.gameOver, .rightPlus, refused: gameOver),
    Cell(.gameOver, .leftMinus, refused: gameOver),
    Cell(.gameOver, .rightMinus, refused: gameOver),
    Cell(.gameOver, .rewind, .paused, "20-0"),
    Cell(.gameOver, .start, refused: gameOver),
    Cell(.gameOver, .ends, .paused, "0-0"),
    Cell(.matchOver, .leftPlus, refused: matchOver),
    Cell(.matchOver, .rightMinus, refused: matchOver),
    Cell(.matchOver, .rewind, .paused, "20-0"),
    Cell(.matchOver, .start, refused: matchOver),
  ]

  @Test("Each cell of the table", arguments: table)
  func cell(_ cell: Cell) {
    var court = CourtSide()
    court.reach(cell.phase)
    #expect(court.phase == cell.phase)
    let before = court.badminton.match
    switch cell.then {
    case .refused(let text):
      #expect(court.tap(cell.line) == text)
      #expect(court.badminton.match == before, "a refused press changes nothing")
      #expect(court["refusal"] == .string(text))
      #expect(court.text("foot.refusal") == text)
    case .phase(let phase, let points):
      #expect(court.tap(cell.line) == nil)
      #expect(court.phase == phase)
      let score = court.badminton.state.games.last
      #expect("\(score?.a ?? -1)-\(score?.b ?? -1)" == points)
    }
  }

  @Test("A tap on ends is no new match, holding it for a second is")
  func newMatchIsHeld() {
    var court = CourtSide()
    court.reach(.matchOver)
    #expect(court.tap(.ends) == nil)
    #expect(court.phase == .matchOver)
    court.holdEnds()
    #expect(court.phase == .setup)
  }

  @Test("A hold that began before the match was over is no new match")
  func oldHold() {
    var court = CourtSide()
    court.reach(.gameOver)
    court.tap(.ends)
    court.tap(.start)
    let began = court.now
    court.score(.a, 21)
    #expect(court.cue(.press(.held(.ends, seconds: 1, began: began))) == nil)
    #expect(court.phase == .matchOver)
  }

  @Test("New match: scores, games, serve and clock anew; names and format stay")
  func newMatch() {
    var settings = Settings()
    settings.roster = ["WANG Yihan", "LI Xuerui"]
    var court = CourtSide(settings)
    court.act(.badminton(.format(Format(named: "3x11") ?? .standard)))
    court.tap(.leftMinus)
    court.tap(.rightPlus)
    court.tap(.start)
    court.score(.a, 11)
    court.tap(.ends)
    court.score(.a, 11)
    #expect(court.phase == .matchOver)
    court.holdEnds()
    #expect(court["games"] == .array([.array([.number(0), .number(0)])]))
    #expect(court["games_won"] == .array([.number(0), .number(0)]))
    #expect(court["clock_ms"] == .number(0))
    #expect(court["server"] == .string("A"))
    #expect(court["format"] == .string("3x11"))
    #expect(court["names"] == .object([("A", .string("WANG Yihan")), ("B", .string("Player 2"))]))
  }

  @Test("For half a second after a game's end no plus scores, even after ends were changed")
  func eagerFinger() {
    var court = CourtSide()
    court.tap(.start)
    court.score(.a, 21)
    court.now += .milliseconds(200)
    court.cue(.press(.act(.ends, began: court.now, chord: false)))
    #expect(court.phase == .paused)
    court.now += .milliseconds(200)
    let text = court.cue(.press(.act(.leftPlus, began: court.now, chord: false)))
    #expect(text == Self.gameOver)
    #expect(
      court["games"]
        == .array([.array([.number(21), .number(0)]), .array([.number(0), .number(0)])]))
    court.now += .milliseconds(101)
    #expect(court.cue(.press(.act(.leftPlus, began: court.now, chord: false))) == nil)
  }

  @Test("Ends swapped before the start only change places")
  func swap() {
    var court = CourtSide()
    court.tap(.ends)
    #expect(court["a_left"] == .bool(false))
    court.tap(.leftPlus)
    #expect(court["server"] == .string("B"))
    court.tap(.start)
    court.tap(.leftPlus)
    #expect(court["games"] == .array([.array([.number(0), .number(1)])]))
  }
}
