import Buttons
import Spy
import Testing

@testable import Scoreboard

@Suite("Spy: names")
struct SpyNamesTests {
  private func open(_ roster: [String] = []) -> PartySide {
    var settings = Settings()
    settings.roster = roster
    var party = PartySide(settings)
    party.mark(.setup(.names))
    party.tap(.rightPlus)
    return party
  }

  private func type(_ text: String, at line: Int, into party: inout PartySide) {
    party.mark(.seat(Seat.all[line]))
    party.cue(.key(.enter))
    #expect(party.console.wantsTextEntry)
    for _ in 0..<40 { party.cue(.key(.backspace)) }
    party.cue(.text(text))
    party.cue(.key(.enter))
    #expect(!party.console.wantsTextEntry)
  }

  @Test("typed: OK keeps all, Cancel none, emptied is the default again")
  func typed() {
    var party = open()
    party.mark(.seat(Seat.all[1]))
    party.cue(.key(.enter))
    #expect(party.texts.contains("Player 2|"), "the field opens with the present name")
    party.cue(.key(.escape))
    type("Mei", at: 1, into: &party)
    type("Bo", at: 3, into: &party)
    #expect(party.table.seats.map(\.name) == Array(repeating: nil, count: 6), "not kept yet")
    party.mark(.keepNames)
    party.tap(.rightPlus)
    #expect(party.table.seats.map(\.name) == [nil, "Mei", nil, "Bo", nil, nil])
    party.mark(.setup(.names))
    party.tap(.rightPlus)
    type("Other", at: 0, into: &party)
    type("", at: 1, into: &party)
    party.mark(.cancelNames)
    party.tap(.rightPlus)
    #expect(party.table.seats.map(\.name) == [nil, "Mei", nil, "Bo", nil, nil])
    party.mark(.setup(.names))
    party.tap(.rightPlus)
    type("", at: 1, into: &party)
    party.mark(.keepNames)
    party.tap(.rightPlus)
    #expect(party.table.seats.map(\.name) == [nil, nil, nil, "Bo", nil, nil])
  }

  @Test("two seats exchange names; the same name in full width is refused and the page stays")
  func exchange() {
    var party = open()
    type("Mei", at: 0, into: &party)
    type("Bo", at: 1, into: &party)
    party.mark(.keepNames)
    party.tap(.rightPlus)
    party.mark(.setup(.names))
    party.tap(.rightPlus)
    type("Bo", at: 0, into: &party)
    type("Mei", at: 1, into: &party)
    party.mark(.keepNames)
    party.tap(.rightPlus)
    #expect(party.table.seats.prefix(2).map(\.name) == ["Bo", "Mei"])
    party.mark(.setup(.names))
    party.tap(.rightPlus)
    type("ＭＥＩ", at: 4, into: &party)
    party.mark(.keepNames)
    #expect(party.tap(.rightPlus) == "seat 2 has this name")
    #expect(party.screen.view == .names)
    #expect(party.table.seats.map(\.name) == ["Bo", "Mei", nil, nil, nil, nil])
    let back = party.afterPowerCut()
    #expect(back.table == party.table)
  }

  @Test("by buttons alone: names of the roster, each once, shortened to fit")
  func roster() {
    var party = open(["Mei", "Bartholomew CHRISTOPHERSON", "Ana"])
    party.tap(.rightPlus)
    party.tap(.leftMinus)
    party.tap(.rightPlus)
    party.tap(.leftMinus)
    party.tap(.rightPlus)
    party.tap(.leftMinus)
    party.tap(.rightPlus)
    party.tap(.rightMinus)
    party.mark(.keepNames)
    party.tap(.rightPlus)
    let names = party.table.seats.map(\.name)
    #expect(names[0] == "Mei" && names[2] == "Ana" && names[3] == nil)
    #expect(names[1].map { $0.count <= 12 && !$0.isEmpty } == true)
  }

  @Test("rewind leaves the page, and a field, without a change")
  func back() {
    var party = open()
    party.cue(.key(.enter))
    party.cue(.text("x"))
    party.tap(.rewind)
    #expect(!party.console.wantsTextEntry && party.screen.view == .names)
    party.tap(.rewind)
    #expect(party.screen.view == .setup && party.table.seats.allSatisfy { $0.name == nil })
  }

  @Test("a guess is typed on the keyboard")
  func guess() throws {
    var party = PartySide()
    party.begins()
    party.speaks()
    let blank = party.seats(.blank)[0]
    let word = try #require(party.seats(.civilian).first.flatMap { party.word(of: $0) })
    party.happen(.agreed(blank))
    party.wait(.seconds(2))
    party.mark(.typeGuess)
    party.cue(.key(.enter))
    #expect(party.console.wantsTextEntry)
    party.cue(.text(word.uppercased()))
    party.cue(.key(.enter))
    guard case .ended(let ending) = party.phase else { return #expect(Bool(false)) }
    #expect(ending.winners == [blank])
  }
}
