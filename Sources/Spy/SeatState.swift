/// What everybody may know of one seat.
public struct SeatState: Sendable, Hashable {
  /// Which seat.
  public let seat: Seat
  /// What it is called; nil for the default ("Player 1", 玩家1).
  public let name: String?
  /// Games won this evening.
  public let wins: Int
  /// Whether whoever sits there is absent: it keeps its word, is passed over, and abstains.
  public let isAway: Bool
  /// How it stands in the game.
  public let standing: Standing

  /// How a seat stands in the game.
  public enum Standing: Sendable, Hashable {
    /// It plays; also said of every seat in the lobby.
    case playing
    /// It is out, and its role is known.
    case out(Role, Exit)
    /// It came during a game and plays from the next one on.
    case waiting
  }

  /// Why a seat went out.
  public enum Exit: String, Sendable, Hashable {
    /// By the ballots.
    case voted
    /// By the table's agreement, or the host's decision.
    case agreed
    /// It left or was sent away.
    case kicked
  }
}
