import Badminton
import Testing

@Suite("The match clock in the notation")
struct ClockTests {
  @Test("S starts it and P stops it")
  func startsAndStops() throws {
    #expect(try match("").isClockRunning == false)
    #expect(try match("S").isClockRunning)
    #expect(try match("S A P").isClockRunning == false)
    #expect(try match("S P S").isClockRunning)
  }

  @Test("it stops by itself when a game ends and stays stopped after the change of ends")
  func stopsByItself() throws {
    #expect(try match("S A*20").isClockRunning)
    #expect(try match("S A*21").isClockRunning == false)
    #expect(try match("S A*21 E").isClockRunning == false)
    #expect(try match("S A*21 R").isClockRunning == false)
    #expect(try match("S A retA").isClockRunning == false)
    #expect(try match("S A*21 E S U").isClockRunning == false)
  }

  @Test("it cannot start while a game is over")
  func refused() throws {
    #expect(try refusal("A*21 S") == .gameOver)
    #expect(try refusal("A*21 E A*21 S") == .matchOver)
    #expect(try refusal("A*21 P") == nil)
  }

  @Test("the latest stamp is the match time to go on from")
  func time() throws {
    #expect(try match("").time == 0)
    #expect(try match("@0 S @61500 A").time == 61_500)
    #expect(try match("@0 S @61500 A B").time == 61_500)
    #expect(try match("@0 S @10000 S @20000 S").time == 20_000)
    #expect(try match("@0 S @61500 A @62000 U").time == 62_000)
  }

  @Test("a refused event's stamp does not count")
  func refusedStamp() throws {
    #expect(try match("@5000 A @7000 R").time == 5_000)
  }
}
