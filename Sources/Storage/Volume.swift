/// One match, game or evening of a book: everything from a record that opens to the next one.
struct Volume: Sendable, Hashable {
  /// One record as it is kept.
  struct Entry: Sendable, Hashable {
    /// Its place in the order of all books.
    var number: Int
    /// When it was handed in, in s since 1970.
    var time: Int
    /// The record, in the notation of its book.
    var text: String
    /// The checksum of the volume up to and with this record.
    var sum: Checksum
  }

  /// A name no other volume has, in whatever file it is.
  let name: String
  /// The book, by name: a later version may know more of them.
  let book: String
  /// When it was opened, in s since 1970.
  let opened: Int
  /// The records, the oldest first.
  private(set) var entries: [Entry] = []
  /// How many of them are in the current file.
  var saved = 0
  /// Its row in the current file, nil while it is not there.
  var row: Int?

  /// An empty volume.
  init(name: String, book: String, opened: Int) {
    self.name = name
    self.book = book
    self.opened = opened
  }

  /// Whether a record waits to be written.
  var isUnsaved: Bool { saved < entries.count }

  /// The checksum of the volume with this as its next record.
  func sum(adding text: String, number: Int, time: Int) -> Checksum {
    var sum = Checksum()
    if let last = entries.last {
      sum = last.sum
    } else {
      sum.add(name)
      sum.add(book)
      sum.add(opened)
    }
    sum.add(text)
    sum.add(number)
    sum.add(time)
    return sum
  }

  /// Adds a record.
  mutating func append(_ text: String, number: Int, time: Int) {
    let sum = sum(adding: text, number: number, time: time)
    entries.append(Entry(number: number, time: time, text: text, sum: sum))
  }

  /// Forgets the file: nothing of it counts as written, all of it has to go into another one.
  mutating func leaveFile() {
    saved = 0
    row = nil
  }

  /// A new name: 128 random bits.
  static func freshName() -> String {
    var dice = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let part = String(UInt32.random(in: .min ... .max, using: &dice), radix: 16)
      return String(repeating: "0", count: 8 - part.count) + part
    }.joined()
  }
}
