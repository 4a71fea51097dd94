/// A game from its first ply on: the fold of its book.
///
/// Every change is an `Entry`; the same entries give the same game, live or from a record.
public struct Game: Sendable, Hashable {
  /// What the venue adds to the printed rules.
  public let rules: HouseRules
  /// The plies that stand, in order.
  public private(set) var plies: [Ply] = []
  /// The position after the last of them.
  public private(set) var position = Position()
  /// How the game ended, nil while it is on.
  public private(set) var outcome: Outcome?
  /// Who asks to take plies back and waits for the other's answer.
  public private(set) var takeBackAskedBy: Pawn?
  /// The positions before each ply.
  private var earlier: [Position] = []

  /// A game before its first ply.
  public init(rules: HouseRules = .venue) {
    self.rules = rules
  }

  /// A game from its plies, by the printed rules alone unless told otherwise.
  ///
  /// Throws the ply, its text and the reason at the first word that is no legal ply.
  public init(plies words: some Sequence<String>, rules: HouseRules = .unlimited) throws(PlyError) {
    self.init(rules: rules)
    for word in words {
      do {
        try enter(.ply(Ply(word)))
      } catch {
        throw PlyError(ply: plies.count + 1, word: word, reason: error)
      }
    }
  }

  /// Adds one line to the book.
  ///
  /// Throws the reason, with the game unchanged, where it is refused.
  public mutating func enter(_ entry: Entry) throws(Illegal) {
    switch entry {
    case .ply(let ply): try play(ply)
    case .takeBack(let count): try takeBack(count)
    case .surrender(let pawn):
      if outcome != nil { throw .gameOver }
      outcome = .win(pawn.opponent, .surrender)
    case .draw:
      if outcome != nil { throw .gameOver }
      if !offersDraw { throw .noDrawOffered }
      outcome = .draw(.agreed)
    }
    takeBackAskedBy = nil
  }

  private mutating func play(_ ply: Ply) throws(Illegal) {
    if outcome != nil { throw .gameOver }
    let before = position
    switch ply {
    case .move(let move): try position.play(move)
    case .pass: position.pass()
    }
    earlier.append(before)
    plies.append(ply)
    if let winner = position.winner {
      outcome = .win(winner, .goal)
    } else if let limit = rules.misses, misses(of: before.turn) >= limit {
      outcome = .win(position.turn, .misses)
    } else if let limit = rules.plyLimit, plies.count >= limit {
      outcome = .draw(.plies)
    }
  }

  private mutating func takeBack(_ count: Int) throws(Illegal) {
    guard count > 0, count <= plies.count else { throw .nothingToTakeBack }
    outcome = nil
    position = earlier[earlier.count - count]
    earlier.removeLast(count)
    plies.removeLast(count)
  }

  /// How many of a player's latest turns in a row were missed.
  public func misses(of pawn: Pawn) -> Int {
    // The turns alternate without exception: a player's own lie two plies apart.
    let last = position.turn == pawn ? plies.count - 2 : plies.count - 1
    return stride(from: last, through: 0, by: -2).prefix { plies[$0] == .pass }.count
  }

  /// The time the player on turn has for it.
  public var allowance: Duration {
    misses(of: position.turn) > 0 ? rules.turnAfterMiss : rules.turn
  }

  /// How often the position on the board has stood, this time included.
  public var repetitions: Int { 1 + earlier.count { $0 == position } }

  /// Whether the position has come up so often that a draw is offered.
  public var offersDraw: Bool {
    guard let limit = rules.repetitions, outcome == nil else { return false }
    return repetitions >= limit
  }

  /// A player asks to take back the turn made last, and what followed it.
  ///
  /// Throws `nothingToTakeBack` where that player has not moved yet.
  public mutating func askToTakeBack(_ pawn: Pawn) throws(Illegal) {
    if outcome != nil { throw .gameOver }
    if pliesToTakeBack(for: pawn) == nil { throw .nothingToTakeBack }
    takeBackAskedBy = pawn
  }

  /// The other player says no.
  public mutating func refuseTakeBack() {
    takeBackAskedBy = nil
  }

  /// The entry that follows when the other player says yes, nil where nobody asks.
  public var agreedTakeBack: Entry? {
    guard let pawn = takeBackAskedBy, let count = pliesToTakeBack(for: pawn) else { return nil }
    return .takeBack(plies: count)
  }

  /// How many plies go back to before a player's last turn.
  public func pliesToTakeBack(for pawn: Pawn) -> Int? {
    let count = position.turn == pawn ? 2 : 1
    return plies.count >= count ? count : nil
  }

  /// The position after the first `count` plies.
  public func position(after count: Int) -> Position {
    earlier.indices.contains(count) ? earlier[count] : position
  }
}
