import CSQLite

/// A prepared statement.
///
/// Finalised when it goes away.
struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  private let path: String

  /// Takes over a prepared statement of a connection.
  init(handle: OpaquePointer, database: OpaquePointer, path: String) {
    self.handle = handle
    self.database = database
    self.path = path
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// A value of a row.
  enum Value {
    case integer(Int)
    case text(String)
  }

  /// Runs it once with these values, the first for `?1`, and makes it ready again; for statements
  /// without rows.
  func run(_ values: Value...) throws(StorageError) {
    defer { sqlite3_reset(handle) }
    try bind(values)
    _ = try step()
  }

  /// Gives the parameters their values, the first for `?1`: `sqlite3_bind_…`.
  func bind(_ values: [Value]) throws(StorageError) {
    sqlite3_reset(handle)
    // SQLITE_TRANSIENT: SQLite copies the text before the call returns.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let code: Int32 =
        switch value {
        case .integer(let number): sqlite3_bind_int64(handle, place, Int64(number))
        case .text(var text):
          text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
              sqlite3_bind_text(
                handle, place, characters.baseAddress ?? UnsafePointer(bitPattern: 1),
                Int32(clamping: characters.count), copied)
            }
          }
        }
      guard code == SQLITE_OK else { throw Database.failure(of: database, path) }
    }
  }

  /// Goes to the next row; false after the last: `sqlite3_step`.
  func step() throws(StorageError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let error = Database.failure(of: database, path)
      sqlite3_reset(handle)
      throw error
    }
  }

  /// A column of the row, from 0, as a number: `sqlite3_column_int64`.
  func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  /// A column of the row, from 0, as text; bytes that are no UTF-8 are replaced:
  /// `sqlite3_column_text`.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
