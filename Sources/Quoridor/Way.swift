/// One shortest way of a pawn to its goal.
struct Way: Sendable {
  /// Its steps; `unreachable` if there is no way.
  var distance: Int32
  /// The walls that would cut it: every other wall leaves it open, and so a shortest way.
  var cutters: WallSet
  /// The squares next to the pawn from which some shortest way goes on.
  var next: SquareSet

  /// More steps than any way has.
  static let unreachable: Int32 = 99

  /// No way: any wall would be one too many.
  static var none: Way { Way(distance: unreachable, cutters: .all, next: 0) }

  @inline(__always)
  var isOpen: Bool { distance != Self.unreachable }
}
