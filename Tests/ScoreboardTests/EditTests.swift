import Badminton
import Buttons
import Testing

@testable import Scoreboard

@Suite("Putting old rallies right")
struct EditTests {
  /// The stored file replayed gives the live state.
  private func expectReplayed(_ court: CourtSide) {
    let file = ArchivedMatch(records: court.stored).file
    #expect(file.match.state == court.badminton.state)
    #expect(file.tokens == court.badminton.match.tokens)
    let back = CourtSide(records: court.stored, at: court.now)
    #expect(back.badminton.state == court.badminton.state)
  }

  @Test("Another winner of an old rally moves score, serve and courts of all that follow")
  func winner() throws {
    var settings = Settings()
    settings.isDoubles = true
    var court = CourtSide(settings)
    court.tap(.start)
    for side in [Side.a, .b, .b, .a, .a] { court.score(side) }
    let clock = court["clock_ms"]
    let rally = try #require(court.badminton.editableRallies.last)
    #expect(rally.score == MatchState.Score(a: 1, b: 0))
    court.act(.badminton(.draftRally(rally.place, .won(.b))))
    #expect(court.badminton.state.games == [MatchState.Score(a: 3, b: 2)])
    #expect(court.act(.badminton(.editRallies)) == nil)
    let fresh = Match(header: court.badminton.header, tokens: try Notation.tokens("BBBAA"))
    #expect(court.badminton.state == fresh.state)
    #expect(court["clock_ms"] == clock && court["clock_running"] == .bool(true))
    expectReplayed(court)
    // Undo goes on from there.
    court.act(.badminton(.undo))
    #expect(court.badminton.state.games == [MatchState.Score(a: 1, b: 3)])
    expectReplayed(court)
  }

  @Test("A rally of an earlier game is put right across the change of ends")
  func acrossGames() throws {
    var court = CourtSide()
    court.tap(.start)
    court.score(.b, 3)
    court.score(.a, 21)
    court.tap(.ends)
    court.tap(.start)
    court.score(.b, 2)
    let first = try #require(court.badminton.editableRallies.last)
    court.act(.badminton(.draftRally(first.place, .removed)))
    #expect(court.act(.badminton(.editRallies)) == nil)
    #expect(court.badminton.state.games.map(\.b) == [2, 2])
    #expect(court.badminton.state.gameNumber == 2 && court.phase == .playing)
    expectReplayed(court)
    // The game's last rally cannot go while another was begun after it.
    let last = try #require(court.badminton.editableRallies.first { $0.game == 1 })
    let before = court.badminton.match
    court.act(.badminton(.draftRally(last.place, .removed)))
    #expect(court.act(.badminton(.editRallies)) == "what came after it would not fit")
    #expect(court.badminton.match == before)
  }

  @Test("A game that ends earlier now leaves out what came after its end")
  func earlierEnd() throws {
    var court = CourtSide()
    court.tap(.start)
    court.score(.a, 19)
    court.score(.b, 2)
    court.score(.a)
    court.score(.b)
    let rally = try #require(
      court.badminton.editableRallies.first { $0.score == .init(a: 19, b: 1) })
    court.act(.badminton(.draftRally(rally.place, .won(.a))))
    court.act(.badminton(.editRallies))
    #expect(court.phase == .gameOver)
    #expect(court.badminton.state.games == [MatchState.Score(a: 21, b: 1)])
    expectReplayed(court)
  }

  @Test("In the menu: choose the rally, change its winner, set it")
  func menu() {
    var court = CourtSide()
    court.tap(.start)
    court.score(.a, 3)
    court.openMenu()
    court.tap(.leftMinus)
    court.tap(.rightPlus)
    while court.console.menu.page == .correct {
      let items = court.console.menuItems(in: court.console.surroundings(at: court.now))
      if case .page(.rallies) = items[court.console.menu.line].kind {
        court.tap(.rightPlus)
      } else {
        court.tap(.leftMinus)
      }
    }
    court.tap(.leftMinus)
    court.tap(.rightPlus)
    court.tap(.leftPlus)
    court.tap(.leftPlus)
    for _ in 0..<8 where court.console.screen == .menu {
      let items = court.console.menuItems(in: court.console.surroundings(at: court.now))
      if items[court.console.menu.line].title.hasPrefix("Change") {
        court.tap(.rightPlus)
      } else {
        court.tap(.leftPlus)
      }
    }
    #expect(court.console.screen == .badminton)
    #expect(court.badminton.state.games == [MatchState.Score(a: 2, b: 1)])
    expectReplayed(court)
    // Leaving the menu forgets what was not set.
    court.act(.badminton(.draftRally(0, .removed)))
    court.openMenu()
    #expect(court.badminton.rallyEdits.isEmpty)
  }

  @Test("Any edit of any match replays to the live state", arguments: 1...40)
  func anyEdit(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var settings = Settings()
    settings.isDoubles = seed.isMultiple(of: 2)
    settings.format = Format.all.randomElement(using: &dice) ?? .standard
    var court = CourtSide(settings)
    court.tap(.start)
    for _ in 0..<90 {
      switch Int.random(in: 0..<20, using: &dice) {
      case 0: court.act(.badminton(.undo))
      case 1: court.tap(.rewind)
      case 2: court.act(.badminton(.card(.red, .a)))
      case 3...4: court.tap(.ends)
      case 5: court.tap(.leftMinus)
      case 6:
        for rally in court.badminton.editableRallies.shuffled(using: &dice).prefix(2) {
          let edit = [RallyEdit.won(.a), .won(.b), .removed].randomElement(using: &dice)
          court.act(.badminton(.draftRally(rally.place, edit)))
        }
        court.act(.badminton(.editRallies))
      default: court.score(Bool.random(using: &dice) ? .a : .b)
      }
    }
    expectReplayed(court)
  }

  @Test("A wrong order of service in doubles is put right, and is in the file")
  func serviceOrder() {
    var settings = Settings()
    settings.isDoubles = true
    var court = CourtSide(settings)
    court.tap(.start)
    court.score(.a, 2)
    court.act(.badminton(.correct([.serverPlayer(.a, .second)])))
    court.act(.badminton(.correct([.receiverPlayer(.b, .second)])))
    #expect(court["server_player"] == .string("A2") && court["receiver_player"] == .string("B2"))
    #expect(court.badminton.state.games == [MatchState.Score(a: 2, b: 0)])
    expectReplayed(court)
    court.act(.badminton(.undo))
    court.act(.badminton(.undo))
    #expect(court["server_player"] == .string("A1"))
    expectReplayed(court)
  }

  @Test("Cards shown before the start are in the file with the format they were shown in")
  func cardsBefore() {
    var settings = Settings()
    settings.format = Format(named: "3x15") ?? .standard
    var court = CourtSide(settings)
    court.act(.badminton(.ending(.walkover, against: .b)))
    let file = ArchivedMatch(records: court.stored).file
    #expect(file.header.format.name == "3x15" && file.match.state.ending == .walkover)
  }
}
