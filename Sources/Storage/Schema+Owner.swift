import Glibc

/// Whether a file is a store, and one this version knows.
extension Schema {
  /// Refuses a file of a newer version, or of another program, by its first bytes: nothing of it is
  /// touched, not even a log beside it.
  static func checkHeader(of path: String) throws(StorageError) {
    switch FileStatus(path).kind {
    case .file, .missing: break
    case .directory, .other:
      throw StorageError(.foreign, "\(path): it is no file; expected a database")
    }
    guard access(path, R_OK) == 0 else { throw .system("cannot read \(path)") }
    let header = FileStatus.firstBytes(of: path, count: 100)
    guard header.count == 100 else {
      throw StorageError(.damaged, "\(path): it is cut off after \(header.count) bytes")
    }
    guard header.starts(with: "SQLite format 3\0".utf8) else {
      throw StorageError(.damaged, "\(path): it is no database")
    }
    func number(at offset: Int) -> Int {
      header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    try checkOwner(path, version: number(at: 60), application: number(at: 68))
  }

  /// Refuses the same by what SQLite says, which also knows the log.
  static func checkOwner(of database: borrowing Database) throws(StorageError) {
    try checkOwner(
      database.path, version: database.number("PRAGMA user_version") ?? 0,
      application: database.number("PRAGMA application_id") ?? 0)
  }

  private static func checkOwner(
    _ path: String, version: Int, application: Int
  ) throws(StorageError) {
    guard application == Schema.applicationID else {
      throw StorageError(.foreign, "\(path): a database of another program")
    }
    guard version <= Schema.version else {
      throw StorageError(
        .foreign,
        "\(path): written by a newer version (its format is \(version), this one reads up to "
          + "\(Schema.version))")
    }
  }
}
