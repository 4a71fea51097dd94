/// Everything there is to know of a match at one moment: the one schema of display, network and store.
///
/// All of it follows from the header and the events. See `Match.state`.
public struct MatchState: Sendable, Hashable {
  /// Points of one game.
  public struct Score: Sendable, Hashable {
    /// The points of side A.
    public var a: Int
    /// The points of side B.
    public var b: Int

    /// Makes a score, 0-0 without arguments.
    public init(a: Int = 0, b: Int = 0) {
      self.a = a
      self.b = b
    }

    /// The points of one side.
    public subscript(side: Side) -> Int {
      get { side == .a ? a : b }
      set { if side == .a { a = newValue } else { b = newValue } }
    }
  }

  /// Which service court a player stands in or serves from.
  public enum ServiceCourt: Sendable, Hashable {
    case right
    case left
  }

  /// A rest that is open now.
  public struct Interval: Sendable, Hashable {
    /// Where in the match the rest is.
    public enum Kind: Sendable, Hashable {
      case mid
      case between
    }
    /// Where in the match it is.
    public var kind: Kind
    /// Its length in s.
    public var seconds: Int

    /// Makes a rest.
    public init(kind: Kind, seconds: Int) {
      self.kind = kind
      self.seconds = seconds
    }
  }

  /// Who stands in the right service court of each side, the server and the receiver (doubles).
  public struct DoublesPositions: Sendable, Hashable {
    /// Who of side A stands in its right court.
    public var rightA: Player
    /// Who of side B stands in its right court.
    public var rightB: Player
    /// Who of the serving side serves.
    public var server: Player
    /// Who of the other side receives.
    public var receiver: Player
  }

  /// A card that was shown, a disqualification as `.black`.
  public struct Misconduct: Sendable, Hashable {
    /// What was shown.
    public enum Colour: Sendable, Hashable {
      case yellow
      case red
      case black
    }
    /// The card's colour.
    public var colour: Colour
    /// The side it was shown to.
    public var side: Side
  }

  /// Whether two play on each side.
  public var isDoubles: Bool
  /// Every game begun, the current one last.
  public var games: [Score]
  /// The winners of the games that are over, in order.
  public var gameWinners: [Side]
  /// Games won by each side.
  public var gamesWon: Score
  /// The number of the present game, from 1.
  public var gameNumber: Int
  /// Also true when the match is over.
  public var isGameOver: Bool
  /// Who has won the match, nil while it lasts.
  public var matchWinner: Side?
  /// Why the match ended, nil while it lasts.
  public var ending: Ending?
  /// The side that serves, nil between games and after the match.
  public var server: Side?
  /// The next game's first server, only between games.
  public var nextServer: Side?
  /// The service court that is served from; nil with `server`.
  public var serviceCourt: ServiceCourt?
  /// Doubles only; nil with `server`.
  public var doubles: DoublesPositions?
  /// Whether DEUCE is shown.
  public var isDeuce: Bool
  /// The umpire's call for the serving side.
  public var pointCall: PointCall?
  /// Who would win the game with the next rally, A before B.
  public var gamePointSides: [Side]
  /// Who would win the match with the next rally, A before B.
  public var matchPointSides: [Side]
  /// Whether side A is on the left of the display.
  public var aLeft: Bool
  /// The rest that is open now.
  public var interval: Interval?
  /// Whether the players are to change ends now (Law 8.1); in the middle of the deciding game
  /// `aLeft` has already changed.
  public var changeEndsNow: Bool
  /// Whether the rally that ended the game or the match can be taken back.
  public var rewindEnabled: Bool
  /// Whether points can be given and taken back: while a game is on.
  public var plusMinusEnabled: Bool
  /// Whether the clock has stopped by itself: the game is over.
  public var clockAutoPaused: Bool
  /// Whether names may be changed again: the match is over.
  public var namesEditableAfterStart: Bool
  /// The cards shown, in order.
  public var cards: [Misconduct]

  /// What the umpire calls before the serve.
  public enum PointCall: Sendable, Hashable {
    case game
    case match
  }
}
