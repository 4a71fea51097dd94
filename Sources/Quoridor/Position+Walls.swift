/// Which walls may be built.
extension Position {
  /// The walls whose slot is free: not taken, not half taken, not crossed.
  @inline(__always)
  var fitting: WallSet {
    let across = built.horizontal
    let along = built.vertical
    let west = (across &<< 1) & ~SlotEdge.west
    let east = (across &>> 1) & ~SlotEdge.east
    let taken = across | along
    let horizontal = ~(taken | west | east)
    let vertical = ~(taken | along &<< 8 | along &>> 8)
    return WallSet(horizontal: horizontal, vertical: vertical)
  }

  /// The walls that the player on turn may build.
  @inline(__always)
  var buildable: WallSet {
    guard mayBuild else { return WallSet() }
    var ways = Ways(in: self)
    return buildable(knowing: &ways)
  }

  /// The walls that fit and leave both pawns a way, given what is known.
  ///
  /// A wall that closes no ring cuts nothing; a wall that leaves the known way of each pawn open
  /// does not either. Only what is left is tried, by a flood.
  @inline(__always)
  func buildable(knowing ways: inout Ways) -> WallSet {
    let fitting = self.fitting
    let closing = fitting & ways.closing
    if closing.isEmpty { return fitting }
    return fitting & ~sealing(closing, knowing: &ways)
  }

  /// Those of the walls that would leave a pawn no way.
  @inline(never)
  private func sealing(_ walls: WallSet, knowing ways: inout Ways) -> WallSet {
    ways.find(in: self)
    var sealing = cutting(.blue, walls & ways.blue)
    sealing |= cutting(.red, walls & ways.red & ~sealing)
    return sealing
  }

  /// Those of the walls that would leave that pawn no way; each is tried.
  @inline(__always)
  private func cutting(_ pawn: Pawn, _ walls: WallSet) -> WallSet {
    var rest = walls
    var sealing = WallSet()
    while !rest.isEmpty {
      let code = rest.removeFirst()
      var tried = self
      tried.closeSides(code)
      if !tried.hasWay(pawn) { sealing |= WallSet(code: code) }
    }
    return sealing
  }

  /// Why the player on turn may not build a wall, nil when that is allowed.
  func objection(to wall: Wall) -> Illegal? {
    if winner != nil { return .gameOver }
    if !mayBuild { return .noWallsLeft }
    if !fitting.contains(wall.code) {
      let crosses = has(Wall(wall.slot, wall.orientation.turned))
      return crosses ? .crossing : .overlap
    }
    var tried = self
    tried.closeSides(wall.code)
    switch (tried.hasWay(turn), tried.hasWay(turn.opponent)) {
    case (true, true): return nil
    case (false, true): return .sealsSelf
    case (true, false): return .sealsOpponent
    case (false, false): return .sealsBoth
    }
  }
}
