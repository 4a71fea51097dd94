import Testing

@testable import Spy

@Suite("Properties of whole games")
struct PropertyTests {
  /// How many of each there are still in the game.
  private func alive(_ table: Table) throws -> (civilians: Int, spies: Int, blanks: Int) {
    let deal = try #require(table.deal)
    let out = Set(
      table.evening.table.seats.filter {
        if case .out = $0.standing { true } else { false }
      }.map(\.seat))
    let roles = deal.roles.filter { !out.contains($0.seat) }.map(\.role)
    return (
      roles.count { $0 == .civilian }, roles.count { $0 == .spy }, roles.count { $0 == .blank }
    )
  }

  @Test(
    "after every elimination the game goes on or has exactly one winner", arguments: 0..<90)
  func goesOnOrWon(seed: Int) throws {
    var table = Table(players: 3 + seed % 18, seed: UInt64(seed))
    try table.does(.rule(WinRule.allCases[seed % 3]))
    try table.begins()
    var steps = 0
    while true {
      steps += 1
      #expect(steps < 5_000, "a game ends")
      if dice(&table, oneIn: 12) { _ = table.randomDisturbance() } else { try table.randomStep() }
      guard table.phase != .lobby else { break }
      let (civilians, spies, blanks) = try alive(table)
      let winner = table.evening.table.rule.winner(
        civilians: civilians, spies: spies, blanks: blanks)
      switch table.phase {
      case .ended(let ending):
        if ending.winner != .blank || ending.guess == nil && winner != nil {
          #expect(ending.winner == winner || ending.winner == .blank)
        }
        let before = table.evening
        let late = Event.voted(table.evening.table.seats[0].seat, .abstention)
        #expect(throws: Refusal.gameOver) { try table.evening.apply(late) }
        #expect(table.evening == before)
        return
      case .guessing: break
      case .roundOver(let out): if out != nil { #expect(winner == nil) }
      case .lobby, .dealing, .describing, .voting, .counted, .deciding: break
      }
    }
  }

  private func dice(_ table: inout Table, oneIn bound: Int) -> Bool {
    table.dice.draw(below: bound) == 0
  }

  @Test("a record read back line by line is the same evening, at every point", arguments: 0..<18)
  func records(seed: Int) throws {
    var table = Table(players: 3 + seed % 18, seed: UInt64(seed))
    let hell = ["é\u{301}\u{200D}", "\"\\n\\", "👨‍👩‍👧‍👦", "- -", "玩家 9", "a b  c"]
    for text in hell {
      let seat = Seat.all[table.dice.draw(below: 3)]
      try? table.does(.named(seat, Nickname(typed: text, folding: .plain)))
    }
    var copy = Evening()
    var told = 0
    for _ in 0..<400 {
      if dice(&table, oneIn: 9) { _ = table.randomDisturbance() } else { try? table.randomStep() }
      while told < table.record.count {
        let line = table.record[told].record
        #expect(!line.contains("\n"))
        let event = try #require(Event(record: line), "\(line)")
        #expect(event == table.record[told])
        try copy.apply(event)
        told += 1
      }
      #expect(copy == table.evening)
    }
  }

  @Test("an opening record says all that outlives a game", arguments: 0..<18)
  func opener(seed: Int) throws {
    var table = Table(players: 3 + seed % 18, seed: UInt64(seed))
    try table.does(.named(Table.seat(2), Nickname(typed: "\"-\" \\", folding: .plain)))
    for _ in 0..<600 where table.phase != .lobby || table.evening.table.games < 4 {
      if dice(&table, oneIn: 9) { _ = table.randomDisturbance() } else { try? table.randomStep() }
    }
    var copy = Evening()
    let line = table.evening.opener.record
    try copy.apply(#require(Event(record: line)))
    #expect(copy.opener == table.evening.opener)
    if table.phase == .lobby { #expect(copy.table == table.evening.table) }
  }

  @Test("lines that are no record are none")
  func badRecords() {
    let lines = [
      "", "deal", "seats", "seats x", "seats 3 4", "name 21", "name 1 \"a", "vote 1", "vote 1 x",
      "counts 1", "counts a b", "rule none", "time", "ballots x", "open", "open parity turns 30",
      "open parity turns 301 usual 0 -", "open parity turns 30 usual 0 xyz", "kick 0", "judge",
      "open parity turns 30 usual 0 - 2 0 here \"\" \"\" 1 0 here \"\" \"\"", "round 25", "undo 1",
      "deal \"a\" \"a\" \"b\" \"b\" first 1:civilian,2:spy,3:civilian 4 -",
      "deal \"a\" \"a\" \"b\" \"b\" third 1:civilian,2:spy,3:civilian 1 -",
      "deal \"a\" \"a\" \"b\" \"b\" first 2:civilian,1:spy,3:civilian 1 -",
    ]
    for line in lines { #expect(Event(record: line) == nil, "\(line)") }
  }

  @Test("a deal whose counts or seats do not fit the table is refused")
  func foreignDeal() throws {
    var table = Table(players: 3)
    for roles in ["1:spy,2:spy,3:civilian", "1:civilian,2:civilian,3:civilian", "1:spy,2:civilian"]
    {
      let line = "deal \"a\" \"a\" \"b\" \"b\" first \(roles) 1 -"
      let event = try #require(Event(record: line))
      #expect(throws: Refusal.self) { try table.does(event) }
      #expect(table.phase == .lobby)
    }
  }
}
