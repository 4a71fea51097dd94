import Badminton
import Testing

@Suite("Law 8: change of ends")
struct EndsTests {
  @Test("8.1: ends change after each game, when E says so")
  func afterAGame() throws {
    let over = try played("A*21")
    #expect(over.changeEndsNow && over.aLeft)
    let next = try played("A*21 E")
    #expect(next.changeEndsNow == false && next.aLeft == false)
    #expect(try played("A*21 E B*21 E").aLeft)
  }

  @Test("8.1.3: in the deciding game ends also change at 11, by themselves")
  func middleOfTheDecider() throws {
    let before = try played("A*21 E B*21 E A*10")
    #expect(before.aLeft && before.changeEndsNow == false)
    let at = try played("A*21 E B*21 E A*11")
    #expect(at.aLeft == false && at.changeEndsNow)
    let after = try played("A*21 E B*21 E A*11 B*11")
    #expect(after.aLeft == false && after.changeEndsNow == false)
  }

  @Test("8.1.3: not in the games before it")
  func onlyTheDecider() throws {
    #expect(try played("A*11").aLeft)
    #expect(try played("A*11").changeEndsNow == false)
    #expect(try played("A*11 E B*11 E A*6", format: "5x11").aLeft)
    #expect(try played("A*11 E B*11 E A*11 E B*11 E A*6", format: "5x11").aLeft == false)
  }

  @Test("the middle is 8 of 15, 6 of 11, and 6 in the short third game of 21-21-11")
  func otherMiddles() throws {
    #expect(try played("A*15 E B*15 E A*8", format: "3x15").aLeft == false)
    #expect(try played("A*15 E B*15 E A*7", format: "3x15").aLeft)
    #expect(try played("A*21 E B*21 E B*6", format: "21-21-11").aLeft == false)
  }

  @Test("a match of one game is a deciding game from its start")
  func oneGame() throws {
    let state = try played("B*6", format: "1x11")
    #expect(state.aLeft == false && state.changeEndsNow)
    #expect(try played("B*11", format: "1x21").aLeft == false)
  }

  @Test("a point taken back takes the change back, one given again repeats it")
  func backAndForth() throws {
    let decider = "A*21 E B*21 E A*11"
    #expect(try played(decider + " -A").aLeft)
    #expect(try played(decider + " -A").changeEndsNow == false)
    #expect(try played(decider + " -A A").changeEndsNow)
    #expect(try played(decider + " B -A").aLeft)
    #expect(try played(decider + " U").aLeft)
  }

  @Test("the change in the middle can be turned off; the rest stays")
  func turnedOff() throws {
    let state = try played("A*21 E B*21 E A*11", changesEndsInDecider: false)
    #expect(state.aLeft && state.changeEndsNow == false)
    #expect(state.interval == .mid(60))
  }

  @Test("A may begin on the right")
  func aBeginsRight() throws {
    #expect(try played("A*21 E", aLeft: false).aLeft)
    #expect(try played("A*21 E B*21 E A*11", aLeft: false).aLeft)
  }

  @Test("ends that were forgotten are put right with =ends")
  func outright() throws {
    #expect(try played("AB =ends").aLeft == false)
    #expect(try played("AB =ends =ends").aLeft)
    #expect(try played("A*21 E B*21 E A*11 =ends").aLeft)
    #expect(try refusal("A*21 E A*21 =ends") == .matchOver)
  }
}
