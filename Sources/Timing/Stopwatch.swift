/// Time that adds up while it runs and keeps its value while it is stopped.
///
/// An instant is a `Duration` since the start of the machine's monotonic clock. It is always handed
/// in: nothing here reads a clock. An instant before the start counts as the start.
public struct Stopwatch: Sendable, Hashable {
  /// What had added up when it last stopped.
  private var kept: Duration
  /// The instant it was started, or nil while it is stopped.
  private var startedAt: Duration?

  /// Makes a stopped stopwatch that shows `elapsed`.
  public init(elapsed: Duration = .zero) {
    kept = elapsed
  }

  /// Whether time adds up now.
  public var isRunning: Bool { startedAt != nil }

  /// The time that has added up at `instant`.
  public func elapsed(at instant: Duration) -> Duration {
    guard let startedAt else { return kept }
    return kept + max(.zero, instant - startedAt)
  }

  /// Lets time add up from `instant` on; no effect while it runs.
  public mutating func start(at instant: Duration) {
    if startedAt == nil { startedAt = instant }
  }

  /// Keeps what has added up at `instant`; no effect while it is stopped.
  public mutating func stop(at instant: Duration) {
    kept = elapsed(at: instant)
    startedAt = nil
  }
}
