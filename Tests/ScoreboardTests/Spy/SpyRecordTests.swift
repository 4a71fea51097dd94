import Buttons
import Spy
import SpyTestKit
import Testing

@testable import Scoreboard

@Suite("Spy: after a power cut")
struct SpyRecordTests {
  @Test(
    "at any point the same seat and phase come back, with no word on the wall", arguments: 0..<6)
  func anyPoint(seed: Int) {
    var party = PartySide(seed: UInt64(seed))
    party.happen(.voteStyle(seed % 2 == 0 ? .turns : .agreed))
    var steps = 0
    while steps < 250, party.table.games < 3 {
      steps += 1
      if case .deal = party.screen.view {
        party.down(.rightPlus)
        party.wait(.milliseconds(300))
        check(party)
        party.up(.rightPlus)
        party.tap(.leftMinus)
      } else if case .guessing = party.screen.view {
        party.happen(.judged(isRight: false))
      } else {
        party.tap(.rightPlus)
      }
      check(party)
    }
    #expect(party.table.games == 3)
  }

  private func check(_ party: PartySide) {
    let back = party.afterPowerCut()
    #expect(back.screen.evening.table == party.screen.evening.table)
    #expect(back.screen.evening.opener == party.screen.evening.opener)
    for seat in party.table.seats {
      #expect(back.word(of: seat.seat) == party.word(of: seat.seat))
    }
    if case .ended = party.phase { return }
    #expect(Leak.all(in: back.texts.joined(), of: back.secrets).isEmpty)
    #expect(back.screen.look == nil && back.screen.page == nil)
  }

  @Test("the same view, and a speaker's time that waits")
  func view() {
    var party = PartySide()
    party.begins()
    party.tap(.rightPlus)
    let back = party.afterPowerCut()
    #expect(back.screen.view == party.screen.view)
    #expect(back.screen.secondsLeft(at: back.now + .seconds(50)) == 30)
  }

  @Test("350 games give 350 different pairs, with a restart after every tenth")
  func allPairs() {
    var party = PartySide(bank: PartySide.bank(350))
    party.happen(.seats(3))
    var seen: Set<[String]> = []
    for game in 1...350 {
      #expect(party.act(.spy(.choose)) == nil)
      #expect(seen.insert(party.secrets).inserted, "game \(game)")
      party.happen(.abandoned)
      if game % 10 == 0 {
        let records = Self.lastVolume(party.stored)
        #expect(records.count < 20, "the record does not grow with the evening")
        party = PartySide(records: records, bank: PartySide.bank(350), seed: UInt64(game))
      }
    }
    #expect(seen.count == 350)
  }

  /// What a store gives back: the records since the last that opened one.
  private static func lastVolume(_ records: [Record]) -> [Record] {
    let last = records.lastIndex { $0.book == .spy && $0.opens } ?? 0
    return records[last...].filter { $0.book == .spy }
  }

  @Test("records that cannot be read are passed over")
  func damaged() {
    var party = PartySide()
    party.begins()
    var records = party.stored
    records.insert(Record(book: .spy, text: "nonsense\ndeal \"\nvote 99 1\n"), at: 3)
    let back = PartySide(records: records)
    #expect(back.table == party.table)
  }
}
