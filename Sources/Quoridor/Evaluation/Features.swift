/// What the evaluation sees of a position, as the numbers of the inputs that are on.
///
/// The player on turn always runs up the board: for red all ranks are turned over.
enum Features {
  static let otherPawn = 81
  static let walls = 162
  static let ownStock = 290
  static let otherStock = 301
  static let ownWay = 312
  static let otherWay = ownWay + wayKinds
  static let count = otherWay + wayKinds

  /// Inputs for a way: 28 lengths with one, two, or more first steps, or none at the goal.
  static let wayKinds = 28 * 4
  /// No more inputs than that are on at once.
  static let most = 2 + 20 + 4

  /// Pawn and wall inputs come before it: those are kept up to date move by move.
  static let kept = ownStock

  /// The inputs of a position for the player on turn.
  static func active(_ position: Position) -> [UInt16] {
    let turn = position.turn
    let others = [
      ownStock + position.wallsLeft(of: turn),
      otherStock + position.wallsLeft(of: turn.opponent),
      ownWay + way(position.way(of: turn)),
      otherWay + way(position.way(of: turn.opponent)),
    ]
    return (kept(position, for: turn) + others).map { UInt16($0) }
  }

  /// The inputs for pawns and walls, as one player sees them.
  static func kept(_ position: Position, for pawn: Pawn) -> [Int] {
    let pawns = [
      square(position.index(of: pawn), for: pawn),
      otherPawn + square(position.index(of: pawn.opponent), for: pawn),
    ]
    return pawns + position.walls.map { walls + wall($0.code, for: pawn) }
  }

  /// A square as that player sees it.
  @inline(__always)
  static func square(_ index: UInt8, for pawn: Pawn) -> Int {
    if pawn == .blue { return Int(index) }
    let rank = Int(index) / 9
    return Int(index) &+ 72 &- 18 &* rank
  }

  /// A wall as that player sees it.
  @inline(__always)
  static func wall(_ code: UInt8, for pawn: Pawn) -> Int {
    pawn == .blue ? Int(code) : Int(code ^ 0b11_1000)
  }

  /// The kind of a way: its length and how many first steps lead along a shortest one.
  @inline(__always)
  static func way(_ way: Way) -> Int {
    Int(min(way.distance, 27)) &* 4 &+ min(way.next.nonzeroBitCount, 3)
  }

  /// The input that takes an input's place when left and right change places.
  static let mirrored: [UInt16] = (0..<count).map { input in
    switch input {
    case ..<otherPawn: UInt16(Square(index: UInt8(input)).mirrored.index)
    case ..<walls: UInt16(otherPawn) + UInt16(Square(index: UInt8(input - 81)).mirrored.index)
    case ..<ownStock: UInt16(walls) + UInt16(Wall(code: UInt8(input - walls)).mirrored.code)
    default: UInt16(input)
    }
  }
}
