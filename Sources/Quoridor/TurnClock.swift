/// The time of one turn, running down.
///
/// It lies outside the rules: at zero somebody enters a `pass`.
///
/// An instant is a `Duration` of the machine's monotonic clock and is always handed in.
public struct TurnClock: Sendable, Hashable {
  /// What is left while it stands still, or was left when it was started.
  private var left: Duration
  /// When it was started, nil while it stands still.
  private var startedAt: Duration?

  /// A clock that stands still with that much time on it.
  public init(left: Duration) {
    self.left = max(.zero, left)
  }

  /// Whether it runs.
  public var isRunning: Bool { startedAt != nil }

  /// The time left at an instant, never below zero.
  public func remaining(at instant: Duration) -> Duration {
    guard let startedAt else { return left }
    return max(.zero, left - max(.zero, instant - startedAt))
  }

  /// The whole seconds people see: 40 at once, 1 until the very end, 0 only when it is over.
  public func seconds(at instant: Duration) -> Int {
    let (seconds, attoseconds) = remaining(at: instant).components
    return Int(seconds) + (attoseconds > 0 ? 1 : 0)
  }

  /// Whether the time is over at an instant.
  public func isOver(at instant: Duration) -> Bool { remaining(at: instant) == .zero }

  /// The instant at which the time will be over, nil while it stands still.
  public var end: Duration? { startedAt.map { $0 + left } }

  /// Lets it run from an instant on; no effect while it runs.
  public mutating func start(at instant: Duration) {
    if startedAt == nil { startedAt = instant }
  }

  /// Stops it and keeps what is left; no effect while it stands still.
  public mutating func stop(at instant: Duration) {
    left = remaining(at: instant)
    startedAt = nil
  }
}
