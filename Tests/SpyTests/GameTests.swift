import Testing

@testable import Spy

@Suite("A game")
struct GameTests {
  @Test("goes from the lobby through deal, describing and vote to an elimination")
  func wholeRound() throws {
    var table = Table(players: 7)
    #expect(table.phase == .lobby)
    try table.deals()
    #expect(table.phase == .dealing(next: Table.seat(1)))
    for number in 1...7 {
      #expect(table.phase == .dealing(next: Table.seat(number)))
      try table.does(.seen(Table.seat(number)))
    }
    #expect(table.phase == .dealing(next: nil))
    try table.does(.began)
    guard case .describing(let speaking) = table.phase else { return #expect(Bool(false)) }
    let first = try #require(table.deal).first
    #expect(speaking.order.first == first)
    #expect(speaking.order.count == 7)
    #expect(Set(speaking.order).count == 7)
    for (one, next) in zip(speaking.order, speaking.order.dropFirst()) {
      #expect(next.number == one.number % 7 + 1, "seat order")
    }
    let victim = table.seats(.civilian)[0]
    try table.votesOut(victim)
    #expect(table.phase == .roundOver(out: victim))
    #expect(table.evening.table[victim]?.standing == .out(.civilian, .voted))
    try table.does(table.evening.nextRound(using: &table.dice))
    #expect(table.evening.table.round == 2)
    guard case .describing(let second) = table.phase else { return #expect(Bool(false)) }
    #expect(!second.order.contains(victim))
  }

  @Test("does not begin before all have looked, and nobody looks twice")
  func looking() throws {
    var table = Table(players: 4)
    try table.deals()
    try table.does(.seen(Table.seat(2)))
    #expect(throws: Refusal.alreadySeen(Table.seat(2))) {
      try table.does(.seen(Table.seat(2)))
    }
    #expect(throws: Refusal.notSeen([1, 3, 4].map(Table.seat))) { try table.does(.began) }
    #expect(throws: Refusal.notInGame(Table.seat(9))) { try table.does(.seen(Table.seat(9))) }
  }

  @Test("five starts at once deal once")
  func fiveStarts() throws {
    var table = Table()
    let deals = try (0..<5).map { _ in try table.evening.deal(from: table.bank, using: &table.dice)
    }
    try table.does(deals[0])
    let views = try Seat.all.prefix(6).map { try table.evening.view(of: $0) }
    for deal in deals.dropFirst() {
      #expect(throws: Refusal.notNow) { try table.does(deal) }
    }
    #expect(throws: Refusal.notNow) { try table.evening.deal(from: table.bank, using: &table.dice) }
    #expect(try Seat.all.prefix(6).map { try table.evening.view(of: $0) } == views)
    #expect(table.evening.table.games == 1)
  }

  @Test("a tie is a run-off: the tied describe again, the others vote")
  func runOff() throws {
    var table = Table(players: 7)
    try table.begins()
    try table.speaks()
    let (one, two) = (Table.seat(2), Table.seat(5))
    try table.votes { seat in
      switch seat.number {
      case 1, 3, 5: .seat(one)
      case 2, 4, 6: .seat(two)
      default: .abstention
      }
    }
    guard case .counted(let tally, .runOff([one, two])) = table.phase else {
      return #expect(Bool(false), "\(table.phase)")
    }
    #expect(tally.abstentions == 1)
    try table.does(.confirmed)
    guard case .describing(let speaking) = table.phase else { return #expect(Bool(false)) }
    #expect(speaking.isRunOff && Set(speaking.order) == [one, two])
    try table.speaks()
    guard case .voting(let voting) = table.phase else { return #expect(Bool(false)) }
    #expect(voting.candidates == [one, two])
    #expect(voting.voters == [1, 3, 4, 6, 7].map(Table.seat))
    #expect(throws: Refusal.noVote(one)) { try table.does(.voted(one, .seat(two))) }
    #expect(throws: Refusal.notCandidate(Table.seat(7))) {
      try table.does(.voted(Table.seat(1), .seat(Table.seat(7))))
    }
    try table.votes { _ in .seat(two) }
    #expect({ if case .counted(_, .out(two)) = table.phase { true } else { false } }())
  }

  /// Votes so that seats 2 and 5 are tied, and tied again in the run-off.
  private func tie(_ table: inout Table) throws {
    try table.speaks()
    let (one, two) = (Table.seat(2), Table.seat(5))
    try table.votes { $0 == one ? .seat(two) : $0 == two ? .seat(one) : .abstention }
    try table.does(.confirmed)
    try table.speaks()
    try table.votes { _ in .abstention }
  }

  @Test("tied again, nobody is out; after two such rounds the host decides")
  func hostDecides() throws {
    var table = Table(players: 8)
    try table.begins()
    try tie(&table)
    #expect({ if case .counted(_, .nobody) = table.phase { true } else { false } }())
    try table.does(.confirmed)
    #expect(table.phase == .roundOver(out: nil))
    #expect(table.evening.table.living.count == 8)
    try table.does(table.evening.nextRound(using: &table.dice))
    try tie(&table)
    #expect({ if case .counted(_, .host) = table.phase { true } else { false } }())
    try table.does(.confirmed)
    #expect(table.phase == .deciding)
    var other = table
    try other.does(.agreed(nil))
    #expect(other.phase == .roundOver(out: nil))
    let victim = table.seats(.civilian)[0]
    try table.does(.agreed(victim))
    #expect(table.evening.table[victim]?.standing == .out(.civilian, .agreed))
  }

  @Test("all tied: no voters remain, so nobody is out")
  func allTied() throws {
    var table = Table(players: 5)
    try table.begins()
    try table.speaks()
    try table.votes { .seat(Seat($0.number % 5 + 1) ?? $0) }
    #expect({ if case .counted(_, .nobody) = table.phase { true } else { false } }())
  }

  @Test("only abstentions: nobody is out")
  func abstentions() throws {
    var table = Table(players: 5)
    try table.begins()
    try table.speaks()
    try table.votes { _ in .abstention }
    guard case .counted(let tally, .nobody) = table.phase else { return #expect(Bool(false)) }
    #expect(tally.abstentions == 5)
  }

  @Test("votes are refused for oneself, the same twice, the eliminated, the late and the dead")
  func badVotes() throws {
    var table = Table(players: 7)
    try table.begins()
    let (one, two, dead) = (Table.seat(1), Table.seat(2), table.seats(.civilian)[3])
    try table.speaks()
    try table.does(.agreed(dead))
    try table.does(table.evening.nextRound(using: &table.dice))
    #expect(throws: Refusal.notNow) { try table.does(.voted(one, .seat(two))) }
    try table.speaks()
    let voter = table.evening.table.living[0]
    let target = table.evening.table.living[1]
    #expect(throws: Refusal.ownVote(voter)) { try table.does(.voted(voter, .seat(voter))) }
    #expect(throws: Refusal.alreadyOut(dead)) { try table.does(.voted(voter, .seat(dead))) }
    #expect(throws: Refusal.alreadyOut(dead)) { try table.does(.voted(dead, .seat(voter))) }
    try table.does(.voted(voter, .seat(target)))
    let before = table.evening
    #expect(throws: Refusal.votedAlready(voter)) { try table.does(.voted(voter, .seat(target))) }
    #expect(table.evening == before)
    let missing = table.evening.table.living.dropFirst()
    #expect(throws: Refusal.votesMissing(Array(missing))) { try table.does(.closed) }
    try table.does(.voted(voter, .abstention))
    for seat in missing { try table.does(.voted(seat, .seat(voter))) }
    try table.does(.closed)
    #expect(throws: Refusal.notNow) { try table.does(.voted(voter, .seat(target))) }
    guard case .counted(let tally, _) = table.phase else { return #expect(Bool(false)) }
    #expect(tally.abstentions == 1, "the changed ballot counts once")
  }

  @Test("who voted for whom is hidden, while the vote is open and after it")
  func hiddenVotes() throws {
    var one = Table(players: 5)
    try one.begins()
    try one.speaks()
    var other = one
    try one.does(.voted(Table.seat(1), .seat(Table.seat(2))))
    try other.does(.voted(Table.seat(1), .seat(Table.seat(3))))
    #expect(one.evening.table == other.evening.table)
    #expect(
      "\(one.evening.customMirror.children.map(\.value))"
        == "\(other.evening.customMirror.children.map(\.value))")
  }

  @Test("nothing is accepted after the end")
  func afterTheEnd() throws {
    var table = Table(players: 3)
    try table.begins()
    try table.votesOut(table.seats(.spy)[0])
    guard case .ended(let ending) = table.phase else { return #expect(Bool(false)) }
    #expect(ending.winner == .civilians && ending.winners == table.seats(.civilian))
    let ended = table.evening
    let (one, two) = (Table.seat(1), Table.seat(2))
    let events: [Event] = [
      .seen(one), .began, .spoken, .voted(one, .seat(two)), .closed, .confirmed, .agreed(one),
      .agreed(nil), .guessed(Word("x", key: "x")), .judged(isRight: true), .round(first: one),
      .away(one), .back(one), .kicked(two), .undone, .abandoned, .seats(5), .named(one, nil),
      .counts(spies: 1, blanks: 0), .usualCounts, .rule(.threeLeft), .speakingTime(5),
      .voteStyle(.agreed),
    ]
    for event in events {
      #expect(throws: Refusal.gameOver, "\(event)") { try table.does(event) }
      #expect(table.evening == ended)
    }
    try table.does(.again)
    #expect(table.phase == .lobby)
    #expect(table.evening.table.seats.map(\.wins).reduce(0, +) == 2)
  }

  @Test("a seat is eliminated once")
  func eliminatedTwice() throws {
    var table = Table(players: 9)
    try table.begins()
    let victim = table.seats(.civilian)[0]
    try table.votesOut(victim)
    #expect(throws: Refusal.notNow) { try table.does(.confirmed) }
    #expect(throws: Refusal.alreadyOut(victim)) { try table.does(.kicked(victim)) }
    try table.does(table.evening.nextRound(using: &table.dice))
    try table.speaks()
    #expect(throws: Refusal.alreadyOut(victim)) { try table.does(.agreed(victim)) }
  }
}
