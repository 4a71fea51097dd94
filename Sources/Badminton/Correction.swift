/// What an umpire may set outright.
public enum Correction: Sendable, Hashable {
  /// `=17-14`: the score of this game, side A first. The server stays.
  case score(a: UInt8, b: UInt8)
  /// `=games:1-1`: games won, side A first. Games that were not scored here count as 0-0.
  case games(a: UInt8, b: UInt8)
  /// `=server:B`: the side that serves next; where players stand stays.
  case server(Side)
  /// `=server:B2`: the player who serves next (doubles); the partners change courts if they must
  /// (Law 12: an error of service courts is corrected, the score stands).
  case serverPlayer(Side, Player)
  /// `=receiver:A1`: the player who receives next (doubles), as above.
  case receiverPlayer(Side, Player)
  /// `=ends`: the sides change places on the display.
  case ends
}
