import Scoreboard
import Synchronization

/// What the court thread and the store's thread hand each other.
final class StoreMailbox: Sendable {
  /// Raised when `saved` or `trouble` changed or a notice came.
  let news = Signal()
  private let work = Signal()
  private let started = Signal()
  private let progress = Signal()
  private let state = Mutex(State())

  private struct State {
    var queue: [Record] = []
    var appended = 0
    var saved = 0
    var trouble: String?
    var notices: [String] = []
    var found: [Record] = []
    var start = Start.awaited
    var isClosing = false
  }

  /// How the first look at the directory went.
  private enum Start {
    case awaited
    case done
    /// Nobody waits any more.
    case givenUp
  }
}

// What the court thread calls.
extension StoreMailbox {
  var saved: Int { state.withLock(\.saved) }
  var appended: Int { state.withLock(\.appended) }
  var trouble: String? { state.withLock(\.trouble) }

  func append(_ records: [Record]) {
    if records.isEmpty { return }
    state.withLock { state in
      state.queue += records
      state.appended += records.count
    }
    work.raise()
  }

  func takeNews() -> Store.News {
    news.clear()
    return state.withLock { state in
      defer { state.notices = [] }
      return Store.News(saved: state.saved, trouble: state.trouble, notices: state.notices)
    }
  }

  /// Waits for the first look at the directory and gives the records it found.
  func waitForStart(_ patience: Duration, directory: String) -> [Record] {
    started.wait(patience)
    return state.withLock { state in
      if state.start == .awaited {
        state.start = .givenUp
        state.trouble = "\(directory): the disk does not answer"
        state.notices.append("\(directory): the disk does not answer; scoring starts without it")
      }
      defer { state.found = [] }
      return state.found
    }
  }

  func waitForSave(_ limit: Duration) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + limit
    while true {
      progress.clear()
      let (isDone, isHopeless) = state.withLock { state in
        (state.saved == state.appended, state.trouble != nil)
      }
      if isDone { return true }
      if isHopeless || clock.now >= end { return false }
      progress.wait(clock.now.duration(to: end))
    }
  }

  func close() {
    state.withLock { $0.isClosing = true }
    work.raise()
  }
}

// What the store's thread calls.
extension StoreMailbox {
  /// Hands over what the first look found; false where nobody waited so long.
  func reportStart(_ records: [Record]) -> Bool {
    let isAwaited = state.withLock { state in
      guard state.start == .awaited else { return false }
      state.start = .done
      state.found = records
      return true
    }
    started.raise()
    return isAwaited
  }

  /// Waits for records or the end, at most `limit`, and takes what is there.
  func takeWork(_ limit: Duration?) -> (records: [Record], isClosing: Bool) {
    work.wait(limit)
    work.clear()
    return state.withLock { state in
      defer { state.queue = [] }
      return (state.queue, state.isClosing)
    }
  }

  /// Tells how far saving has come.
  func report(saved: Int, trouble: String?) {
    let isNew = state.withLock { state in
      if state.saved == saved && state.trouble == trouble { return false }
      state.saved = saved
      state.trouble = trouble
      return true
    }
    guard isNew else { return }
    news.raise()
    progress.raise()
  }

  /// Adds a sentence for the log.
  func notify(_ notice: String) {
    state.withLock { $0.notices.append(notice) }
    news.raise()
  }
}
