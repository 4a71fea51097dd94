/// Where a match stands for the people at the panel.
public enum Phase: String, Sendable, Hashable, CaseIterable {
  /// Before the start: toss, ends, names.
  case setup
  /// A game is on and the clock runs.
  case playing
  /// A game is on and the clock stands.
  case paused
  /// A game is over and ends have not been changed.
  case gameOver
  /// The match is over.
  case matchOver
}
