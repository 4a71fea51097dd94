/// Openings to play engines from: random plies that leave the game about even.
public struct Openings: ~Copyable {
  private let plies: Int
  private let margin: Int
  private var dice: Dice
  private var engine = Engine(tableEntries: 1 << 12)

  /// The openings of that many plies that a seed leads to, none worth more than `margin`
  /// hundredths of a step to either player.
  public init(plies: Int, seed: UInt64, margin: Int = 120) {
    self.plies = plies
    self.margin = margin
    dice = Dice(seed: seed)
  }

  /// The next opening.
  public mutating func next() -> [Move] {
    while true {
      var game = Game(rules: .unlimited)
      var moves: [Move] = []
      while moves.count < plies, let move = someMove(game.position) {
        guard (try? game.enter(.ply(.move(move)))) != nil, game.outcome == nil else { break }
        moves.append(move)
      }
      if moves.count < plies { continue }
      let report = engine.think(about: game, limit: Limit(nodes: 4000, depth: 6))
      if abs(report.score - 50) <= margin { return moves }
    }
  }

  /// A step forward, as players open, two times in three; else anything.
  private mutating func someMove(_ position: Position) -> Move? {
    let choices: [Move]
    if dice.next() % 3 != 0 {
      let next = position.way(of: position.turn).next
      choices = (position.targets & next).squares.map(Move.pawn)
    } else {
      choices = position.moves
    }
    guard !choices.isEmpty else { return nil }
    return choices[Int(dice.next() % UInt64(choices.count))]
  }

  /// Random numbers that are the same in every run.
  public struct Dice: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The numbers a seed leads to.
    public init(seed: UInt64) { state = seed }

    /// The next number.
    public mutating func next() -> UInt64 { Zobrist.mixed(&state) }
  }
}
