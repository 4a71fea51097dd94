import CSQLite

/// One connection to an SQLite file.
///
/// Closed when it goes away.
struct Database: ~Copyable {
  private let handle: OpaquePointer
  private let log: LogLength
  /// The file, for messages.
  let path: String

  /// How a file is opened.
  enum Access {
    /// To read and write; the file must exist.
    case write
    /// To read; the file is not changed, nor is its log.
    case read
  }

  /// Opens an existing file: `sqlite3_open_v2`.
  init(path: String, access: Access) throws(StorageError) {
    var opened: OpaquePointer?
    let mode = access == .write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
    let flags = mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened else { throw StorageError(.failed, "cannot open \(path): out of memory") }
    guard code == SQLITE_OK else {
      let error = Database.failure(of: opened, "cannot open \(path)")
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    log = LogLength(of: opened)
    self.path = path
    csqlite_defend(opened)
    csqlite_keep_log_on_close(opened, 1)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Runs statements that give no rows: `sqlite3_exec`.
  func execute(_ sql: String) throws(StorageError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  /// Prepares a statement: `sqlite3_prepare_v3`.
  func prepare(_ sql: String) throws(StorageError) -> Statement {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw failure() }
    return Statement(handle: prepared, database: handle, path: path)
  }

  /// The first column of the first row as a number, nil where there is no row.
  func number(_ sql: String) throws(StorageError) -> Int? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// The first column of the first row as text, nil where there is no row.
  func text(_ sql: String) throws(StorageError) -> String? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.text(0) : nil
  }

  /// The row that was inserted last: `sqlite3_last_insert_rowid`.
  var lastRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// How long a lock of another program is waited for, in ms: `sqlite3_busy_timeout`.
  func waitForLocks(milliseconds: Int32) {
    sqlite3_busy_timeout(handle, milliseconds)
  }

  /// How many pages wait in the log.
  var logged: Int { Database.pages(of: log) }

  // Swift 6.0's compiler crashes in a debug build where `log.pages` is reached through self.
  private static func pages(of log: LogLength) -> Int { log.pages }

  /// How a checkpoint goes about its work.
  enum Checkpoint {
    /// As far as readers allow; the log is written from its beginning again.
    case restart
    /// The log is emptied too.
    case truncate
  }

  /// Moves the log into the file and syncs both; false where a reader was in the way:
  /// `sqlite3_wal_checkpoint_v2`.
  ///
  /// A failure must not be retried on this file: what the first sync did not write, a second one
  /// may wrongly call written.
  func checkpoint(_ mode: Checkpoint) throws(StorageError) -> Bool {
    let mode = mode == .restart ? SQLITE_CHECKPOINT_RESTART : SQLITE_CHECKPOINT_TRUNCATE
    let code = sqlite3_wal_checkpoint_v2(handle, nil, mode, nil, nil)
    if code & 0xff == SQLITE_BUSY { return false }
    guard code == SQLITE_OK else { throw failure() }
    log.empty()
    return true
  }

  /// Lets the log be removed when the connection closes.
  func releaseLog() {
    csqlite_keep_log_on_close(handle, 0)
  }

  /// What went wrong last on this connection.
  private func failure() -> StorageError {
    Database.failure(of: handle, path)
  }

  /// What went wrong last on a connection: `sqlite3_extended_errcode`, `sqlite3_errmsg`.
  static func failure(of handle: OpaquePointer, _ doing: String) -> StorageError {
    .database(
      doing, code: sqlite3_extended_errcode(handle), system: sqlite3_system_errno(handle),
      detail: sqlite3_errmsg(handle).map { String(cString: $0) } ?? "unknown")
  }
}

/// How many pages the log of a connection holds, as SQLite tells it after each commit.
///
/// It takes the place of SQLite's own listener, which would move the log into the file by itself and
/// tell nobody when that fails.
private final class LogLength {
  var pages = 0

  /// Notes that the log was written into the file.
  func empty() { pages = 0 }

  /// Listens to a connection, which must not outlive it: `sqlite3_wal_hook`.
  init(of handle: OpaquePointer) {
    sqlite3_wal_hook(
      handle,
      { length, _, _, pages in
        guard let length else { return SQLITE_OK }
        Unmanaged<LogLength>.fromOpaque(length).takeUnretainedValue().pages = Int(pages)
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
