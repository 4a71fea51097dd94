extension Evening {
  /// The event that deals the next game.
  ///
  /// Throws when there is a game on, the counts are out of bounds, or the bank is empty.
  ///
  /// Draws, in this order: the pair, among those not used since the bank was last exhausted, in the bank's
  /// order; which of its words is the civilians' (1: the second); the roles, a shuffle of spies, blanks and
  /// civilians laid out over the seats; the seat that speaks first. When every pair of the bank has been
  /// used they all count as fresh again, but the latest is not the next.
  public func deal(
    from bank: WordBank, using dice: inout some RandomNumberGenerator
  ) throws(Refusal) -> Event {
    let table = table
    guard table.phase == .lobby else { throw .notNow }
    guard let counts = table.counts else { throw .playersOutOfBounds(table.seats.count) }
    let used = Set(opening.used)
    var fresh = bank.pairs.filter { !used.contains($0.identity) }
    var forgotten: [UInt64] = []
    if fresh.isEmpty {
      forgotten = bank.pairs.map(\.identity).filter { $0 != opening.latest || bank.count == 1 }
      fresh = bank.pairs.filter { forgotten.contains($0.identity) }
    }
    guard !fresh.isEmpty else { throw .noWords }
    let pair = fresh[dice.draw(below: fresh.count)]
    let isSwapped = dice.draw(below: 2) == 1
    let roles = dice.ordering(
      Array(repeating: Role.spy, count: counts.spies)
        + Array(repeating: Role.blank, count: counts.blanks)
        + Array(repeating: Role.civilian, count: counts.civilians))
    let first = table.seats[dice.draw(below: table.seats.count)].seat
    return .dealt(
      Deal(
        pair: pair, isSwapped: isSwapped, roles: zip(table.seats, roles).map { ($0.seat, $1) },
        first: first, forgotten: forgotten))
  }

  /// The event that begins the next round: one draw for its first speaker among those still in and
  /// present (among all still in when nobody is present).
  ///
  /// Throws when no round has just ended.
  public func nextRound(using dice: inout some RandomNumberGenerator) throws(Refusal) -> Event {
    let table = table
    switch table.phase {
    case .roundOver: break
    case .ended: throw .gameOver
    case .lobby, .dealing, .describing, .voting, .counted, .deciding, .guessing: throw .notNow
    }
    let present = table.living.filter { table[$0]?.isAway == false }
    let speakers = present.isEmpty ? table.living : present
    guard !speakers.isEmpty else { throw .notNow }
    return .round(first: speakers[dice.draw(below: speakers.count)])
  }
}
