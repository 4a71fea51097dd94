/// Why a match ended.
public enum Ending: Sendable, Hashable {
  /// It was played out.
  case played
  /// A side could not go on.
  case retired
  /// A side was sent off (black card).
  case disqualified
  /// A side did not appear.
  case walkover
}
