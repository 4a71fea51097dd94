import Spy
import Testing

@Suite("Counts")
struct CountsTests {
  @Test("the usual counts are those of the table")
  func usual() throws {
    let table: [Int: (Int, Int)] = [
      3: (1, 0), 4: (1, 0), 5: (1, 0), 6: (1, 1), 7: (2, 0), 8: (2, 1), 9: (2, 1), 10: (3, 0),
      11: (3, 1), 12: (3, 1), 13: (3, 1), 14: (4, 1), 15: (4, 1), 16: (4, 1), 17: (4, 2),
      18: (5, 2), 19: (5, 2), 20: (5, 2),
    ]
    for (players, (spies, blanks)) in table {
      let counts = try #require(Counts.usual(players: players))
      #expect(counts.spies == spies && counts.blanks == blanks, "\(players) players")
    }
    #expect(Counts.usual(players: 2) == nil)
    #expect(Counts.usual(players: 21) == nil)
    #expect(Counts.usual(players: -1) == nil)
  }

  @Test("every count is inside the bounds or refused with the bound it breaks")
  func bounds() {
    for players in -1...22 {
      for spies in -1...12 {
        for blanks in -1...12 {
          let civilians = players - spies - blanks
          let isInside =
            (3...20).contains(players) && spies >= 0 && blanks >= 0 && spies + blanks >= 1
            && spies < civilians && spies + blanks <= civilians
          do throws(Refusal) {
            let counts = try Counts(players: players, spies: spies, blanks: blanks)
            #expect(isInside, "\(counts)")
          } catch {
            #expect(!isInside, "\(players) \(spies) \(blanks): \(error)")
          }
        }
      }
    }
  }

  @Test("the refusal names the bound")
  func reasons() {
    #expect(throws: Refusal.playersOutOfBounds(2)) { try Counts(players: 2, spies: 1, blanks: 0) }
    #expect(throws: Refusal.playersOutOfBounds(21)) { try Counts(players: 21, spies: 1, blanks: 0) }
    #expect(throws: Refusal.noInfiltrator) { try Counts(players: 6, spies: 0, blanks: 0) }
    #expect(throws: Refusal.tooManySpies(atMost: 2)) { try Counts(players: 6, spies: 3, blanks: 0) }
    #expect(throws: Refusal.tooManyInfiltrators(atMost: 3)) {
      try Counts(players: 6, spies: 1, blanks: 3)
    }
  }
}
