/// What the engine thinks after looking a number of plies ahead.
public struct Report: Sendable, Hashable {
  /// The plies it looked ahead in full.
  public var depth: Int
  /// The positions it visited.
  public var nodes: Int
  /// The value for the player on turn in hundredths of a step; beyond ±`Engine.won` a forced win.
  public var score: Int
  /// The best move, then what is expected to follow.
  public var line: [Move]

  /// Makes a report.
  public init(depth: Int, nodes: Int, score: Int, line: [Move]) {
    self.depth = depth
    self.nodes = nodes
    self.score = score
    self.line = line
  }

  /// The best move; nil only where there is none because the game is over.
  public var move: Move? { line.first }

  /// The plies to a forced end, counted from here; nil where none is seen.
  public var pliesToEnd: Int? {
    abs(score) > Engine.won ? Engine.win - abs(score) : nil
  }

  /// The player's prospects from 0 (lost) through 500 (even) to 1000 (won), for an analysis bar.
  public var prospects: Int {
    if abs(score) > Engine.won { return score > 0 ? 1000 : 0 }
    // A curve with the slope of the logistic one and no need of an exponential.
    let half = 250
    return 500 + 499 * score / (abs(score) + half)
  }
}
