/// Counts sequences of moves: the test of every rules engine.
public enum Perft {
  /// The number of sequences of exactly `depth` moves from a position; a game that is over has no
  /// continuation, so it counts only at its own depth.
  ///
  /// No table of positions is used.
  public static func count(_ position: Position, depth: Int) -> UInt64 {
    if depth <= 0 { return 1 }
    return count(position, Ways(in: position), depth)
  }

  /// The number of move lists that `count` makes: one for each position above the last ply.
  public static func lists(_ position: Position, depth: Int) -> UInt64 {
    (0..<max(depth, 0)).reduce(0) { $0 + count(position, depth: $1) }
  }

  private static func count(_ position: Position, _ known: Ways, _ depth: Int) -> UInt64 {
    if position.winner != nil { return 0 }
    var ways = known
    var steps = position.targets
    var walls = position.mayBuild ? position.buildable(knowing: &ways) : WallSet()
    if depth == 1 { return UInt64(steps.nonzeroBitCount &+ walls.count) }
    if position.mayBuild { ways.find(in: position) }
    var total: UInt64 = 0
    while steps != 0 {
      var next = position
      next.step(to: UInt8(truncatingIfNeeded: steps.trailingZeroBitCount))
      steps &= steps &- 1
      total &+= count(next, ways.after(moving: position.turn), depth &- 1)
    }
    while !walls.isEmpty {
      let code = walls.removeFirst()
      var next = position
      next.build(code)
      total &+= count(next, ways.after(building: code, in: next), depth &- 1)
    }
    return total
  }
}
