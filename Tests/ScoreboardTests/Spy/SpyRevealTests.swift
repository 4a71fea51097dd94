import Buttons
import Drawing
import Spy
import Testing

@testable import Scoreboard

@Suite("Spy: a card that is turned over")
struct SpyRevealTests {
  /// A game in which that many of a role were just put out.
  private func out(_ role: Spy.Role) -> (party: PartySide, seat: Seat)? {
    var party = PartySide()
    party.votes()
    guard let seat = party.seats(role).first else { return nil }
    party.happen(.agreed(seat))
    return (party, seat)
  }

  private func node(_ role: String, _ party: PartySide) -> Node? {
    party.console.picture(at: party.now).nodes.first { $0.role == role }
  }

  @Test(
    "it lies face down for a while, then says what the seat was",
    arguments: [
      Spy.Role.civilian, .blank,
    ])
  func turns(role: Spy.Role) throws {
    var (party, seat) = try #require(out(role))
    #expect(party.screen.view == .revealing(seat))
    let names = ["CIVILIAN", "SPY", "BLANK"]
    for _ in 0..<11 {
      #expect(!party.texts.contains(where: names.contains) && party.texts.contains("?"))
      party.wait(.milliseconds(100))
    }
    #expect(party.sounds.isEmpty)
    party.wait(.milliseconds(500))
    #expect(party.screen.view == (role == .blank ? .guessing(seat) : .roundOver))
    #expect(party.sounds == [.wall])
    if role == .civilian { #expect(party.text("spy.main") == "CIVILIAN") }
    #expect(party.console.nextChange(after: party.now) == nil)
  }

  @Test("its face slides out once, over a back that stays: no place of the wall changes twice")
  func slides() throws {
    var (party, _) = try #require(out(.civilian))
    let back = try #require(node("spy.card", party))
    party.wait(.milliseconds(1_200))
    var widths: [Int] = []
    while case .revealing = party.screen.view {
      #expect(node("spy.card", party) == back)
      if let face = node("spy.card.face", party) {
        #expect(back.box.contains(face.box) && face.box.x == back.box.x)
        widths.append(face.box.width)
      }
      party.wait(.milliseconds(40))
    }
    #expect(widths.count > 5 && widths == widths.sorted())
    let open = try #require(node("spy.card", party))
    #expect(open.box == back.box)
  }

  @Test("a press turns it over and does nothing else; rewind takes the elimination back")
  func presses() throws {
    var (party, seat) = try #require(out(.civilian))
    let evening = party.screen.evening
    party.tap(.rightPlus)
    #expect(party.screen.evening == evening && party.screen.view == .roundOver)
    #expect(party.sounds == [.wall])
    party.tap(.rewind)
    #expect(party.table[seat]?.standing == .playing)
    party.happen(.agreed(seat))
    #expect(party.screen.view == .revealing(seat))
    party.tap(.rewind)
    #expect(party.table[seat]?.standing == .playing && party.screen.reveal == nil)
  }

  @Test("the last card ends the game with its own sound; the state does not wait for the wall")
  func ends() throws {
    var party = PartySide()
    party.happen(.counts(spies: 1, blanks: 0))
    party.votes()
    let spy = try #require(party.seats(.spy).first)
    party.happen(.agreed(spy))
    guard case .ended = party.phase else { return #expect(Bool(false)) }
    #expect(party.screen.view == .revealing(spy))
    #expect(!party.texts.contains(where: party.secrets.contains))
    party.wait(.seconds(2))
    #expect(party.screen.view == .ended && party.sounds == [.win])
  }

  @Test("nobody goes, a power cut, another screen: no card")
  func none() throws {
    var party = PartySide()
    party.votes()
    party.happen(.agreed(nil))
    #expect(party.screen.view == .roundOver)
    let (other, _) = try #require(out(.civilian))
    #expect(other.afterPowerCut().screen.view == .roundOver)
    var away = other
    away.act(.show(.menu))
    away.act(.show(.menu))
    #expect(away.screen.view == .roundOver)
  }
}
