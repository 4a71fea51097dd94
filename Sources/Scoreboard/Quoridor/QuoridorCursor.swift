import Quoridor

/// What the player on turn points at: a target of the pawn, or a place for a wall.
struct QuoridorCursor: Sendable, Hashable {
  /// What is being chosen.
  enum Mode: Sendable, Hashable {
    case pawn
    case wall(Orientation)
  }

  var mode: Mode = .pawn
  /// The pawn's target, nil while there is none.
  var target: Square?
  /// The wall's place.
  var slot: Slot

  /// The cursor at the start of a turn: on the pawn's best step by distance, and for walls right
  /// before the other pawn.
  init(_ position: Quoridor.Position) {
    let targets = position.pawnTargets
    let way = position.shortestWay(of: position.turn)
    target = targets.first { $0 == way.first } ?? Self.nearest(targets, position)
    slot = Self.place(.horizontal, position)
  }

  /// The move that is pointed at.
  var move: Move? {
    switch mode {
    case .pawn: target.map(Move.pawn)
    case .wall(let orientation): .wall(Wall(slot, orientation))
    }
  }

  /// Pawn, horizontal wall, vertical wall, and round again.
  mutating func turn(_ position: Quoridor.Position) {
    switch mode {
    case .pawn: show(.horizontal, position)
    case .wall(.horizontal): show(.vertical, position)
    case .wall(.vertical): mode = .pawn
    }
  }

  /// A wall of that direction where it would be in the other's way.
  private mutating func show(_ orientation: Orientation, _ position: Quoridor.Position) {
    mode = .wall(orientation)
    slot = Self.place(orientation, position)
  }

  /// One step into a direction: the next slot, or the target that lies there.
  mutating func step(_ direction: QuoridorScreen.Direction, _ position: Quoridor.Position) {
    switch mode {
    case .wall:
      let next = Slot(file: slot.file + direction.files, rank: slot.rank + direction.ranks)
      slot = next ?? slot
    case .pawn:
      let own = position.square(of: position.turn)
      let there = position.pawnTargets.filter { square in
        (square.file - own.file) * direction.files + (square.rank - own.rank) * direction.ranks > 0
      }
      // Straight ahead first; pressed again, the next one in that direction.
      let ordered = there.sorted {
        Self.turnOff($0, own, direction) < Self.turnOff($1, own, direction)
      }
      guard let first = ordered.first else { return }
      let here = target.flatMap { ordered.firstIndex(of: $0) }
      target = here.map { ordered[($0 + 1) % ordered.count] } ?? first
    }
  }

  /// How far a square lies off the straight line into a direction.
  private static func turnOff(
    _ square: Square, _ own: Square, _ direction: QuoridorScreen.Direction
  ) -> Int {
    abs((square.file - own.file) * direction.ranks)
      + abs((square.rank - own.rank) * direction.files)
  }

  private static func nearest(_ targets: [Square], _ position: Quoridor.Position) -> Square? {
    let goal = position.turn.goalRank
    return targets.min { abs($0.rank - goal) < abs($1.rank - goal) }
  }

  /// The first place along the other's shortest way where a wall of that direction is allowed; else
  /// the allowed one nearest to the other pawn.
  private static func place(_ orientation: Orientation, _ position: Quoridor.Position) -> Slot {
    let other = position.square(of: position.turn.opponent)
    let way = [other] + position.shortestWay(of: position.turn.opponent)
    for (one, next) in zip(way, way.dropFirst()) {
      let walls = position.walls(between: one, and: next)
      for wall in walls where wall.orientation == orientation {
        if position.objection(to: .wall(wall)) == nil { return wall.slot }
      }
    }
    let slots = (0..<64).compactMap { Slot(file: $0 % 8, rank: $0 / 8) }
    let allowed = slots.filter { position.objection(to: .wall(Wall($0, orientation))) == nil }
    func distance(_ slot: Slot) -> Int {
      abs(slot.file * 2 + 1 - other.file * 2) + abs(slot.rank * 2 + 1 - other.rank * 2)
    }
    return (allowed.isEmpty ? slots : allowed).min { distance($0) < distance($1) } ?? slots[0]
  }
}

extension QuoridorScreen.Direction {
  /// To the right: 1, to the left: -1.
  var files: Int {
    switch self {
    case .left: -1
    case .right: 1
    case .up, .down: 0
    }
  }

  /// Up the board: 1, down: -1.
  var ranks: Int {
    switch self {
    case .down: -1
    case .up: 1
    case .left, .right: 0
    }
  }
}
