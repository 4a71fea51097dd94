import Quoridor

/// What the machine is asked: the shell lets a worker think about it and hands the answer back as
/// `QuoridorScreen.Action.answer`.
public struct QuoridorQuestion: Sendable, Hashable {
  /// Names the question: an answer with another ticket comes too late and is passed over.
  public var ticket: Int
  /// The game up to the position in question.
  public var game: Quoridor.Game
  /// How many positions may be visited.
  public var nodes: Int
  /// Varies the opening.
  public var seed: UInt64

  /// What the answer is for.
  public var purpose: Purpose

  /// What an answer is for.
  public enum Purpose: Sendable, Hashable {
    /// The machine's own move.
    case move
    /// A hint for the player on turn.
    case hint
    /// The bar beside a game that is looked through.
    case analysis
  }
}
