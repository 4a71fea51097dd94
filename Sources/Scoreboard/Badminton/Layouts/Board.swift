import Badminton
import Drawing

/// What the board says at one moment, before any layout decides where.
struct Board: Sendable, Hashable {
  /// Half of the display: one side, as it stands now.
  struct Half: Sendable, Hashable {
    var end: End
    /// The side's colour.
    var color: Color
    /// A ladder for each player, from the whole name to the surname.
    var names: [[String]]
    var points: Int
    var gamesWon: Int
    var isServing: Bool
    /// Doubles: which of the names serves.
    var servingName: Int?
    /// Doubles: which of the names receives.
    var receivingName: Int?
    /// Doubles: the service court each of the names stands in; nil while nobody serves.
    var courts: [String]?
    /// The court the serve is from, while this side serves in doubles.
    var serviceCourt: String?
    /// Whether the next rally may end the game for this side.
    var hasPoint: Bool
    var isHighlighted: Bool
    /// The key that opens the name's field, while names may be changed.
    var editKey: String?
    /// Which of the names is being typed, and what is before and behind the caret.
    var typing: Typing?
    /// Colours of the cards shown to the side, in order.
    var cards: [MatchState.Misconduct.Colour]
  }

  /// A name that is being typed.
  struct Typing: Sendable, Hashable {
    var line: Int
    var before: String
    var after: String
    var done: String
  }

  /// The label at the foot of the board.
  struct Band: Sendable, Hashable {
    /// How much it matters.
    enum Weight: Sendable, Hashable {
      /// What was agreed: who serves first.
      case quiet
      /// What the next rally may bring, what comes next.
      case label
      /// How the match ended.
      case winner
    }
    /// The sentence and shorter ones.
    var ladder: [String]
    /// The same in two lines, for upright displays; empty where one will do.
    var lines: [[String]] = []
    var weight: Weight
  }

  /// An earlier game.
  struct Earlier: Sendable, Hashable {
    var left: Int
    var right: Int
    var winner: End
  }

  var left: Half
  var right: Half
  /// Whether the left half is drawn above the right one.
  var isStacked: Bool
  var game: String
  var deuce: String?
  var gamesLabel: String
  var earlier: [Earlier]
  var clock: String
  var isClockStopped: Bool
  var band: Band?
  var court: String
  /// A rest: its label, its time, whether its last 20 s have begun.
  var interval: Interval?

  /// A rest that is shown.
  struct Interval: Sendable, Hashable {
    var label: String
    var time: String
    /// Whether its last 20 s have begun, or it is over.
    var isEnding: Bool
    /// What comes next, and who serves then.
    var next: [String]
    var serves: [String]
  }

  /// Whether two play on each side.
  var isDoubles: Bool { left.names.count > 1 }

  /// The half at that end.
  subscript(end: End) -> Half { end == .left ? left : right }
}
