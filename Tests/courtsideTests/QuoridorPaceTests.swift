import Testing

@testable import courtside

@Suite("The engine's pace")
struct QuoridorPaceTests {
  private let ms: Int64 = 1_000_000

  /// The ms at which a search of 200 ms ends that looks at the clock every 0.25 ms, with pauses of so
  /// many ms from these instants on.
  private func end(_ pace: inout QuoridorPace, pauses: [(at: Int64, ms: Int64)] = []) -> Int64 {
    let start = 5000 * ms
    var now = start
    var left = pauses[...]
    pace.begin(at: start, lasting: 200 * ms)
    while !pace.isOver(at: now) {
      if let next = left.first, now - start >= next.at * ms {
        left.removeFirst()
        now += next.ms * ms
      } else {
        now += ms / 4
      }
    }
    return (now - start) / ms
  }

  @Test("On a quiet machine nearly all of the time is used, and no more")
  func quiet() {
    var pace = QuoridorPace()
    let quiet = end(&pace)
    #expect((197...199).contains(quiet))
    pace.begin(at: 0, lasting: nil)
    let isOverWithoutLimit = pace.isOver(at: .max / 2)
    #expect(!isOverWithoutLimit)
    pace.begin(at: 10 * ms, lasting: 0)
    let isOverAtOnce = pace.isOver(at: 10 * ms)
    #expect(isOverAtOnce)
  }

  @Test("After a pause the next one fits in before the end, in the next searches too")
  func busy() {
    var pace = QuoridorPace()
    let ends = [
      end(&pace, pauses: [(at: 20, ms: 40)]), end(&pace), end(&pace, pauses: [(at: 160, ms: 39)]),
    ]
    #expect((155...160).contains(ends[0]))
    #expect((165...170).contains(ends[1]))
    #expect((197...200).contains(ends[2]))
  }

  @Test("Half of the time is used in any case")
  func swamped() {
    var pace = QuoridorPace()
    _ = end(&pace, pauses: [(at: 10, ms: 180)])
    let swamped = end(&pace)
    #expect((98...100).contains(swamped))
  }
}
