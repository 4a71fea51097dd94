import Glibc
import Scoreboard
import Testing

@testable import Storage

/// Files that were cut off or changed behind the store's back.
@Suite struct DamageTests {
  /// A store's files at the moment after each record was acknowledged.
  struct Image {
    var records: [Record] = []
    var database: [UInt8] = []
    var log: [UInt8] = []
    /// How long the log was when the record was acknowledged.
    var lengths: [Int] = []

    /// The files of a match in which every record was written alone.
    init(records: [Record], before: [Record] = []) {
      let directory = TemporaryDirectory(in: TemporaryDirectory.memory)
      if !before.isEmpty {
        let store = Store.open(directory: directory.path).store
        store.append(before)
        _ = store.flush()
        store.close()
      }
      let store = Store.open(directory: directory.path).store
      for record in records {
        store.append([record])
        _ = store.flush()
        lengths.append(FileStatus(directory.file("courtside.db-wal")).size)
      }
      database = directory.bytes("courtside.db")
      log = directory.bytes("courtside.db-wal")
      self.records = before + records
      store.close()
    }

    /// Opens a store on these files, and makes sure that it goes on.
    func open(database: [UInt8]? = nil, log: [UInt8]? = nil) -> Store.Opening {
      let directory = TemporaryDirectory(in: TemporaryDirectory.memory)
      directory.write(database ?? self.database, to: "courtside.db")
      directory.write(log ?? self.log, to: "courtside.db-wal")
      let opening = Store.open(directory: directory.path)
      opening.store.append([rally("go on")])
      #expect(opening.store.flush())
      opening.store.close()
      let second = Store.open(directory: directory.path)
      let expected = opening.records.isEmpty ? [match("go on")] : opening.records + [rally("go on")]
      #expect(second.records == expected, "\(second.notices)")
      second.store.close()
      return opening
    }
  }

  private static let isSoak = getenv("COURTSIDE_SOAK") != nil
  private static let short = Image(
    records: [
      match("new 3x21"), rally("A"), rally("B"), rally("@61500 A"), rally("-A"), rally("R"),
    ])
  private static let long = Image(
    records: [rally("A"), rally("B")],
    before: [match("new 3x21")] + (0..<120).map { rally("@\($0) B") })

  @Test func aLogCutOffAtEveryByte() {
    let image = Self.short
    #expect(image.lengths == image.lengths.sorted() && image.lengths[0] > 0)
    // In a short run every seventh byte, and the bytes around the end of each frame.
    let cuts = (0...image.log.count).filter { cut in
      Self.isSoak || cut % 7 == 0 || image.lengths.contains { abs($0 - cut) < 2 }
    }
    for cut in cuts {
      let opening = image.open(log: Array(image.log[..<cut]))
      let kept = image.lengths.count { $0 <= cut }
      #expect(opening.records == Array(image.records[..<kept]), "cut at \(cut)")
      #expect(opening.notices == [], "cut at \(cut)")
    }
  }

  @Test func aLogChangedAtAnyByte() {
    let image = Self.short
    for offset in stride(from: 0, to: image.log.count, by: Self.isSoak ? 1 : 23) {
      var log = image.log
      log[offset] ^= UInt8(1 << (offset % 8))
      let opening = image.open(log: log)
      let before = image.lengths.count { $0 <= offset }
      #expect(opening.records.count >= before, "changed at \(offset)")
      #expect(opening.records == Array(image.records.prefix(opening.records.count)))
    }
  }

  @Test func aDatabaseCutOffAtAnyByte() {
    let image = Self.long
    for cut in stride(from: 0, to: image.database.count, by: Self.isSoak ? 1 : 61) {
      let opening = image.open(database: Array(image.database[..<cut]))
      #expect(
        opening.records == Array(image.records.prefix(opening.records.count)), "cut at \(cut)")
      if opening.records != image.records { #expect(opening.notices != [], "cut at \(cut)") }
    }
  }

  @Test func aDatabaseChangedAtAnyByte() {
    let image = Self.long
    var whole = 0
    for offset in stride(from: 0, to: image.database.count, by: Self.isSoak ? 1 : 37) {
      for change in [UInt8(0xff), UInt8(1 << (offset % 8))] {
        var database = image.database
        database[offset] ^= change
        let opening = image.open(database: database)
        let records = opening.records
        #expect(records == Array(image.records.prefix(records.count)), "changed at \(offset)")
        if records == image.records { whole += 1 }
        if records != image.records { #expect(opening.notices != [], "changed at \(offset)") }
      }
    }
    #expect(whole > 0)
  }

  @Test func pagesFullOfZerosOrOfAnotherFile() {
    let image = Self.long
    for page in 0..<image.database.count / 1024 {
      for filling in [UInt8(0), 0xff, 0x0d] {
        var database = image.database
        for offset in page * 1024..<(page + 1) * 1024 { database[offset] = filling }
        let opening = image.open(database: database)
        let records = opening.records
        #expect(records == Array(image.records.prefix(records.count)), "page \(page)")
        if records != image.records { #expect(opening.notices != [], "page \(page)") }
      }
    }
  }

  @Test(arguments: ["/dev/full", "/dev/zero", "/tmp"])
  func aLinkToWhatIsNoFile(target: String) {
    let directory = TemporaryDirectory()
    #expect(symlink(target, directory.file("courtside.db")) == 0)
    let opening = Store.open(directory: directory.path)
    #expect(opening.records == [])
    #expect(opening.notices.first?.contains("courtside.db: it is no file") == true)
    opening.store.append([match("x")])
    #expect(opening.store.flush())
    opening.store.close()
    let second = Store.open(directory: directory.path)
    #expect(second.records == [match("x")])
    second.store.close()
  }

  @Test func aFileThatIsNoDatabase() {
    let directory = TemporaryDirectory()
    directory.write("this is a shopping list, and no database at all\n".utf8, to: "courtside.db")
    let opening = Store.open(directory: directory.path)
    #expect(opening.records == [])
    #expect(
      opening.notices == [
        "damaged database: \(directory.file("courtside.db")): it is cut off after 48 bytes",
        "\(directory.file("courtside.db")): nothing could be read back",
        "saving goes on in \(directory.file("courtside-1.db"))",
        "\(directory.file("courtside.db")) is kept as "
          + directory.file("courtside.db.corrupt-1"),
      ])
    opening.store.append([match("x")])
    #expect(opening.store.flush())
    opening.store.close()
    #expect(directory.names == ["courtside-1.db", "courtside.db.corrupt-1"])
    #expect(directory.bytes("courtside.db.corrupt-1").count == 48)
    let second = Store.open(directory: directory.path)
    #expect(second.records == [match("x")])
    #expect(second.notices == [])
    second.store.close()
  }

  @Test func aFileFromANewerVersionIsLeftUntouched() throws {
    let directory = TemporaryDirectory()
    let first = Store.open(directory: directory.path).store
    first.append([match("x")])
    #expect(first.flush())
    first.close()
    do {
      let database = try Database(path: directory.file("courtside.db"), access: .write)
      try database.execute("PRAGMA user_version=99")
      _ = try database.checkpoint(.truncate)
      database.releaseLog()
    }
    let before = directory.bytes("courtside.db")
    for round in 0..<2 {
      let opening = Store.open(directory: directory.path)
      #expect(
        opening.notices.first
          == "\(directory.file("courtside.db")): written by a newer version (its format is 99, this "
          + "one reads up to 1); it is left untouched and another file is used")
      #expect(opening.records == (round == 0 ? [] : [match("y")]))
      if round == 0 { opening.store.append([match("y")]) }
      #expect(opening.store.flush())
      opening.store.close()
      #expect(directory.names == ["courtside-1.db", "courtside.db"])
      #expect(directory.bytes("courtside.db") == before)
    }
  }

  @Test func aDatabaseOfAnotherProgramIsLeftUntouched() throws {
    let directory = TemporaryDirectory()
    directory.write([], to: "courtside.db")
    do {
      let database = try Database(path: directory.file("courtside.db"), access: .write)
      try database.execute("CREATE TABLE songs(title TEXT)")
    }
    let before = directory.bytes("courtside.db")
    let opening = Store.open(directory: directory.path)
    #expect(
      opening.notices.first
        == "\(directory.file("courtside.db")): a database of another program; it is left untouched "
        + "and another file is used")
    opening.store.append([match("y")])
    #expect(opening.store.flush())
    opening.store.close()
    #expect(directory.bytes("courtside.db") == before)
  }

  @Test func anEmptyFileAndAForgottenLog() {
    let directory = TemporaryDirectory()
    directory.write([], to: "courtside.db")
    directory.write([UInt8](repeating: 7, count: 5000), to: "courtside.db-wal")
    directory.write([UInt8](repeating: 7, count: 500), to: "courtside.db-shm")
    let opening = Store.open(directory: directory.path)
    #expect(opening.records == [])
    opening.store.append([match("y")])
    #expect(opening.store.flush())
    opening.store.close()
    #expect(directory.names.contains("courtside.db.corrupt-1"))
  }
}
