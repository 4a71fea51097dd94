import Scoreboard

/// Everything a directory keeps: finished matches and games beside the open ones, out of all its files.
///
/// It only reads, so that it works beside a running scoreboard and on a disk that is read-only.
public struct Archive: Sendable {
  /// One match, game or evening.
  public struct Entry: Sendable, Hashable {
    /// A name no other has, the same in every file it is in.
    public var name: String
    /// The book it belongs to.
    public var book: Record.Book
    /// When its first record was handed in, in s since 1970, by the clock of the machine.
    public var opened: Int
    /// When its last record was handed in.
    public var changed: Int
    /// Its records, the oldest first; the first one opens it.
    public var records: [Record]
  }

  /// The entries, in the order they were begun.
  public private(set) var entries: [Entry] = []
  /// What could not be read: sentences for the operator.
  public private(set) var notices: [String] = []

  /// Reads the files of a directory; one book, or all of them without one.
  public init(directory: String, book: Record.Book? = nil) {
    let directory = DataDirectory(path: directory)
    if let fault = directory.readingFault { notices.append(fault) }
    var found: [String: (volume: Volume, place: Int)] = [:]
    // A volume that was taken along into a newer file is in both; the newer one goes on.
    for (place, number) in directory.numbers.enumerated() {
      for volume in read(directory.database(number)) {
        let known = found[volume.name]
        if let known, known.volume.entries.count > volume.entries.count { continue }
        found[volume.name] = (volume, known?.place ?? place)
      }
    }
    let ordered = found.values.sorted {
      let (one, other) = ($0.volume.entries.first?.number, $1.volume.entries.first?.number)
      return ($0.place, one ?? 0) < ($1.place, other ?? 0)
    }
    entries = ordered.compactMap { Archive.entry($0.volume) }.filter {
      book == nil || $0.book == book
    }
  }

  /// The volumes of a file: read where it is, or out of a copy where that cannot be done.
  private mutating func read(_ path: String) -> [Volume] {
    do throws(StorageError) {
      try Schema.checkHeader(of: path)
      let database = try Database(path: path, access: .read)
      database.waitForLocks(milliseconds: 2000)
      try Schema.checkOwner(of: database)
      return taken(VolumeReader(path: path).all(in: database), path)
    } catch {
      if error.kind != .foreign, let rescue = Rescue(of: path) {
        return taken((rescue.volumes, rescue.lost), path)
      }
      notices.append(error.text)
      return []
    }
  }

  private mutating func taken(_ found: (volumes: [Volume], lost: Bool), _ path: String) -> [Volume]
  {
    if found.lost { notices.append("\(path): not all of it could be read") }
    return found.volumes
  }

  private static func entry(_ volume: Volume) -> Entry? {
    guard let book = Record.Book(rawValue: volume.book) else { return nil }
    let records = volume.entries.enumerated().map { place, entry in
      Record(book: book, opens: place == 0, text: entry.text)
    }
    return Entry(
      name: volume.name, book: book, opened: volume.opened,
      changed: volume.entries.last?.time ?? volume.opened, records: records)
  }
}
