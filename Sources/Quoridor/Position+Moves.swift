/// The moves of the player on turn, as people and programs name them.
extension Position {
  /// Every legal move, pawn moves first; none when the game is over.
  public var moves: [Move] {
    guard winner == nil else { return [] }
    return targets.squares.map(Move.pawn) + buildable.walls.map(Move.wall)
  }

  /// The squares the pawn on turn may go to.
  ///
  /// 1: a step to a free neighbour with no wall between. 2: a jump straight over the other pawn.
  /// 3: where a wall or the board's edge behind that pawn forbids the jump, a square beside it.
  public var pawnTargets: [Square] { winner == nil ? targets.squares : [] }

  /// Why the player on turn may not make that move; nil when it is legal.
  public func objection(to move: Move) -> Illegal? {
    switch move {
    case .pawn(let square): objection(to: square)
    case .wall(let wall): objection(to: wall)
    }
  }

  /// Makes a move.
  ///
  /// Throws the reason, with the position unchanged, when it is not legal.
  public mutating func play(_ move: Move) throws(Illegal) {
    if let reason = objection(to: move) { throw reason }
    make(move)
  }

  /// The same position after left and right change places.
  public var mirrored: Position {
    var mirror = Position()
    for wall in walls { mirror.place(wall.mirrored.code) }
    mirror.blue = square(of: .blue).mirrored.index
    mirror.red = square(of: .red).mirrored.index
    mirror.blueWalls = blueWalls
    mirror.redWalls = redWalls
    if turn != mirror.turn { mirror.pass() }
    return mirror
  }
}
