import Drawing
import Quoridor

/// The colours of the board: dark wood, so that walls and pawns carry the light.
enum QuoridorPalette {
  /// The rim of the board, and the grooves between the squares.
  static let rim = Color(0x6B4527)
  static let rimLine = Color(0x9C6B3C)
  static let groove = Color(0x170E08)
  /// A square, and its lit upper edge.
  static let square = Color(0x4B3321)
  static let edge = Color(0x63452D)
  /// The squares a pawn runs to.
  static let blueGoal = Color(0x21405F)
  static let blueGoalEdge = Color(0x2F5880)
  static let redGoal = Color(0x5A2824)
  static let redGoalEdge = Color(0x783833)
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

  /// A player's pawn.
  static func pawn(_ pawn: Pawn) -> Color { pawn == .blue ? Color(0x2F8CFF) : Color(0xFF4A3D) }
  /// Its shaded part.
  static func shade(_ pawn: Pawn) -> Color { pawn == .blue ? Color(0x1559B3) : Color(0xB3261D) }
  /// Its lit part.
  static func light(_ pawn: Pawn) -> Color { pawn == .blue ? Color(0xA8D2FF) : Color(0xFFB9B2) }
  /// Letters in its colour, 7:1 on the ground.
  static func letters(_ pawn: Pawn) -> Color { pawn == .blue ? Color(0x6FB4FF) : Color(0xFF8A80) }
}
