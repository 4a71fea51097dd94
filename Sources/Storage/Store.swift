import Glibc
import Scoreboard
import Synchronization

/// Keeps the program's records on disk, on a thread of its own: `append` returns at once, and what is
/// safe is reported through a descriptor.
///
/// It never fails: while nothing can be written, everything is kept in memory, `News.trouble` says
/// why, and new attempts are made until one works.
public final class Store: Sendable {
  /// A store and what it found.
  public struct Opening: Sendable {
    /// The store.
    public let store: Store
    /// The records of the open match, game or evening of every book, the oldest first.
    public let records: [Record]
    /// What the operator should know of the start: sentences for the log.
    public let notices: [String]
  }

  /// What changed since it was asked last.
  public struct News: Sendable, Hashable {
    /// How many of the appended records are on disk: the first `saved` of them.
    public var saved: Int
    /// Why what is scored now is not on disk, nil while it is.
    public var trouble: String?
    /// Sentences for the log, each reported once.
    public var notices: [String]
  }

  private let mailbox: StoreMailbox
  private let thread: WorkerThread

  /// Opens the store of a directory, which is made where it is missing.
  ///
  /// Waits `patience` at most: a disk that does not answer by then is reported as trouble, and its
  /// records do not come back.
  public static func open(directory: String, patience: Duration = .seconds(10)) -> Opening {
    let mailbox = StoreMailbox()
    let thread = WorkerThread(named: "store") {
      StoreWorker(directory: DataDirectory(path: directory), mailbox: mailbox).run()
    }
    let store = Store(mailbox: mailbox, thread: thread)
    let found = mailbox.waitForStart(patience, directory: directory)
    return Opening(store: store, records: found, notices: store.takeNews().notices)
  }

  private init(mailbox: StoreMailbox, thread: WorkerThread) {
    self.mailbox = mailbox
    self.thread = thread
  }

  deinit {
    mailbox.close()
  }

  /// Readable (`poll`) when there is news; `takeNews` makes it quiet again.
  public var descriptor: Int32 { mailbox.news.reader }

  /// Hands in records, to be kept in this order; never waits.
  public func append(_ records: [Record]) {
    mailbox.append(records)
  }

  /// How many of the appended records are on disk: the first `saved` of them.
  public var saved: Int { mailbox.saved }

  /// How many records have been appended.
  public var appended: Int { mailbox.appended }

  /// Why what is scored now is not on disk, nil while it is.
  public var trouble: String? { mailbox.trouble }

  /// The present state and the sentences that were not reported yet.
  public func takeNews() -> News { mailbox.takeNews() }

  /// Waits until every appended record is on disk; false when that took longer than `limit` or there
  /// is trouble.
  public func flush(limit: Duration = .seconds(5)) -> Bool { mailbox.waitForSave(limit) }

  /// Writes what waits, closes the file and ends the thread.
  ///
  /// Records appended later are lost.
  public func close() {
    mailbox.close()
    thread.join()
  }
}
