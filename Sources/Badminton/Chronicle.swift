/// What happened in a match rally by rally, as it counts in the end: what is taken back is not in it.
public struct Chronicle: Sendable, Hashable {
  /// The games in order, the present one last.
  public internal(set) var games: [PlayedGame] = []
  /// What was noted beside the rallies, in order.
  public internal(set) var marks: [Mark] = []

  /// One rally, and how it was served.
  public struct Rally: Sendable, Hashable {
    /// The side that won it.
    public var winner: Side
    /// Whether it was given by a red card and not played.
    public var isPenalty: Bool
    /// The score after it.
    public var score: MatchState.Score
    /// The side that served.
    public var server: Side
    /// Who of that side did; in singles always the first.
    public var serverPlayer: Player
    /// Who of the other side received.
    public var receiverPlayer: Player
    /// The court it was served from.
    public var court: MatchState.ServiceCourt
    /// Who of the winning side serves next: an umpire writes the point into that row.
    public var nextServer: Player
    /// The match time at its end in ms, nil where it is not known.
    public var time: Int?
  }

  /// One game.
  public struct PlayedGame: Sendable, Hashable {
    /// Its number, from 1.
    public var number: Int
    /// Its numbers.
    public var rule: GameRule
    /// The score it was begun from, or set to.
    public var start: MatchState.Score
    /// Who served first, and to whom.
    public var service: FirstService
    /// Its rallies.
    public var rallies: [Rally]
    /// After how many rallies the rest in the middle opened, nil where none did.
    public var intervalAfter: Int?
    /// Its last score.
    public var score: MatchState.Score
    /// Who has won it, nil while nobody has.
    public var winner: Side?
    /// Whether it was scored here; else only its winner is known.
    public var isScored: Bool
    /// How long it took by the match clock in ms, nil where that is not known.
    public var duration: Int?
  }

  /// Something that an umpire notes beside a rally.
  public struct Mark: Sendable, Hashable {
    /// What it is.
    public enum Kind: Sendable, Hashable, CaseIterable {
      /// A warning (Law 16.7.1).
      case yellow
      /// A fault (Law 16.7.2).
      case red
      /// The end by a disqualification.
      case black
      /// The end because the side could not go on.
      case retired
      /// The end because the side did not appear.
      case walkover
      /// Who serves, or where a side stands, was put right (Law 12).
      case serviceCorrected
      /// The score was set outright.
      case scoreSet
    }

    /// What it is.
    public var kind: Kind
    /// The side it is about; nil for both.
    public var side: Side?
    /// The number of the game, from 1.
    public var game: Int
    /// After how many of its rallies.
    public var after: Int
  }

  /// Makes an empty one.
  public init() {}
}
