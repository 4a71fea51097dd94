/// Random numbers whose exclusive or names a position.
struct Zobrist: ~Copyable {
  /// Blue's squares, red's squares, the walls, the walls each player has left, the turn.
  private let numbers: UnsafeMutablePointer<UInt64>

  private static let red = 81
  private static let wall = 162
  private static let left = 290
  private static let turn = 312
  private static let count = 313

  /// The same numbers every time.
  init() {
    numbers = .allocate(capacity: Self.count)
    var state: UInt64 = 0x51DE_5EED
    for index in 0..<Self.count {
      numbers[index] = Self.mixed(&state)
    }
  }

  deinit { numbers.deallocate() }

  /// The next number of a simple generator.
  static func mixed(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value &>> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value &>> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value &>> 31
  }

  /// The key of a position.
  func key(of position: Position) -> UInt64 {
    var key = pawn(.blue, position.blue) ^ pawn(.red, position.red)
    key ^= left(.blue, position.blueWalls) ^ left(.red, position.redWalls)
    for wall in position.walls { key ^= self.wall(wall.code) }
    return position.turn == .red ? key ^ turn : key
  }

  @inline(__always)
  func pawn(_ pawn: Pawn, _ square: UInt8) -> UInt64 {
    numbers[(pawn == .blue ? 0 : Self.red) &+ Int(square)]
  }

  @inline(__always)
  func wall(_ code: UInt8) -> UInt64 { numbers[Self.wall &+ Int(code)] }

  @inline(__always)
  func left(_ pawn: Pawn, _ count: UInt8) -> UInt64 {
    numbers[Self.left &+ (pawn == .blue ? 0 : 11) &+ Int(count)]
  }

  @inline(__always)
  var turn: UInt64 { numbers[Self.turn] }
}
