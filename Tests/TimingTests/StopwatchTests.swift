import Testing
import Timing

/// Time by rulers: one character a second.
///
/// In the upper row `S` starts, `P` stops, `B` does both at
/// once, a dot is a second that passes; the lower row is what the stopwatch shows then, in seconds.
@Suite("A stopwatch")
struct StopwatchTests {
  @Test(
    "adds up while it runs and keeps its value while it is stopped",
    arguments: [
      ("..S...P..S..", "000123444456"),
      ("S.........", "0123456789"),
      ("..........", "0000000000"),
      ("SSS.P.P..S", "0123444444"),
      ("PP.S.B...", "000012222"),
      ("S.PS.PS.P", "012234456"),
    ])
  func ruler(events: String, shown: String) {
    var watch = Stopwatch()
    var isRunning = false
    var seconds: [Int64] = []
    for (index, event) in events.enumerated() {
      // Wherever the machine's clock stands.
      let now = Duration.seconds(1_000_000 + index)
      switch event {
      case "S":
        watch.start(at: now)
        isRunning = true
      case "P":
        watch.stop(at: now)
        isRunning = false
      case "B":
        watch.start(at: now)
        watch.stop(at: now)
        isRunning = false
      default: break
      }
      #expect(watch.isRunning == isRunning)
      seconds.append(watch.elapsed(at: now).components.seconds)
    }
    #expect(seconds == shown.compactMap { $0.wholeNumberValue.map(Int64.init) })
  }

  @Test("goes on from a value it had before, to the nanosecond")
  func value() {
    var watch = Stopwatch(elapsed: .milliseconds(61_500))
    #expect(!watch.isRunning)
    #expect(watch.elapsed(at: .seconds(9)) == .milliseconds(61_500))
    watch.start(at: .seconds(10))
    #expect(watch.elapsed(at: .seconds(10) + .nanoseconds(1)) == .nanoseconds(61_500_000_001))
    watch.stop(at: .seconds(12))
    #expect(watch == Stopwatch(elapsed: .milliseconds(63_500)))
  }

  @Test("an instant before the start counts as the start: time never runs back")
  func before() {
    var watch = Stopwatch(elapsed: .seconds(5))
    watch.start(at: .seconds(100))
    #expect(watch.elapsed(at: .seconds(40)) == .seconds(5))
    watch.stop(at: .seconds(40))
    #expect(watch.elapsed(at: .seconds(200)) == .seconds(5))
  }

  @Test("to look at it any number of times changes nothing")
  func looking() {
    var one = Stopwatch()
    one.start(at: .zero)
    let other = one
    for second in 0..<100 { _ = one.elapsed(at: .seconds(second)) }
    #expect(one == other)
    one.stop(at: .seconds(100))
    #expect(one.elapsed(at: .zero) == .seconds(100))
    #expect(other.isRunning, "a copy is a value of its own")
  }
}
