/// One of the two pawns, and with it the player who moves it.
public enum Pawn: UInt8, Sendable, Hashable, CaseIterable {
  /// The first player, the host: starts on e1, moves first, runs to rank 9.
  case blue
  /// The second player, the guest: starts on e9, runs to rank 1.
  case red

  /// The pawn across the board.
  @inlinable public var opponent: Pawn { self == .blue ? .red : .blue }

  /// The square it starts on: e1 or e9.
  public var start: Square { Square(index: self == .blue ? 4 : 76) }

  /// The rank it runs to, from 0: reaching any square of it wins at once.
  @inlinable public var goalRank: Int { self == .blue ? 8 : 0 }

  /// The squares of its goal rank.
  var goal: SquareSet { self == .blue ? SquareSet(0x1FF) &<< 72 : SquareSet(0x1FF) }

  /// The name in records and answers: `blue` or `red`.
  public var name: String { self == .blue ? "blue" : "red" }
}
