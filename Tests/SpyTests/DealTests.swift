import Testing

@testable import Spy

@Suite("Deals")
struct DealTests {
  /// Pearson's statistic of counts that should all be the same.
  private func chiSquare(_ counts: [Int]) -> Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.map { (Double($0) - expected) * (Double($0) - expected) / expected }
      .reduce(0, +)
  }

  /// What 10,000 deals at a table of eight gave.
  private struct Census {
    var spies = [Int](repeating: 0, count: 8)
    var blanks = [Int](repeating: 0, count: 8)
    var firsts = [Int](repeating: 0, count: 8)
    var blankPositions = [Int](repeating: 0, count: 8)
    var spyPositions = [Int](repeating: 0, count: 8)
    var sides = [0, 0]
    var pairs: [UInt64: Int] = [:]

    mutating func add(_ deal: Deal) {
      for (seat, role) in deal.roles {
        let index = seat.number - 1
        let position = (seat.number - deal.first.number + 8) % 8
        switch role {
        case .spy:
          spies[index] += 1
          spyPositions[position] += 1
        case .blank:
          blanks[index] += 1
          blankPositions[position] += 1
        case .civilian: break
        }
      }
      firsts[deal.first.number - 1] += 1
      sides[deal.isSwapped ? 1 : 0] += 1
      pairs[deal.pair.identity, default: 0] += 1
    }
  }

  private func census(_ dice: inout some RandomNumberGenerator) throws -> Census {
    var evening = Evening()
    try evening.apply(.seats(8))
    let bank = Table.bank(8)
    var census = Census()
    for _ in 0..<10_000 {
      guard case .dealt(let deal) = try evening.deal(from: bank, using: &dice) else { continue }
      census.add(deal)
    }
    return census
  }

  @Test("roles, order, word and pair are uniform over 10,000 deals")
  func uniform() throws {
    var dice = TestDice(2_024)
    let census = try census(&dice)
    #expect(census.spies.reduce(0, +) == 20_000 && census.blanks.reduce(0, +) == 10_000)
    // 24.32 is exceeded once in a thousand with 7 degrees of freedom, 10.83 with one.
    for counts in [
      census.spies, census.blanks, census.firsts, census.blankPositions, census.spyPositions,
      Array(census.pairs.values),
    ] { #expect(chiSquare(counts) < 24.32, "\(counts)") }
    #expect(chiSquare(census.sides) < 10.83)
    #expect(census.pairs.count == 8)
  }

  /// Dice that favour low numbers.
  private struct Loaded: RandomNumberGenerator {
    var dice = TestDice(7)
    mutating func next() -> UInt64 {
      let value = dice.next()
      return value % 10 == 0 ? 0 : value
    }
  }

  @Test("loaded dice fail that check")
  func loaded() throws {
    var dice = Loaded()
    let census = try census(&dice)
    #expect(chiSquare(census.firsts) > 24.32)
    #expect(chiSquare(census.spies) > 24.32)
  }

  @Test("the draws are the documented ones, so a seed gives one game with every Swift")
  func documentedDraws() {
    var dice = Script([7, 5, 11, UInt64.max, 3])
    #expect(dice.draw(below: 4) == 3)
    #expect(dice.draw(below: 1) == 0)
    #expect(dice.draw(below: 10) == 1)
    #expect(dice.draw(below: 10) == 3, "the excess above the largest multiple is thrown again")
    var other = Script([2, 0, 1])
    // Below 4: 2 swaps the last with the third; below 3: 0; below 2: 1 leaves the second.
    #expect(other.ordering(["a", "b", "c", "d"]) == ["d", "b", "a", "c"])
  }

  /// Dice that throw what they were told.
  private struct Script: RandomNumberGenerator {
    var numbers: [UInt64]
    init(_ numbers: [UInt64]) { self.numbers = numbers }
    mutating func next() -> UInt64 { numbers.removeFirst() }
  }

  @Test("no pair returns before the bank is exhausted, also after a restart")
  func allPairs() throws {
    var table = Table(players: 3, bank: Table.bank(35))
    var seen: Set<UInt64> = []
    for game in 1...35 {
      try table.deals()
      #expect(seen.insert(try #require(table.deal).pair.identity).inserted, "game \(game)")
      try table.does(.abandoned)
      if game % 5 == 0 {
        // A restart: all that is left is the opening record.
        let line = table.evening.opener.record
        table.evening = Evening()
        try table.evening.apply(#require(Event(record: line)))
      }
    }
    let last = try #require(table.deal).pair.identity
    try table.deals()
    #expect(try #require(table.deal).pair.identity != last, "not the latest at once")
    #expect(table.evening.table.usedPairs == 2)
  }

  @Test("another bank's used pairs stay used when one is exhausted")
  func twoBanks() throws {
    var table = Table(players: 3, bank: Table.bank(3))
    let other = WordBank(
      (0..<3).map {
        WordPair(Word("x\($0)", folding: .plain), Word("y\($0)", folding: .plain))
      })
    try table.does(table.evening.deal(from: other, using: &table.dice))
    let first = try #require(table.deal).pair.identity
    try table.does(.abandoned)
    for _ in 0..<7 {
      try table.deals()
      try table.does(.abandoned)
    }
    for _ in 0..<2 {
      try table.does(table.evening.deal(from: other, using: &table.dice))
      #expect(try #require(table.deal).pair.identity != first)
      try table.does(.abandoned)
    }
  }

  @Test("an empty bank is refused, a bank of one pair plays")
  func smallBanks() throws {
    var table = Table(players: 3, bank: Table.bank(0))
    #expect(throws: Refusal.noWords) { try table.deals() }
    table.bank = Table.bank(1)
    for _ in 0..<3 {
      try table.deals()
      try table.does(.abandoned)
    }
  }

  @Test("a bank drops double pairs, turned pairs and equal words; half of the last good is enough")
  func bank() {
    func pair(_ one: String, _ two: String) -> WordPair {
      WordPair(Word(one, folding: .plain), Word(two, folding: .plain))
    }
    let bank = WordBank([
      pair("Tea", "Coffee"), pair("coffee", "TEA"), pair("Tea", "tea"), pair("Tea", "Milk"),
    ])
    #expect(bank.count == 2)
    #expect(!Table.bank(19).mayReplace(previous: nil))
    #expect(Table.bank(20).mayReplace(previous: nil))
    #expect(Table.bank(50).mayReplace(previous: 100))
    #expect(!Table.bank(49).mayReplace(previous: 100))
  }
}
