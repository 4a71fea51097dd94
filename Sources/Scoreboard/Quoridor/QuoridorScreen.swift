import Buttons
import Drawing
import Quoridor

/// The board of one game: the rules, the turn clock, the cursor, the players and the machine.
public struct QuoridorScreen: Screen {
  static let book = Record.Book.quoridor
  /// Targets of the pawn are shown for so long and hidden for so long: once a second at most.
  static let blink: Duration = .milliseconds(500)
  /// A surrender needs the button held for so many whole seconds.
  static let surrenderHold = 2
  /// A press of `start` so soon after the end was meant for a move.
  static let pauseAfterGame: Duration = .seconds(1)

  /// The game by the rules.
  public internal(set) var game = Quoridor.Game(rules: .venue)
  /// Who plays.
  var players = QuoridorPlayers()
  /// Whether the game has been started.
  var hasStarted = false
  /// The time of this turn.
  var clock = TurnClock(left: HouseRules.venue.turn)
  /// Whether the clock goes on when the menu is closed.
  var resumesAfterMenu = false
  /// What the player on turn points at.
  var cursor = QuoridorCursor(Position())
  /// When the turn, or the phase, began.
  var turnBegan: Duration
  /// Whether the game has a record.
  var isOpen = false
  /// Whether letters and numbers stand at the board.
  var showsCoordinates = true
  /// The number of the latest question to the machine.
  var ticket = 0
  /// What a hint showed.
  var hint: Move?
  /// Whether a hint is being looked for.
  var wantsHint = false
  /// After the game: how many of its plies are shown.
  var review: Int?
  /// What the machine thinks of the position that is shown, for blue: 0 (lost) to 1000 (won).
  var prospects: Int?
  /// The name that is being typed.
  var field: OpenField?
  /// Varies the machine's openings; drawn anew for each game.
  var seed: UInt64 = 1

  /// A name that is being typed.
  struct OpenField: Sendable, Hashable {
    var pawn: Pawn
    var field: NameField
  }

  init(at now: Duration = .zero) {
    turnBegan = now
  }

  /// Where the game stands.
  public var phase: QuoridorPhase {
    if game.outcome != nil { return .over }
    if !hasStarted { return .setup }
    return clock.isRunning ? .playing : .paused
  }

  /// Whether the machine has to move.
  var isMachinesTurn: Bool {
    hasStarted && game.outcome == nil && players.opponent.machine == game.position.turn
  }

  /// Whether a person may move now.
  var isPersonsTurn: Bool { phase == .playing && !isMachinesTurn }

  /// The position that is shown: the game's, or an earlier one that is looked through.
  var shownPosition: Quoridor.Position { game.position(after: review ?? game.plies.count) }

  /// The ply that led to the shown position.
  var shownPly: Ply? {
    let count = review ?? game.plies.count
    return count > 0 ? game.plies[count - 1] : nil
  }

  var wantsTextEntry: Bool { field != nil }

  /// Whether names may be changed now.
  var areNamesOpen: Bool { phase == .setup || phase == .over }
}
