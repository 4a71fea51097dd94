/// When a search has to end so that its answer is in time, on a machine that has other work too.
///
/// A process that waits for a processor sleeps through its deadline. So the longest pause between two
/// looks at the clock, in this search and in those just before, is kept back. Times are in ns.
struct QuoridorPace {
  /// What is kept back in any case, for waking up and answering.
  static let margin: Int64 = 1_500_000

  private var end = Int64.max
  private var last: Int64 = 0
  private var pause: Int64 = 0
  /// No more than that is kept back: half of the time is for thinking.
  private var most: Int64 = 0

  /// A search begins; nil is one that no clock ends.
  mutating func begin(at now: Int64, lasting limit: Int64?) {
    last = now
    pause -= pause / 4
    end = limit.map { now + max(0, $0 - Self.margin) } ?? .max
    most = (limit ?? 0) / 2
  }

  /// Whether the search has to end.
  mutating func isOver(at now: Int64) -> Bool {
    pause = max(pause, now - last)
    last = now
    return now >= end - min(pause, most)
  }
}
