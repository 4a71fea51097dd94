/// Reads volumes out of a database and checks that they are what was written.
struct VolumeReader {
  /// The file, for messages.
  let path: String

  /// The latest volume of a book, nil where it has none.
  func latest(of book: String, in database: borrowing Database) throws(StorageError) -> Volume? {
    let heads = try database.prepare(
      "SELECT id, name, opened FROM volume WHERE book=?1 ORDER BY id DESC LIMIT 1")
    try heads.bind([.text(book)])
    guard try heads.step() else { return nil }
    let head = Volume(name: heads.text(1), book: book, opened: heads.integer(2))
    return try fill(head, row: heads.integer(0), in: database)
  }

  /// A volume with the records of a row.
  func fill(
    _ head: Volume, row: Int, in database: borrowing Database
  ) throws(StorageError) -> Volume {
    var volume = head
    volume.row = row
    if let reason = try read(row, into: &volume, of: database) {
      throw StorageError(.damaged, "\(path): \(reason)")
    }
    return volume
  }

  /// All volumes, each up to the first record that is not what was written, and whether that or
  /// anything else left something out.
  func all(in database: borrowing Database) -> (volumes: [Volume], lost: Bool) {
    var volumes: [Volume] = []
    var lost = false
    do throws(StorageError) {
      let heads = try database.prepare("SELECT id, name, book, opened FROM volume ORDER BY id")
      while try heads.step() {
        var volume = Volume(name: heads.text(1), book: heads.text(2), opened: heads.integer(3))
        do throws(StorageError) {
          if try read(heads.integer(0), into: &volume, of: database) != nil { lost = true }
        } catch {
          lost = true
        }
        volume.leaveFile()
        if !volume.entries.isEmpty { volumes.append(volume) }
      }
    } catch {
      lost = true
    }
    return (volumes, lost)
  }

  /// Adds the records of a row to a volume, up to the first that is not what was written; says why it
  /// stopped before the end, nil where it did not.
  func read(
    _ row: Int, into volume: inout Volume, of database: borrowing Database
  ) throws(StorageError) -> String? {
    let rows = try database.prepare(
      "SELECT number, time, text, sum FROM record WHERE volume=?1 ORDER BY number")
    try rows.bind([.integer(row)])
    while try rows.step() {
      let number = rows.integer(0)
      let (time, text) = (rows.integer(1), rows.text(2))
      let sum = volume.sum(adding: text, number: number, time: time)
      guard Int(sum.value) == rows.integer(3) else {
        return "record \(number) is not what was written"
      }
      volume.append(text, number: number, time: time)
      volume.saved += 1
    }
    return nil
  }
}
