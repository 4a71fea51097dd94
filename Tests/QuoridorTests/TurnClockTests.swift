import Quoridor
import Testing

@Suite struct TurnClockTests {
  @Test func itRunsDownOnlyWhileItRuns() {
    var clock = TurnClock(left: .seconds(40))
    #expect(clock.seconds(at: .seconds(1000)) == 40)
    clock.start(at: .seconds(1000))
    clock.start(at: .seconds(1005))
    #expect(clock.isRunning && clock.end == .seconds(1040))
    #expect(clock.remaining(at: .milliseconds(1_000_500)) == .milliseconds(39_500))
    #expect(clock.seconds(at: .milliseconds(1_000_500)) == 40)
    #expect(clock.seconds(at: .seconds(1001)) == 39)
    clock.stop(at: .seconds(1010))
    #expect(!clock.isRunning && clock.end == nil)
    #expect(clock.remaining(at: .seconds(5000)) == .seconds(30))
    clock.start(at: .seconds(6000))
    #expect(clock.seconds(at: .milliseconds(6_029_999)) == 1)
    #expect(!clock.isOver(at: .milliseconds(6_029_999)))
    #expect(clock.isOver(at: .seconds(6030)) && clock.seconds(at: .seconds(6031)) == 0)
  }

  @Test func anInstantBeforeTheStartIsTheStart() {
    var clock = TurnClock(left: .seconds(8))
    clock.start(at: .seconds(100))
    #expect(clock.remaining(at: .seconds(90)) == .seconds(8))
    #expect(TurnClock(left: .seconds(-3)).isOver(at: .zero))
  }
}
