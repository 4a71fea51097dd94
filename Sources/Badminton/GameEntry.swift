/// What moves a game on: a rally, or what an umpire put right.
struct GameEntry: Sendable, Hashable {
  /// What happened.
  enum Kind: UInt8, Sendable {
    /// The side won a rally.
    case rally
    /// The side got a rally by a red card against the other.
    case penalty
    /// The side was made the server.
    case server
    /// The side's partners changed courts.
    case exchange
  }

  var kind: Kind
  var side: Side
  /// The match time in ms at which it happened, `UInt32.max` where that is not known.
  var stamp: UInt32 = .max

  /// Whether it gave its side a point.
  var isPoint: Bool {
    switch kind {
    case .rally, .penalty: true
    case .server, .exchange: false
    }
  }
}
