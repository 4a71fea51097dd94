/// A table between games, as a record keeps it: all that outlives a game.
public struct Opening: Sendable, Hashable {
  /// Who sits where.
  var holders: [Holder]
  /// The host's choice of spies and blanks; nil for the usual counts.
  var chosen: Chosen?
  /// When a game is won.
  var rule: WinRule
  /// Seconds to speak.
  var speakingTime: Int
  /// How the table votes.
  var voteStyle: VoteStyle
  /// Games begun.
  var games: Int
  /// Identities of the pairs used since the bank was last exhausted, the latest last.
  var used: [UInt64]

  /// The pair of the latest game.
  var latest: UInt64? { used.last }

  /// What the host chose.
  struct Chosen: Sendable, Hashable {
    var spies: Int
    var blanks: Int
  }
}

/// Whoever sits on a seat.
struct Holder: Sendable, Hashable {
  let seat: Seat
  var name: Nickname?
  var wins = 0
  var isAway = false
}
