/// A sound of the program; the raw value is the name of its file.
public enum Sound: String, Sendable, Hashable, CaseIterable {
  /// A rally was won.
  case point
  /// 20 s of an interval are left.
  case twentySeconds = "twenty-seconds"
  /// An interval is over.
  case intervalEnd = "interval-end"
  /// A game was won.
  case game
  /// A match was won.
  case match
  /// Quoridor: a pawn was moved.
  case move
  /// Quoridor: a wall was built; Who is the Spy: a card was turned up.
  case wall
  /// Quoridor: a person won; Who is the Spy: a game is over.
  case win
  /// Quoridor: the machine won.
  case lose
}
