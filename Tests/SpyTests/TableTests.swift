import Testing

@testable import Spy

@Suite("The table")
struct TableTests {
  private func name(_ text: String) -> Nickname? { Nickname(typed: text, folding: .plain) }

  @Test("a larger count keeps the names given, also after a smaller one")
  func keepsNames() throws {
    var table = Table(players: 5)
    try table.does(.named(Table.seat(2), name("Mei")))
    try table.does(.named(Table.seat(5), name("Bo")))
    try table.does(.seats(9))
    let names = [nil, "Mei", nil, nil, "Bo", nil, nil, nil, nil]
    #expect(table.evening.table.seats.map(\.name) == names)
    try table.does(.seats(3))
    try table.does(.seats(6))
    #expect(table.evening.table.seats.map(\.name) == [nil, "Mei", nil, nil, "Bo", nil])
    try table.does(.named(Table.seat(2), nil))
    #expect(table.evening.table.seats[1].name == nil)
  }

  @Test("a kept name that somebody else took in between becomes the default")
  func keptNameTaken() throws {
    var table = Table(players: 5)
    try table.does(.named(Table.seat(5), name("Bo")))
    try table.does(.seats(4))
    try table.does(.named(Table.seat(1), name("bo")))
    try table.does(.seats(5))
    #expect(table.evening.table.seats.map(\.name) == ["bo", nil, nil, nil, nil])
  }

  @Test("the same name in other case, width or spacing is refused, and so is another's default")
  func taken() throws {
    var table = Table(players: 5)
    try table.does(.named(Table.seat(1), name("Mei Li")))
    let before = table.evening
    for other in ["Mei Li", "mei li", "ＭＥＩ　ＬＩ", "MeiLi", "Mei-Li"] {
      #expect(throws: Refusal.nameTaken(by: Table.seat(1)), "\(other)") {
        try table.does(.named(Table.seat(2), name(other)))
      }
    }
    for other in ["Player 3", "player3", "玩家3", "玩家３"] {
      #expect(throws: Refusal.nameTaken(by: Table.seat(3)), "\(other)") {
        try table.does(.named(Table.seat(2), name(other)))
      }
    }
    #expect(table.evening == before)
    try table.does(.named(Table.seat(2), name("Player 2")))
    #expect(table.evening.table.seats[1].name == nil, "its own default is no name")
    #expect(throws: Refusal.noSuchSeat(6)) { try table.does(.named(Table.seat(6), name("X"))) }
  }

  @Test("counts out of bounds are refused; chosen ones give way when the table no longer fits")
  func counts() throws {
    var table = Table(players: 8)
    #expect(throws: Refusal.playersOutOfBounds(2)) { try table.does(.seats(2)) }
    #expect(throws: Refusal.playersOutOfBounds(21)) { try table.does(.seats(21)) }
    #expect(throws: Refusal.noInfiltrator) { try table.does(.counts(spies: 0, blanks: 0)) }
    #expect(throws: Refusal.tooManyInfiltrators(atMost: 4)) {
      try table.does(.counts(spies: 1, blanks: 4))
    }
    try table.does(.counts(spies: 3, blanks: 1))
    #expect(table.evening.table.hasChosenCounts)
    try table.does(.seats(12))
    #expect(table.evening.table.counts?.spies == 3)
    try table.does(.seats(4))
    #expect(!table.evening.table.hasChosenCounts && table.evening.table.counts?.spies == 1)
    #expect(throws: Refusal.speakingTimeOutOfBounds(301)) { try table.does(.speakingTime(301)) }
    #expect(throws: Refusal.speakingTimeOutOfBounds(-1)) { try table.does(.speakingTime(-1)) }
  }

  @Test("who comes during a game plays from the next one on")
  func late() throws {
    var table = Table(players: 5)
    try table.begins()
    try table.does(.joined(name("Late")))
    let late = Table.seat(6)
    #expect(table.evening.table[late]?.standing == .waiting)
    #expect(throws: Refusal.notInGame(late)) { try table.evening.view(of: late) }
    try table.speaks()
    #expect(throws: Refusal.notInGame(late)) { try table.does(.voted(late, .abstention)) }
    #expect(throws: Refusal.notInGame(late)) {
      try table.does(.voted(Table.seat(1), .seat(late)))
    }
    try table.does(.abandoned)
    #expect(table.evening.table.living.count == 6)
    try table.deals()
    _ = try table.evening.view(of: late)
  }

  @Test("a waiting seat can leave again, and a full table takes nobody")
  func lateLeaves() throws {
    var table = Table(players: 19)
    try table.begins()
    try table.does(.joined(nil))
    #expect(throws: Refusal.tableFull) { try table.does(.joined(nil)) }
    try table.does(.kicked(Table.seat(20)))
    #expect(table.evening.table.seats.count == 19)
  }

  @Test("the absent are passed over, abstain, and come back to their word")
  func absent() throws {
    var table = Table(players: 7)
    try table.deals()
    let seat = Table.seat(4)
    let view = try table.evening.view(of: seat)
    try table.does(.away(seat))
    #expect(throws: Refusal.presence(seat)) { try table.does(.away(seat)) }
    while case .dealing(let next?) = table.phase {
      #expect(next != seat)
      try table.does(.seen(next))
    }
    try table.does(.began)
    while case .describing(let speaking) = table.phase {
      #expect(speaking.speaker != seat)
      try table.does(.spoken)
    }
    #expect(throws: Refusal.presence(seat)) { try table.does(.voted(seat, .abstention)) }
    try table.votes { _ in .abstention }
    guard case .counted(let tally, _) = table.phase else { return #expect(Bool(false)) }
    #expect(tally.abstentions == 7, "absent is an explicit abstention")
    try table.does(.back(seat))
    #expect(throws: Refusal.presence(seat)) { try table.does(.back(seat)) }
    #expect(try table.evening.view(of: seat) == view)
  }

  @Test("a ballot of somebody who leaves before the close is an abstention")
  func leavesAfterVoting() throws {
    var table = Table(players: 5)
    try table.begins()
    try table.speaks()
    try table.does(.voted(Table.seat(1), .seat(Table.seat(2))))
    try table.does(.away(Table.seat(1)))
    try table.votes { _ in .abstention }
    guard case .counted(let tally, .nobody) = table.phase else { return #expect(Bool(false)) }
    #expect(tally.abstentions == 5)
  }

  @Test("a kicked seat is out with its role shown, and gone after the game")
  func kicked() throws {
    var table = Table(players: 9)
    for seat in Seat.all.prefix(9) { try table.does(.named(seat, name("guest \(seat.number)"))) }
    try table.begins()
    let victim = table.seats(.civilian)[0]
    try table.does(.kicked(victim))
    #expect(table.evening.table[victim]?.standing == .out(.civilian, .kicked))
    try table.does(.abandoned)
    #expect(table.evening.table[victim] == nil)
    #expect(table.evening.table.seats.count == 8)
    try table.does(.joined(nil))
    #expect(table.evening.table[victim]?.name == nil, "the seat comes back, its name does not")
  }

  @Test("a new evening: nobody has won, names and used pairs stay")
  func newEvening() throws {
    var table = Table(players: 3)
    try table.does(.named(Table.seat(1), name("Mei")))
    try table.begins()
    #expect(throws: Refusal.notNow) { try table.does(.newEvening) }
    try table.votesOut(table.seats(.spy)[0])
    try table.does(.again)
    #expect(table.evening.table.games == 1)
    try table.does(.newEvening)
    #expect(table.evening.table.games == 0)
    #expect(table.evening.table.seats.allSatisfy { $0.wins == 0 })
    #expect(table.evening.table.seats[0].name == "Mei" && table.evening.table.usedPairs == 1)
  }

  @Test("kicking the last infiltrator ends the game; kicked seats do not win")
  func kickEnds() throws {
    var table = Table(players: 5)
    try table.begins()
    let gone = table.seats(.civilian)[0]
    try table.does(.kicked(gone))
    try table.does(.kicked(table.seats(.spy)[0]))
    guard case .ended(let ending) = table.phase else { return #expect(Bool(false)) }
    #expect(ending.winner == .civilians)
    #expect(!ending.winners.contains(gone) && ending.winners.count == 3)
  }

  @Test("mistakes are taken back one by one, down to the deal, but not a counted vote")
  func undo() throws {
    var table = Table(players: 6)
    #expect(throws: Refusal.nothingToTakeBack) { try table.does(.undone) }
    try table.deals()
    let dealt = table.evening
    try table.does(.seen(Table.seat(1)))
    try table.does(.undone)
    #expect(table.evening == dealt)
    #expect(throws: Refusal.nothingToTakeBack) { try table.does(.undone) }
    for seat in table.evening.table.living { try table.does(.seen(seat)) }
    try table.does(.began)
    let begun = table.evening
    try table.does(.spoken)
    try table.does(.undone)
    #expect(table.evening == begun)
    try table.speaks()
    try table.does(.voted(Table.seat(1), .seat(Table.seat(2))))
    try table.does(.undone)
    guard case .voting(let voting) = table.phase else { return #expect(Bool(false)) }
    #expect(voting.voted.isEmpty)
    let victim = table.seats(.civilian)[0]
    try table.votes { $0 == victim ? .abstention : .seat(victim) }
    #expect(throws: Refusal.nothingToTakeBack) { try table.does(.undone) }
    let counted = table.evening
    try table.does(.confirmed)
    try table.does(.undone)
    #expect(table.evening == counted)
  }
}
