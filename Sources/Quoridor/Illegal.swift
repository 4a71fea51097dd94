/// Why a move or a word is refused.
///
/// The raw value is the reason's name in answers and fixtures.
public enum Illegal: String, Error, Sendable, Hashable, CaseIterable {
  /// Not the notation of a move.
  case malformed
  /// A square or a slot that the board does not have.
  case offBoard = "off-board"
  /// The game is over.
  case gameOver = "game-over"
  /// A pawn stands on the square.
  case occupied
  /// A wall lies between the pawn and the square.
  case blocked
  /// The square is neither a step, a jump nor a sidestep away.
  case outOfReach = "out-of-reach"
  /// Only the other pawn could go there: out of turn.
  case otherPawn = "out-of-turn"
  /// All ten walls are built.
  case noWallsLeft = "no-walls-left"
  /// The slot is taken, or half of it by a neighbour of the same direction.
  case overlap
  /// A wall of the other direction lies across the same point.
  case crossing
  /// The builder's own pawn would have no way to its goal.
  case sealsSelf = "seals-self"
  /// The other pawn would have no way to its goal.
  case sealsOpponent = "seals-opponent"
  /// Neither pawn would have a way to its goal.
  case sealsBoth = "seals-both"
  /// A draw is agreed only once the position has come up often enough.
  case noDrawOffered = "no-draw-offered"
  /// There are not that many plies to take back.
  case nothingToTakeBack = "nothing-to-take-back"

  /// The reason as a sentence without an end, in English.
  public var sentence: String {
    switch self {
    case .malformed: "neither a square such as e2 nor a wall such as e3h"
    case .offBoard: "that is not on the board"
    case .gameOver: "the game is over"
    case .occupied: "a pawn stands there"
    case .blocked: "a wall is in the way"
    case .outOfReach: "the pawn cannot go that far"
    case .otherPawn: "out of turn: only the other pawn can go there"
    case .noWallsLeft: "no walls left"
    case .overlap: "a wall lies there already"
    case .crossing: "it would cross a wall"
    case .sealsSelf: "it would leave the builder's pawn no way to its goal"
    case .sealsOpponent: "it would leave the other pawn no way to its goal"
    case .sealsBoth: "it would leave neither pawn a way to its goal"
    case .noDrawOffered: "no draw is offered"
    case .nothingToTakeBack: "there is nothing to take back"
    }
  }
}
