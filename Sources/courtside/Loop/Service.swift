import CLinux
import Glibc

/// What the service manager is told: that the program is ready, that it lives, and how the game
/// stands.
///
/// It says nothing where nobody listens.
struct Service {
  /// Whether a service manager listens.
  let isHeard: Bool
  private let period: Duration?
  private var isReady = false
  private var isDisplaySettled = false
  private var status = ""
  private var feedsNext: Duration?

  /// A service manager's client; it hears nothing where none is.
  init() {
    isHeard = getenv("NOTIFY_SOCKET") != nil
    period = Self.watchdogPeriod
  }

  /// How often a watchdog wants to hear of both threads, nil where there is none.
  static var watchdogPeriod: Duration? {
    let limit = cl_watchdog_us()
    return limit > 0 ? .microseconds(Int64(limit / 3)) : nil
  }

  /// When `report` must be called next.
  var deadline: Duration? { feedsNext }

  /// The first frame is up, or it is known that there is no display.
  mutating func displayIsSettled() {
    isDisplaySettled = true
  }

  /// Tells what has changed.
  ///
  /// `isAlive` says that both threads answer; otherwise the watchdog is not fed.
  mutating func report(
    linesAreSettled: Bool, isAlive: Bool, status line: String, at now: Duration
  ) {
    guard isHeard else { return }
    if !isReady && isDisplaySettled && linesAreSettled {
      isReady = true
      _ = cl_notify("READY=1")
    }
    if line != status {
      status = line
      _ = cl_notify("STATUS=\(line)")
    }
    if let period, isAlive, feedsNext.map({ now >= $0 }) ?? true {
      feedsNext = now + period
      _ = cl_notify("WATCHDOG=1")
    }
  }
}
