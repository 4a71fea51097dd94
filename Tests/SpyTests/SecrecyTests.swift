import SpyTestKit
import Testing

@testable import Spy

@Suite("Secrecy")
struct SecrecyTests {
  /// Everything of an evening that anybody could print: the public state, and the evening, its events and
  /// the views as a careless log line would write them.
  private func printed(_ table: Table) -> String {
    var text = "\(table.evening.table)"
    dump(table.evening, to: &text)
    dump(table.record.suffix(3), to: &text)
    dump(table.bank, to: &text)
    text += "\(table.evening)" + String(reflecting: table.record.last) + "\(table.bank)"
    for seat in table.evening.table.living.prefix(3) {
      guard let view = try? table.evening.view(of: seat) else { continue }
      text += "\(view)" + "\(view.content)" + String(reflecting: view)
      dump(view, to: &text)
    }
    return text
  }

  @Test("no word leaves a game before its end, and both do at the end", arguments: 0..<8)
  func noWord(seed: Int) throws {
    var table = Table(players: 3 + seed, seed: UInt64(seed), bank: Table.bank(5))
    try table.begins()
    let deal = try #require(table.deal)
    let secrets = [deal.civilianWord.text, deal.spyWord.text]
    for step in 0..<2_000 {
      if case .ended(let ending) = table.phase {
        #expect(Set([ending.civilianWord, ending.spyWord]) == Set(secrets))
        return
      }
      if step % 5 == 0 { #expect(Leak.all(in: printed(table), of: secrets).isEmpty) }
      try table.randomStep()
    }
    Issue.record("the game has no end")
  }

  @Test("no role of anybody who still plays is public")
  func noRole() throws {
    var one = Table(players: 9, seed: 3)
    try one.begins()
    // The same evening with the same public events but other roles looks the same.
    var other = Table(players: 9, seed: 3)
    let deal = try #require(one.deal)
    let turned = deal.roles.map(\.role)
    try other.does(
      .dealt(
        Deal(
          pair: deal.pair, isSwapped: !deal.isSwapped,
          roles: zip(deal.roles.map(\.seat), turned.reversed()).map { ($0, $1) },
          first: deal.first, forgotten: [])))
    while case .dealing(let next?) = other.phase { try other.does(.seen(next)) }
    try other.does(.began)
    #expect(one.evening.table == other.evening.table)
    #expect(one.evening != other.evening)
  }

  @Test("a seat sees its own word, the same one each time, and a blank that it is blank")
  func views() throws {
    var table = Table(players: 9)
    #expect(throws: Refusal.notNow) { try table.evening.view(of: Table.seat(1)) }
    try table.begins()
    let deal = try #require(table.deal)
    for (seat, role) in deal.roles {
      let expected: SeatView.Content =
        switch role {
        case .civilian: .word(deal.civilianWord.text)
        case .spy: .word(deal.spyWord.text)
        case .blank: .blank
        }
      for _ in 0..<3 { #expect(try table.evening.view(of: seat).content == expected) }
    }
    #expect(throws: Refusal.notInGame(Table.seat(10))) {
      try table.evening.view(of: Table.seat(10))
    }
    #expect(deal.civilianWord != deal.spyWord)
  }

  @Test("the check finds a planted leak in every form")
  func finds() {
    for secret in ["pancake", "蔥油餅", "所謂\"宵夜\""] {
      let bytes = Array(secret.utf8)
      let percent = bytes.map { byte in
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
      #expect(Leak.all(in: "…x\(secret)y", of: [secret]).map(\.form).contains("raw"))
      #expect(Leak.all(in: "x\(secret.uppercased())", of: [secret]).map(\.form).contains("raw"))
      if secret == "蔥油餅" {
        #expect(Leak.all(in: percent, of: [secret]).map(\.form) == ["percent"])
        let escaped = #"{"word":"\u8525\u6cb9\u9905"}"#
        #expect(Leak.all(in: escaped, of: [secret]).map(\.form) == ["escaped"])
        // "xx蔥油餅" in base64.
        #expect(Leak.all(in: "eHjolKXmsrnppIU=", of: [secret]).map(\.form) == ["base64"])
      }
    }
    #expect(Leak.all(in: "nothing of it", of: ["pancake"]).isEmpty)
  }
}
