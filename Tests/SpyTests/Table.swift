import Testing

@testable import Spy

/// A table in the hands of a test: short names for what tests do again and again.
struct Table {
  var evening = Evening()
  var dice: TestDice
  var bank: WordBank
  /// Every event that counted, in order: the record.
  private(set) var record: [Event] = []

  init(players: Int = 6, seed: UInt64 = 1, bank: WordBank = Table.bank(40)) {
    dice = TestDice(seed)
    self.bank = bank
    try? does(.seats(players))
  }

  /// A bank of words that occur nowhere else: `wordA7x`, `wordB7x`.
  static func bank(_ count: Int) -> WordBank {
    WordBank(
      (0..<count).map { index in
        WordPair(
          Word("wordA\(index)x", folding: .plain), Word("wordB\(index)x", folding: .plain))
      })
  }

  var phase: Phase { evening.table.phase }
  var deal: Deal? {
    for event in record.reversed() { if case .dealt(let deal) = event { return deal } }
    return nil
  }
  func seats(_ role: Role) -> [Seat] { deal?.roles.filter { $0.role == role }.map(\.seat) ?? [] }

  mutating func does(_ event: Event) throws(Refusal) {
    try evening.apply(event)
    record.append(event)
  }

  mutating func deals() throws { try does(evening.deal(from: bank, using: &dice)) }

  /// Deals, lets everybody look, and begins.
  mutating func begins() throws {
    try deals()
    while case .dealing(let next?) = phase { try does(.seen(next)) }
    try does(.began)
  }

  /// Lets everybody speak.
  mutating func speaks() throws {
    while case .describing = phase { try does(.spoken) }
  }

  /// Everybody who may votes by that function.
  mutating func votes(_ ballot: (Seat) -> Ballot) throws {
    guard case .voting(let voting) = phase else {
      Issue.record("no vote is open")
      return
    }
    for voter in voting.voters where evening.table[voter]?.isAway == false {
      try does(.voted(voter, ballot(voter)))
    }
    try does(.closed)
  }

  /// Speaks, votes that seat out and confirms.
  mutating func votesOut(_ seat: Seat) throws {
    try speaks()
    try votes { $0 == seat ? .abstention : .seat(seat) }
    try does(.confirmed)
  }

  /// The seat with that number.
  static func seat(_ number: Int) -> Seat { Seat.all[number - 1] }
}
