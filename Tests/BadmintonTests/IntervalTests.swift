import Badminton
import Testing

@Suite("Law 16.2: intervals")
struct IntervalTests {
  @Test("16.2.1: 60 s when the leading side has 11")
  func middle() throws {
    #expect(try played("A*10").interval == nil)
    #expect(try played("A*11").interval == .mid(60))
    #expect(try played("A*10 B*11").interval == .mid(60))
  }

  @Test("it is the leader's eleventh point only; the next rally ends it")
  func once() throws {
    #expect(try played("A*11 B").interval == nil)
    #expect(try played("A*11 A").interval == nil)
    #expect(try played("A*11 B*11").interval == nil)
  }

  @Test("16.2.2: 120 s between games, until ends are changed")
  func between() throws {
    #expect(try played("A*21").interval == .between(120))
    #expect(try played("A*21 E").interval == nil)
    #expect(try played("A*21 yelA redB").interval == .between(120))
  }

  @Test("each format has its own lengths")
  func lengths() throws {
    #expect(try played("A*11", format: "5x11").interval == .between(60))
    #expect(try played("A*11", format: "5x11-de").interval == .between(90))
    #expect(try played("A*11", format: "5x11-ch").interval == .between(120))
    let decider = "A*11 E B*11 E A*11 E B*11 E A*6"
    #expect(try played(decider, format: "5x11-de").interval == .mid(90))
    #expect(try played(decider, format: "5x11").interval == .mid(60))
  }

  @Test("best of five to 11 has a rest in the deciding game only")
  func onlyInTheDecider() throws {
    #expect(try played("A*6", format: "5x11").interval == nil)
    #expect(try played("A*6", format: "3x11").interval == .mid(60))
  }

  @Test("after the match there is none")
  func afterTheMatch() throws {
    #expect(try played("A*21 E A*21").interval == nil)
    #expect(try played("A*11 retB").interval == nil)
    #expect(try played("A*21", format: "1x21").interval == nil)
  }

  @Test("cards do not end it, a red card's point included")
  func cards() throws {
    #expect(try played("A*11 yelA").interval == .mid(60))
    #expect(try played("A*11 redA").interval == .mid(60))
    #expect(try played("A*11 redB redB").interval == .mid(60))
    #expect(try played("A*11 redA B").interval == nil)
    #expect(try played("A*12 redA").interval == nil)
  }

  @Test("a red card's point can open it")
  func openedByACard() throws {
    #expect(try played("A*10 redB").interval == .mid(60))
  }

  @Test("a minus opens it again where the remaining rallies do")
  func reopened() throws {
    #expect(try played("A*11 B -B").interval == .mid(60))
    #expect(try played("A*11 B -A").interval == nil)
    #expect(try played("A*11 B -A A").interval == .mid(60))
    #expect(try played("A*5 B*11 AA -A").interval == nil)
    #expect(try played("A*11 redA -B").interval == .mid(60))
  }

  @Test("16.7: a card in the middle of the decider changes ends once")
  func endsOnce() throws {
    let decider = "A*21 E B*21 E B*10 A*11"
    for card in ["yelA", "redA", "redB", "redA redB"] {
      let state = try played("\(decider) \(card)")
      #expect(state.aLeft == false, "\(card)")
      #expect(state.changeEndsNow && state.interval == .mid(60), "\(card)")
    }
    #expect(try played(decider + " redA B").changeEndsNow == false)
  }

  @Test("what is set outright opens none, and a new score ends it")
  func corrections() throws {
    #expect(try played("A*10 =11-0").interval == nil)
    #expect(try played("A*11 =11-1").interval == nil)
    #expect(try played("A*11 =server:B").interval == .mid(60))
    #expect(try played("A*11 =ends").interval == .mid(60))
  }
}
