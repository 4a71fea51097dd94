/// Where pawns and walls stand and whose turn it is.
///
/// A small value: a copy is cheap, and making a move on a copy is how everything here looks ahead.
public struct Position: Sendable, Hashable {
  /// Squares whose upper side is closed, by a wall or by the board's edge.
  var north: SquareSet = .topRank
  /// Squares whose right side is closed, by a wall or by the board's edge.
  var east: SquareSet = .lastFile
  /// The walls on the board.
  var built = WallSet()
  /// The index of blue's square.
  var blue: UInt8 = 4
  /// The index of red's square.
  var red: UInt8 = 76
  /// The walls blue has not built.
  var blueWalls: UInt8 = 10
  /// The walls red has not built.
  var redWalls: UInt8 = 10
  /// Who moves next.
  public private(set) var turn: Pawn = .blue

  /// The position at the start of a game.
  public init() {}

  /// The square of a pawn.
  public func square(of pawn: Pawn) -> Square { Square(index: index(of: pawn)) }

  /// The walls a player still has, 0…10.
  public func wallsLeft(of pawn: Pawn) -> Int { Int(pawn == .blue ? blueWalls : redWalls) }

  /// The walls on the board, horizontal ones first, each direction from a1 to h8.
  public var walls: [Wall] { built.walls }

  /// Whether that wall stands.
  public func has(_ wall: Wall) -> Bool { built.contains(wall.code) }

  /// Who has reached the far rank, nil while the game is on.
  @inline(__always)
  public var winner: Pawn? {
    if blue >= 72 { return .blue }
    if red < 9 { return .red }
    return nil
  }

  /// The index of a pawn's square.
  @inline(__always)
  func index(of pawn: Pawn) -> UInt8 { pawn == .blue ? blue : red }

  /// Whether the player on turn may build at all.
  @inline(__always)
  var mayBuild: Bool { (turn == .blue ? blueWalls : redWalls) != 0 }

  /// Makes a move that is known to be legal.
  @inline(__always)
  mutating func make(_ move: Move) {
    switch move {
    case .pawn(let square): step(to: square.index)
    case .wall(let wall): build(wall.code)
    }
  }

  /// The pawn on turn goes to a square that is known to be legal.
  @inline(__always)
  mutating func step(to square: UInt8) {
    if turn == .blue { blue = square } else { red = square }
    turn = turn.opponent
  }

  /// The player on turn builds a wall that is known to be legal.
  @inline(__always)
  mutating func build(_ code: UInt8) {
    if turn == .blue { blueWalls &-= 1 } else { redWalls &-= 1 }
    place(code)
    turn = turn.opponent
  }

  /// The turn passes without a move.
  mutating func pass() {
    turn = turn.opponent
  }

  /// Puts a wall down, whoever builds it.
  @inline(__always)
  mutating func place(_ code: UInt8) {
    closeSides(code)
    built |= WallSet(code: code)
  }

  /// Closes the sides of the two pairs of squares that a wall parts.
  @inline(__always)
  mutating func closeSides(_ code: UInt8) {
    let slot = code & 63
    let square = SquareSet(truncatingIfNeeded: slot &+ slot &>> 3)
    if code < 64 {
      north |= 0b11 &<< square
    } else {
      east |= 0x201 &<< square
    }
  }
}
