/// Who serves first in a game of doubles, and who receives.
///
/// Law 11.6: either of the winners may serve first, and either of the losers receive.
public struct FirstService: Sendable, Hashable {
  /// The side that serves.
  public var side: Side
  /// Who of it serves.
  public var server: Player
  /// Who of the other side receives.
  public var receiver: Player

  /// Names the first server and the first receiver of a game.
  public init(side: Side, server: Player, receiver: Player) {
    self.side = side
    self.server = server
    self.receiver = receiver
  }
}
