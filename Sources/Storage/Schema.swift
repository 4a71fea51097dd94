/// What the tables of a store look like, and how an older file becomes a newer one.
///
/// `user_version` is the version of the file; version N is reached by the first N steps.
enum Schema {
  /// `CRTS`: what marks an SQLite file as a store of this program (`application_id`).
  static let applicationID = 0x4352_5453

  /// The steps, the first for an empty file.
  ///
  /// Never edited, only added to.
  static let steps = [
    // `record` is clustered by volume, so that an event changes one page; see `Volume`.
    """
    CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE volume(
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, book TEXT NOT NULL, opened INTEGER NOT NULL);
    CREATE INDEX volume_by_book ON volume(book);
    CREATE TABLE record(
      volume INTEGER NOT NULL, number INTEGER NOT NULL, time INTEGER NOT NULL, text TEXT NOT NULL,
      sum INTEGER NOT NULL, PRIMARY KEY(volume, number)) WITHOUT ROWID;
    """
  ]

  /// The version this program writes.
  static var version: Int { steps.count }

  /// Brings a file to the present version, each step a transaction.
  static func migrate(_ database: borrowing Database) throws(StorageError) {
    let version = try database.number("PRAGMA user_version") ?? 0
    guard version >= 0, version < Schema.version else { return }
    for step in version..<Schema.version {
      try database.execute(
        "BEGIN IMMEDIATE; \(steps[step]) PRAGMA user_version=\(step + 1); COMMIT;")
    }
  }

  /// Refuses a file whose tables are not those that the steps make: one changed letter in what the
  /// file says of its tables can hide every row.
  static func check(_ database: borrowing Database) throws(StorageError) {
    let model = try Database(path: ":memory:", access: .write)
    try migrate(model)
    let query =
      "SELECT group_concat(type || name || tbl_name || coalesce(sql, '')) FROM sqlite_schema"
    guard try database.text(query) == model.text(query) else {
      throw StorageError(.damaged, "\(database.path): its tables are not what was written")
    }
  }

  /// What is said of every connection before its first use.
  static let connection = """
    PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA cache_size=-256;
    PRAGMA synchronous=FULL;
    """

  /// What makes an empty file a store, before its tables.
  ///
  /// Small pages: an event writes one.
  static let creation = """
    PRAGMA page_size=1024; PRAGMA application_id=\(applicationID); PRAGMA journal_mode=WAL;
    """
}
