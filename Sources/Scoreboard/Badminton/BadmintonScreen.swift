import Badminton
import Buttons
import Drawing
import Timing

/// The score of one match: the laws, the clock, the names and what the buttons do in each phase.
public struct BadmintonScreen: Screen {
  /// For so long after a game's end no `+` scores, so that an eager finger starts nothing.
  static let pauseAfterGame: Duration = .milliseconds(500)
  /// A chord counts only if its presses began so long into the phase.
  static let chordGuard: Duration = .milliseconds(500)
  /// A point is shown for so long.
  static let highlightTime: Duration = .milliseconds(500)
  /// The clock's value is stored at least so often; design: 10 s, less the time to store it.
  static let clockStoreTime: Duration = .seconds(9)

  /// A rest that is over is counted up for so many seconds.
  static let longestOverrun = 600

  static let book = Record.Book.badminton

  /// The match by the laws.
  public internal(set) var match: Match
  /// Its state, kept because it is asked for often.
  public internal(set) var state: MatchState
  /// Who plays.
  var names = Names()
  /// Whether format and number of players were chosen by hand.
  var isFormatChosen = false
  /// Whether the match has been started.
  var hasStarted = false
  /// The match clock.
  var clock = Stopwatch()
  /// The clock's value that is stored.
  var storedClock: Duration = .zero
  /// Whether the match has a record.
  var isOpen = false
  /// When the present phase began.
  var phaseBegan: Duration
  /// When the latest game ended.
  var gameEnded: Duration?
  /// The toss before each of the latest presses that changed it, for the chord.
  var tosses: [Toss] = []
  /// The side that won the latest rally, while that is shown.
  var highlight: Highlight?
  /// The rest that is open.
  var rest: Rest?
  /// The name that is being typed.
  var field: OpenField?
  /// The standing that is being set in the menu.
  var draft: Draft?
  /// Old rallies that are being put right in the menu, by their place among the events that count.
  var rallyEdits: [Int: RallyEdit] = [:]
  /// A warm-up, an injury or a suspension that is timed.
  var timer: CourtTimer?
  /// Until when the figures are shown, and whether they have come by themselves.
  var figuresUntil: Duration?
  var hasShownFigures = false
  /// How many matches of the evening's list were taken.
  var queued = 0

  /// The toss as it was before a press.
  struct Toss: Sendable, Hashable {
    var pressBegan: Duration
    var firstServer: Side
  }

  /// A point that is being shown.
  struct Highlight: Sendable, Hashable {
    var side: Side
    var until: Duration
  }

  /// A rest that is being counted down.
  struct Rest: Sendable, Hashable {
    var interval: MatchState.Interval
    /// The number of the game in or after which it is.
    var game: Int
    var began: Duration
    /// What has been called of its end.
    var calls = TimeCalls()

    /// What is left of it in whole seconds; below 0 once it is over.
    func left(at now: Duration) -> Int { interval.seconds - (now - began).wholeSeconds }
  }

  /// A name that is being typed.
  struct OpenField: Sendable, Hashable {
    var side: Side
    var player: Player
    var field: NameField
  }

  init(settings: Settings, at now: Duration) {
    match = Match(header: Self.header(of: settings))
    state = match.state
    phaseBegan = now
  }

  /// What the settings say of a match.
  static func header(of settings: Settings) -> Header {
    Header(
      format: settings.format, firstServer: settings.firstServer, isDoubles: settings.isDoubles,
      changesEndsInDecider: settings.changesEndsInDecider)
  }

  /// Where the match stands.
  public var phase: Phase {
    if state.ending != nil { return .matchOver }
    if !hasStarted { return .setup }
    if state.isGameOver { return .gameOver }
    return clock.isRunning ? .playing : .paused
  }

  var header: Header { match.header }

  /// The side that has that half of the display now.
  func side(at end: End) -> Side { state.aLeft == (end == .left) ? .a : .b }

  /// The half that a side has now.
  func end(of side: Side) -> End { state.aLeft == (side == .a) ? .left : .right }

  /// Whether names may be changed now.
  var areNamesOpen: Bool { phase == .setup || phase == .matchOver }

  var wantsTextEntry: Bool { field != nil }
}
