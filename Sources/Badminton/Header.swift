/// What is agreed before the first rally: the head of a match in notation.
public struct Header: Sendable, Hashable {
  /// The scoring format.
  public var format: Format
  /// The side that serves first in the first game (Law 6: the toss).
  public var firstServer: Side
  /// Whether two play on each side.
  public var isDoubles: Bool {
    didSet {
      guard !isDoubles else { return }
      serverPlayer = .first
      receiverPlayer = .first
    }
  }
  /// Whether side A begins on the left of the display.
  public var aLeft: Bool
  /// Doubles: who of the serving side serves first; in singles always `.first`.
  public var serverPlayer: Player {
    didSet { if !isDoubles { serverPlayer = .first } }
  }
  /// Doubles: who of the other side receives first; in singles always `.first`.
  public var receiverPlayer: Player {
    didSet { if !isDoubles { receiverPlayer = .first } }
  }
  /// Whether ends change in the middle of the deciding game (Law 8.1.3).
  public var changesEndsInDecider: Bool

  /// Makes a header; without arguments singles to 21, side A serving from the left.
  public init(
    format: Format = .standard, firstServer: Side = .a, isDoubles: Bool = false,
    aLeft: Bool = true, serverPlayer: Player = .first, receiverPlayer: Player = .first,
    changesEndsInDecider: Bool = true
  ) {
    self.format = format
    self.firstServer = firstServer
    self.isDoubles = isDoubles
    self.aLeft = aLeft
    self.serverPlayer = isDoubles ? serverPlayer : .first
    self.receiverPlayer = isDoubles ? receiverPlayer : .first
    self.changesEndsInDecider = changesEndsInDecider
  }
}
