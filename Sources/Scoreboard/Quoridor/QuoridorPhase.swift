/// Where a game of Quoridor stands.
public enum QuoridorPhase: String, Sendable, Hashable, CaseIterable {
  /// Before the first move: names, opponent, sides.
  case setup
  /// The clock of the player on turn runs.
  case playing
  /// The clock stands still: after a restart, or after another screen was shown.
  case paused
  /// Somebody has won, or it is a draw.
  case over
}
