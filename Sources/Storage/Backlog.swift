import Scoreboard

/// What is kept in memory: the open volume of every book, and closed ones that are not on disk yet.
struct Backlog: Sendable {
  /// The volumes in the order they were opened; the last of a book is the open one.
  var volumes: [Volume] = []
  /// The number of the latest record.
  private(set) var number: Int

  /// The volumes a file had open, and the number of its latest record.
  init(_ volumes: [Volume] = [], number: Int = 0) {
    self.volumes = volumes
    self.number = number
  }

  /// The records of the open volumes, in the order they were handed in.
  var openRecords: [Record] {
    volumes.enumerated()
      .filter { isOpen($0.offset) }
      .compactMap { item in
        Record.Book(rawValue: item.element.book).map { (book: $0, volume: item.element) }
      }
      .flatMap { item in
        item.volume.entries.enumerated().map { place, entry in
          (entry.number, Record(book: item.book, opens: place == 0, text: entry.text))
        }
      }
      .sorted { $0.0 < $1.0 }
      .map(\.1)
  }

  private func isOpen(_ index: Int) -> Bool {
    !volumes[(index + 1)...].contains { $0.book == volumes[index].book }
  }

  /// Takes records in; `time` is in s since 1970.
  mutating func add(_ records: [Record], time: Int) {
    for record in records {
      let book = record.book.rawValue
      number += 1
      if !record.opens, let index = volumes.lastIndex(where: { $0.book == book }) {
        volumes[index].append(record.text, number: number, time: time)
      } else {
        var volume = Volume(name: Volume.freshName(), book: book, opened: time)
        volume.append(record.text, number: number, time: time)
        volumes.append(volume)
      }
    }
  }

  /// Forgets the closed volumes that are on disk.
  mutating func forgetFinished() {
    volumes = volumes.indices
      .filter { isOpen($0) || volumes[$0].isUnsaved }
      .map { volumes[$0] }
  }

  /// Nothing counts as written any more: all of it has to go into another file.
  mutating func leaveFile() {
    for index in volumes.indices { volumes[index].leaveFile() }
  }
}
