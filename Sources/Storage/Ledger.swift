import CSQLite
import Glibc

/// One database file that records are written into.
struct Ledger: ~Copyable {
  private let database: Database
  private let addVolume: Statement
  private let addRecord: Statement

  /// The file's path.
  let path: String
  /// Which of several files of a directory is the newest.
  let generation: Int

  /// A log of about a megabyte is moved into the file.
  private static let logLimit = 1000
  /// Files up to this many bytes are checked page by page when they are opened; in larger ones the
  /// checksums of what is read must do, or the start would take too long.
  private static let checkLimit = 2_000_000

  /// Opens an existing store, brings it to the present version and looks at it for damage.
  init(opening path: String) throws(StorageError) {
    try Schema.checkHeader(of: path)
    if FileStatus(path).mode & 0o077 != 0 { chmod(path, 0o600) }
    let database = try Database(path: path, access: .write)
    database.waitForLocks(milliseconds: 200)
    try database.execute(Schema.connection)
    try Schema.checkOwner(of: database)
    try Schema.migrate(database)
    try Schema.check(database)
    guard try database.text("PRAGMA journal_mode=WAL") == "wal" else {
      throw StorageError(.failed, "\(path): cannot keep a write-ahead log there")
    }
    guard
      let text = try database.text("SELECT value FROM meta WHERE key='generation'"),
      let generation = Int(text)
    else { throw StorageError(.damaged, "\(path): it has no generation number") }
    if FileStatus(path).size <= Ledger.checkLimit {
      let verdict = try database.text("PRAGMA quick_check(1)") ?? "no answer"
      if verdict != "ok" { throw StorageError(.damaged, "\(path): \(verdict)") }
      let stray = "SELECT 1 FROM record WHERE volume NOT IN (SELECT id FROM volume) LIMIT 1"
      if try database.number(stray) != nil {
        throw StorageError(.damaged, "\(path): it has records of no match")
      }
    }
    try self.init(database, path: path, generation: generation)
  }

  /// Makes a new store with these volumes, readable by its owner only.
  ///
  /// It gets its name when all of it is on disk: a file that was begun and not finished is never
  /// taken for the newest one.
  init(
    creating path: String, generation: Int, in directory: DataDirectory, volumes: inout [Volume]
  ) throws(StorageError) {
    let draft = path + DataDirectory.draftEnding
    directory.remove(draft)
    do throws(StorageError) {
      try Ledger.draft(draft, generation: generation, volumes: &volumes)
      guard rename(draft, path) == 0 else { throw .system("cannot create \(path)") }
      try directory.sync()
      try self.init(opening: path)
    } catch {
      directory.remove(draft)
      directory.remove(path)
      throw error
    }
  }

  private static func draft(
    _ path: String, generation: Int, volumes: inout [Volume]
  ) throws(StorageError) {
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system("cannot create \(path)") }
    // What an administrator makes belongs to whom the directory belongs to: the scoreboard reads it.
    if geteuid() == 0, let owner = FileStatus(directoryOf: path).owner {
      _ = fchown(descriptor, owner.user, owner.group)
    }
    Glibc.close(descriptor)
    let database = try Database(path: path, access: .write)
    try database.execute(Schema.connection + Schema.creation)
    try Schema.migrate(database)
    try database.execute("INSERT INTO meta VALUES('generation', '\(generation)')")
    var ledger = try Ledger(database, path: path, generation: generation)
    try ledger.write(&volumes)
    try ledger.finish()
  }

  private init(
    _ database: consuming Database, path: String, generation: Int
  ) throws(StorageError) {
    let volume = try database.prepare("INSERT INTO volume(name, book, opened) VALUES(?1, ?2, ?3)")
    let record = try database.prepare("INSERT INTO record VALUES(?1, ?2, ?3, ?4, ?5)")
    database.waitForLocks(milliseconds: 2000)
    addVolume = volume
    addRecord = record
    self.database = database
    self.path = path
    self.generation = generation
  }

  /// Writes what is not in the file yet, in one synced transaction.
  ///
  /// After an error of the kind `failed` or `damaged` nothing of this file may be trusted again.
  mutating func write(_ volumes: inout [Volume]) throws(StorageError) {
    guard volumes.contains(where: \.isUnsaved) else { return }
    try database.execute("BEGIN IMMEDIATE")
    var written = volumes
    do {
      for index in written.indices where written[index].isUnsaved {
        try write(&written[index])
      }
      try database.execute("COMMIT")
    } catch {
      try? database.execute("ROLLBACK")
      throw error
    }
    volumes = written
  }

  private func write(_ volume: inout Volume) throws(StorageError) {
    let row: Int
    if let known = volume.row {
      row = known
    } else {
      try addVolume.run(.text(volume.name), .text(volume.book), .integer(volume.opened))
      row = database.lastRow
      volume.row = row
    }
    for entry in volume.entries[volume.saved...] {
      try addRecord.run(
        .integer(row), .integer(entry.number), .integer(entry.time), .text(entry.text),
        .integer(Int(entry.sum.value)))
    }
    volume.saved = volume.entries.count
  }

  /// Moves the log into the file when it has grown; to be called when nobody waits for a record.
  func tidy() throws(StorageError) {
    if database.logged >= Ledger.logLimit { _ = try database.checkpoint(.restart) }
  }

  /// Empties the log and lets it go, before the file is closed.
  func finish() throws(StorageError) {
    if try database.checkpoint(.truncate) { database.releaseLog() }
  }

  /// The latest volume of each book, and the highest record number.
  func openVolumes(of books: [String]) throws(StorageError) -> (volumes: [Volume], highest: Int) {
    let reader = VolumeReader(path: path)
    var volumes: [Volume] = []
    for book in books {
      if let volume = try reader.latest(of: book, in: database) { volumes.append(volume) }
    }
    let highest = volumes.compactMap { $0.entries.last?.number }.max() ?? 0
    return (volumes, highest)
  }
}
