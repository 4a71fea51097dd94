import Badminton

/// What becomes of a rally that was played before.
public enum RallyEdit: Sendable, Hashable {
  /// That side won it.
  case won(Side)
  /// It was none (a let).
  case removed
}

/// A rally that counts, and its place among the events that do.
struct EditableRally: Hashable {
  /// Its place in `Match.effective`.
  var place: Int
  var winner: Side
  /// The game it was played in, and the score after it.
  var game: Int
  var score: MatchState.Score
}
