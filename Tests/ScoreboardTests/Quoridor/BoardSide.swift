import Buttons
import Drawing
import Quoridor

@testable import Scoreboard

/// A console that shows the board, with hands.
struct BoardSide {
  var court: CourtSide

  init(
    _ settings: Settings = Settings(), size: Size = Size(width: 1920, height: 1080),
    records: [Record] = []
  ) {
    court = CourtSide(settings, size: size, records: records)
    court.act(.show(.quoridor))
  }

  var screen: QuoridorScreen { court.console.quoridor }
  var game: Quoridor.Game { screen.game }
  var position: Quoridor.Position { screen.game.position }
  var phase: QuoridorPhase { screen.phase }
  var records: [Record] { court.stored.filter { $0.book == .quoridor } }

  @discardableResult
  mutating func tap(_ line: Line) -> String? {
    court.now += .milliseconds(100)
    return court.cue(.press(.act(line, began: court.now, chord: false)))
  }

  mutating func tap(_ lines: Line...) {
    for line in lines { tap(line) }
  }

  @discardableResult
  mutating func act(_ action: QuoridorScreen.Action) -> String? { court.act(.quoridor(action)) }

  /// Holds `ends` for so many seconds.
  @discardableResult
  mutating func holdEnds(_ seconds: Int) -> String? {
    court.now += .milliseconds(10)
    let began = court.now
    var said: String?
    for second in 1...seconds {
      court.now += .seconds(1)
      said = court.cue(.press(.held(.ends, seconds: second, began: began))) ?? said
    }
    return said
  }

  /// Starts the game and plays these plies, each as a tap on the board would.
  mutating func play(_ text: String) {
    if phase == .setup { tap(.start) }
    for word in text.split(separator: " ") {
      guard let move = try? Move(word) else { continue }
      switch move {
      case .pawn(let square): act(.point(square))
      case .wall(let wall):
        act(.place(wall))
        tap(.start)
      }
    }
  }

  /// The plies that stand, as they are written.
  var plies: String { game.plies.map(\.notation).joined(separator: " ") }

  /// Answers what the machine is asked now.
  mutating func answer() -> Report? {
    guard let question = court.console.question else { return nil }
    var engine = Engine(tableEntries: 1 << 12, seed: question.seed)
    let report = engine.think(about: question.game, limit: Limit(nodes: min(question.nodes, 500)))
    act(.answer(ticket: question.ticket, report))
    return report
  }
}
