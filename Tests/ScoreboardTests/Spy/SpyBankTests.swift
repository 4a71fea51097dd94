import Buttons
import Spy
import Testing

@testable import Scoreboard

@Suite("Spy: the words")
struct SpyBankTests {
  private func line(_ party: PartySide) -> String? {
    let index = SetupRow.allCases.firstIndex(of: .bank) ?? 0
    return party.text("spy.line.\(index).value")
  }

  @Test("the loading mark ends on success and on failure, and never stops a game")
  func loading() {
    var party = PartySide()
    #expect(line(party) == "40 pairs")
    party.console.hear(.loading(received: 0, expected: nil))
    #expect(line(party) == "loading …")
    party.console.hear(.loading(received: 5_000, expected: nil))
    #expect(line(party) == "loading 5 KB")
    party.console.hear(.loading(received: 5_000, expected: 20_000))
    #expect(line(party) == "loading 25 %")
    party.console.hear(.loaded(PartySide.bank(60, "own")))
    #expect(line(party) == "60 pairs")
    party.console.hear(.unchanged)
    #expect(line(party) == "60 pairs")
    for fault in BankFault.allCases {
      party.console.hear(.loading(received: 0, expected: nil))
      party.console.hear(.failed(.fault(fault)))
      #expect(line(party)?.hasPrefix("60 pairs · ") == true, "\(fault)")
    }
    party.console.hear(.failed(.tooFew(7)))
    #expect(line(party) == "60 pairs · only 7 pairs came")
    party.console.hear(.loading(received: 0, expected: nil))
    party.tap(.rightPlus)
    #expect({ if case .dealing = party.phase { true } else { false } }(), "a game starts at once")
  }

  @Test("a fresh bank waits for the end of the game")
  func betweenGames() {
    var party = PartySide()
    party.tap(.rightPlus)
    let words = party.secrets
    party.console.hear(.loaded(PartySide.bank(30, "own")))
    #expect(party.secrets == words)
    party.happen(.abandoned)
    party.tap(.rightPlus)
    #expect(party.secrets.allSatisfy { $0.hasPrefix("own") })
  }

  @Test("the words are read again when asked for")
  func asked() {
    var party = PartySide()
    let before = party.readings
    party.mark(.setup(.bank))
    party.tap(.rightPlus)
    #expect(party.readings == before + 1)
    party.act(.spy(.refreshBank))
    #expect(party.readings == before + 2)
  }

  @Test("no words at all are refused with a reason")
  func none() {
    var party = PartySide(bank: PartySide.bank(0))
    #expect(party.tap(.rightPlus) == "there are no words")
  }
}
