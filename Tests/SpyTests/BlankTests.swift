import Testing

@testable import Spy

@Suite("The blank's guess")
struct BlankTests {
  private func blankOut(_ rule: WinRule = .parity) throws -> (Table, Seat) {
    var table = Table(players: 9)
    try table.does(.rule(rule))
    try table.begins()
    let blank = table.seats(.blank)[0]
    try table.votesOut(blank)
    return (table, blank)
  }

  private func word(_ text: String) -> Word { Word(text, folding: .plain) }

  @Test("is asked for once a blank is out; right, it wins the game for the blank alone")
  func right() throws {
    var (table, blank) = try blankOut()
    #expect(table.phase == .guessing(blank, isNear: false))
    #expect(throws: Refusal.emptyText) { try table.does(.guessed(word(" …!"))) }
    let text = try #require(table.deal).civilianWord.text
    try table.does(.guessed(word(" \(text.uppercased())!")))
    guard case .ended(let ending) = table.phase else { return #expect(Bool(false)) }
    #expect(ending.winner == .blank && ending.winners == [blank])
  }

  @Test("wrong, the game goes on; there is no second guess and no taking back")
  func wrong() throws {
    var (table, blank) = try blankOut()
    try table.does(.guessed(word("something else")))
    #expect(table.phase == .roundOver(out: blank))
    #expect(throws: Refusal.notNow) { try table.does(.guessed(word("again"))) }
    #expect(throws: Refusal.nothingToTakeBack) { try table.does(.undone) }
  }

  @Test("the spies' word is wrong, however near")
  func spyWord() throws {
    var (table, blank) = try blankOut()
    try table.does(.guessed(word(try #require(table.deal).spyWord.text)))
    #expect(table.phase == .roundOver(out: blank))
  }

  @Test("a near miss waits for the host", arguments: [true, false])
  func near(isRight: Bool) throws {
    var (table, blank) = try blankOut()
    try table.does(.guessed(word(try #require(table.deal).civilianWord.text + "s")))
    #expect(table.phase == .guessing(blank, isNear: true))
    #expect(throws: Refusal.notNow) { try table.does(.guessed(word("again"))) }
    try table.does(.judged(isRight: isRight))
    if isRight {
      guard case .ended(let ending) = table.phase else { return #expect(Bool(false)) }
      #expect(ending.winners == [blank])
    } else {
      #expect(table.phase == .roundOver(out: blank))
    }
  }

  @Test("spoken, the table judges it")
  func spoken() throws {
    var (table, blank) = try blankOut()
    try table.does(.judged(isRight: false))
    #expect(table.phase == .roundOver(out: blank))
    try table.does(.undone)
    #expect(table.phase == .guessing(blank, isNear: false))
  }

  @Test("comes before the count: the last infiltrator out, the civilians win only after it")
  func beforeTheCount() throws {
    var table = Table(players: 6)
    try table.begins()
    try table.votesOut(table.seats(.spy)[0])
    try table.does(table.evening.nextRound(using: &table.dice))
    try table.votesOut(table.seats(.blank)[0])
    var other = table
    try table.does(.judged(isRight: false))
    try other.does(.judged(isRight: true))
    guard case .ended(let civilians) = table.phase, case .ended(let blank) = other.phase else {
      return #expect(Bool(false))
    }
    #expect(civilians.winner == .civilians && blank.winner == .blank)
  }

  @Test(
    "nearness",
    arguments: [
      ("pancake", "pancakes", true), ("pancake", "panckae", true), ("pancake", "pizza", false),
      ("tea", "te", true), ("tea", "pea", true), ("tea", "sun", false), ("手機", "手機殼", true),
      ("手機", "電腦", false), ("手", "手機", false), ("蔥油餅", "蔥油鉼", true),
    ])
  func nearness(word: String, guess: String, isNear: Bool) {
    let nearness = Nearness(of: guess, to: word, not: "spyword")
    #expect(nearness == (isNear ? .near : .other))
  }
}
