/// Ways to the goal; pawns never block them.
extension Position {
  /// Whether a pawn could still reach its goal if the walls were these.
  @inline(__always)
  func hasWay(_ pawn: Pawn) -> Bool {
    let goal = pawn.goal
    var reached = SquareSet(square: index(of: pawn))
    while true {
      // Each direction builds on the one before: fewer rounds than ring by ring.
      var grown = reached
      grown |= pawn == .blue ? above(grown) : below(grown)
      grown |= rightOf(grown)
      grown |= leftOf(grown)
      grown |= pawn == .blue ? below(grown) : above(grown)
      if grown & goal != 0 { return true }
      if grown == reached { return false }
      reached = grown
    }
  }

  /// Whether two squares are neighbours with no wall between them.
  public func isOpen(_ one: Square, _ other: Square) -> Bool {
    neighbours(of: SquareSet(square: one.index)) & SquareSet(square: other.index) != 0
  }

  /// The places of the walls that would lie between two neighbouring squares, whether they may be
  /// built or not; none for other squares.
  public func walls(between one: Square, and other: Square) -> [Wall] {
    one.steps(to: other) == 1 ? Self.parting(one.index, other.index).walls : []
  }

  /// Whether both pawns have a way to their goals, as in a game they always have: two floods.
  public var bothHaveWays: Bool { hasWay(.blue) && hasWay(.red) }

  /// Steps on the shortest way of a pawn to its goal, nil if there is none.
  public func distance(of pawn: Pawn) -> Int? {
    let goal = pawn.goal
    var reached = SquareSet(square: index(of: pawn))
    var steps = 0
    while reached & goal == 0 {
      let grown = reached | neighbours(of: reached)
      if grown == reached { return nil }
      reached = grown
      steps &+= 1
    }
    return steps
  }

  /// One shortest way of a pawn, from the square after its own to the goal; empty there.
  public func shortestWay(of pawn: Pawn) -> [Square] {
    var rings = [SquareSet(square: index(of: pawn))]
    var reached = rings[0]
    while reached & pawn.goal == 0 {
      let ring = neighbours(of: reached) & ~reached
      if ring == 0 { return [] }
      rings.append(ring)
      reached |= ring
    }
    guard let last = rings.popLast() else { return [] }
    var way: [Square] = []
    var place = last & pawn.goal
    while let ring = rings.popLast() {
      let square = UInt8(truncatingIfNeeded: place.trailingZeroBitCount)
      way.append(Square(index: square))
      place = neighbours(of: SquareSet(square: square)) & ring
    }
    return way.reversed()
  }

  /// A shortest way of a pawn to its goal, found from the goal backwards.
  @inline(__always)
  func way(of pawn: Pawn) -> Way {
    withUnsafeTemporaryAllocation(of: SquareSet.self, capacity: 82) { rings in
      let start = SquareSet(square: index(of: pawn))
      var ring = pawn.goal
      var reached = ring
      var count = 0
      while ring & start == 0 {
        rings[count] = ring
        count &+= 1
        ring = neighbours(of: ring) & ~reached
        if ring == 0 { return .none }
        reached |= ring
      }
      var way = Way(distance: Int32(truncatingIfNeeded: count), cutters: WallSet(), next: 0)
      if count == 0 { return way }
      way.next = neighbours(of: start) & rings[count &- 1]
      var square = index(of: pawn)
      var place = way.next
      while true {
        let next = UInt8(truncatingIfNeeded: place.trailingZeroBitCount)
        way.cutters |= Self.parting(square, next)
        square = next
        count &-= 1
        if count == 0 { return way }
        place = neighbours(of: SquareSet(square: square)) & rings[count &- 1]
      }
    }
  }

  /// The one or two walls that lie between two neighbouring squares.
  @inline(__always)
  static func parting(_ one: UInt8, _ other: UInt8) -> WallSet {
    let lower = UInt64(min(one, other))
    let rank = (lower &* 57) &>> 9
    let file = lower &- rank &* 9
    let slot = rank &* 8 &+ file
    if max(one, other) &- min(one, other) == 9 {
      let right: UInt64 = file < 8 ? 1 &<< slot : 0
      let left: UInt64 = file > 0 ? 1 &<< (slot &- 1) : 0
      return WallSet(horizontal: right | left)
    }
    let above: UInt64 = rank < 8 ? 1 &<< slot : 0
    let below: UInt64 = rank > 0 ? 1 &<< (slot &- 8) : 0
    return WallSet(vertical: above | below)
  }
}
