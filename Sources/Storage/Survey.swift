import Scoreboard

/// What a directory holds at the start: the newest good file, and what had to be said of the others.
struct Survey: ~Copyable {
  private var ledger: Ledger?
  /// What is open, out of the newest file.
  private(set) var backlog = Backlog()
  /// The highest generation of any file, -1 where there is none.
  private(set) var generation = -1
  /// Files that are to be set aside.
  private(set) var damaged: [String] = []
  /// Sentences for the log.
  private(set) var notices: [String] = []
  /// Why the newest file can be read but not written.
  private(set) var obstacle: StorageError?
  private var best = -1

  /// Looks at every database of a directory.
  init(of directory: DataDirectory) {
    for number in directory.numbers {
      generation = max(generation, number)
      look(at: directory.database(number), number: number)
    }
  }

  /// Hands over the newest file, nil where none can be written.
  consuming func takeLedger() -> Ledger? {
    ledger
  }

  private mutating func look(at path: String, number: Int) {
    do throws(StorageError) {
      let found = try Ledger(opening: path)
      let open = try found.openVolumes(of: Survey.books)
      generation = max(generation, found.generation)
      guard found.generation >= best else { return }
      best = found.generation
      backlog = Backlog(open.volumes, number: open.highest)
      obstacle = nil
      ledger = consume found
    } catch {
      report(error, path: path, number: number)
    }
  }

  private mutating func report(_ error: StorageError, path: String, number: Int) {
    switch error.kind {
    case .foreign:
      notices.append("\(error.text); it is left untouched and another file is used")
    case .damaged:
      notices.append("damaged database: \(error.text)")
      damaged.append(path)
      rescue(path, number: number, obstacle: nil)
    case .locked, .failed:
      notices.append(error.text)
      rescue(path, number: number, obstacle: error)
    }
  }

  /// Reads what can be read of a file that cannot be used, out of a copy.
  private mutating func rescue(_ path: String, number: Int, obstacle: StorageError?) {
    guard let rescue = Rescue(of: path) else { return }
    if rescue.lost {
      let found = rescue.records == 0 ? "nothing" : "\(rescue.records) records"
      notices.append("\(path): \(found) could be read back")
    }
    let found = rescue.generation ?? number
    generation = max(generation, found)
    guard found >= best, !rescue.volumes.isEmpty else { return }
    best = found
    ledger = nil
    backlog = Backlog(rescue.volumes, number: rescue.highest)
    self.obstacle = obstacle
  }

  private static let books = Record.Book.allCases.map(\.rawValue)
}
