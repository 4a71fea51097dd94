/// Where the pawns may go.
extension Position {
  /// The squares one open step away from any square of the set, without what blocks the other pawn.
  @inline(__always)
  func neighbours(of set: SquareSet) -> SquareSet {
    above(set) | below(set) | rightOf(set) | leftOf(set)
  }

  @inline(__always)
  func above(_ set: SquareSet) -> SquareSet { (set & ~north) &<< 9 }

  @inline(__always)
  func below(_ set: SquareSet) -> SquareSet { (set &>> 9) & ~north }

  @inline(__always)
  func rightOf(_ set: SquareSet) -> SquareSet { (set & ~east) &<< 1 }

  @inline(__always)
  func leftOf(_ set: SquareSet) -> SquareSet { (set &>> 1) & ~east }

  /// The squares the pawn on turn may go to.
  @inline(__always)
  var targets: SquareSet { targets(from: index(of: turn), over: index(of: turn.opponent)) }

  /// The squares a pawn on one square may go to, the other pawn standing on `other`: steps, the
  /// jump straight over it, or, only where a wall or the edge lies behind it, the sidesteps.
  @inline(__always)
  func targets(from own: UInt8, over other: UInt8) -> SquareSet {
    let pawn = SquareSet(square: own)
    let steps = neighbours(of: pawn)
    let obstacle = SquareSet(square: other)
    if steps & obstacle == 0 { return steps }
    return steps & ~obstacle | jumps(from: own, over: other)
  }

  /// Where a pawn gets by jumping over the other, which stands next to it with no wall between.
  private func jumps(from own: UInt8, over other: UInt8) -> SquareSet {
    let obstacle = SquareSet(square: other)
    let up = above(obstacle)
    let down = below(obstacle)
    let right = rightOf(obstacle)
    let left = leftOf(obstacle)
    let straight: SquareSet
    let beside: SquareSet
    switch Int(other) - Int(own) {
    case 9: (straight, beside) = (up, left | right)
    case -9: (straight, beside) = (down, left | right)
    case 1: (straight, beside) = (right, up | down)
    default: (straight, beside) = (left, up | down)
    }
    return straight != 0 ? straight : beside
  }

  /// Why the pawn on turn may not go to a square, nil when it may.
  func objection(to square: Square) -> Illegal? {
    if winner != nil { return .gameOver }
    let target = SquareSet(square: square.index)
    if targets & target != 0 { return nil }
    if square == self.square(of: .blue) || square == self.square(of: .red) { return .occupied }
    let own = self.square(of: turn)
    let other = self.square(of: turn.opponent)
    if own.steps(to: square) == 1 { return .blocked }
    if own.steps(to: other) == 1 && other.steps(to: square) == 1 { return .blocked }
    let isOthers = targets(from: other.index, over: own.index) & target != 0
    return isOthers ? .otherPawn : .outOfReach
  }
}
