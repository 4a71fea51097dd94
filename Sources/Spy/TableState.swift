/// What everybody at the table, on the wall and in a log may know.
///
/// No word is in it before the end, and no role of anybody who still plays.
public struct TableState: Sendable, Hashable {
  /// Where the evening stands.
  public let phase: Phase
  /// The round of the game, from 1; 0 in the lobby and while words are dealt.
  public let round: Int
  /// The seats in order.
  public let seats: [SeatState]
  /// The counts of the game, or those the next game will have; nil when too few
  /// or too many sit there.
  public let counts: Counts?
  /// Whether the host chose the counts; otherwise they are the usual ones.
  public let hasChosenCounts: Bool
  /// When the game is won.
  public let rule: WinRule
  /// Seconds each speaker has, 0 for no limit.
  public let speakingTime: Int
  /// How the table votes.
  public let voteStyle: VoteStyle
  /// Games begun this evening.
  public let games: Int
  /// Pairs that were used since the bank was last exhausted.
  public let usedPairs: Int

  /// The state of one seat.
  public subscript(seat: Seat) -> SeatState? { seats.first { $0.seat == seat } }

  /// The seats that still play, in order.
  public var living: [Seat] { seats.filter { $0.standing == .playing }.map(\.seat) }
}

/// How the table votes.
public enum VoteStyle: String, Sendable, Hashable, CaseIterable {
  /// Each seat in turn, hidden until all have voted.
  case turns
  /// The table points, the host enters the seat they agreed on.
  case agreed
}
