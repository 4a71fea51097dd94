import Drawing
import Quoridor

/// The colours of the board: dark wood, so that walls and pawns carry the light.
enum QuoridorPalette {
  /// The rim of the board, and the grooves between the squares.
  static let rim = Color(0x6B4527)
  static let rimLine = Color(0xB07B45)
  static let groove = Color(0x140C07)
  /// A square, each cut from another piece of the wood; its lit upper and its shaded lower edge.
  static let squares = [Color(0x4F3520), Color(0x4A311D), Color(0x553A24)]
  static let edge = Color(0x7B5636)
  static let lowerEdge = Color(0x2C1B0F)
  /// The squares a pawn runs to.
  static let blueGoal = Color(0x21405F)
  static let blueGoalEdge = Color(0x376794)
  static let redGoal = Color(0x5A2824)
  static let redGoalEdge = Color(0x8A423B)
  /// Letters and numbers on the rim.
  static let label = Color(0xFFF4E2)
  /// A wall: bright orange, with a lit line along it.
  static let wall = Color(0xFF9416)
  static let wallLight = Color(0xFFCB7D)
  /// A wall that is only being chosen, one that is not allowed, and one that a hint shows.
  static let dimWall = Color(0x8A5A22)
  static let badWall = Color(0xE5322B)
  static let hint = Color(0x7BE08A)
  /// Where the pawn may go, and where it came from.
  static let target = Color(0xFFE9B0)
  static let trace = Color(0xE8C27A)

  /// What lies under a wall or a pawn.
  static let shadow = Color(0x0D0703)

  /// The piece of wood a square was cut from.
  static func square(_ square: Square) -> Color {
    let grain = square.file * 37 + square.rank * 101 + square.file * square.rank * 17
    return squares[grain / 4 % squares.count]
  }

  /// A player's pawn.
  static func pawn(_ pawn: Pawn) -> Color { pawn == .blue ? Color(0x2F8CFF) : Color(0xFF4A3D) }
  /// Its shaded part.
  static func shade(_ pawn: Pawn) -> Color { pawn == .blue ? Color(0x1559B3) : Color(0xB3261D) }
  /// Its head.
  static func head(_ pawn: Pawn) -> Color { pawn == .blue ? Color(0x63ABFF) : Color(0xFF7C70) }
  /// Its lit part.
  static func light(_ pawn: Pawn) -> Color { pawn == .blue ? Color(0xCBE4FF) : Color(0xFFD3CE) }
  /// Letters in its colour, 7:1 on the ground.
  static func letters(_ pawn: Pawn) -> Color { pawn == .blue ? Color(0x6FB4FF) : Color(0xFF8A80) }
}
