import Glibc
import Scoreboard
import Testing

@testable import Storage

/// A disk that fails under an open store.
@Suite struct FaultTests {
  let directory = TemporaryDirectory()
  private let openers = [
    match("one"), Record(book: .settings, opens: true, text: "language en"), rally("A"),
  ]

  private func reopened() -> Store.Opening {
    let opening = Store.open(directory: directory.path)
    opening.store.close()
    return opening
  }

  /// To `/dev/full` a write fails; to `/dev/null` it succeeds, and the sync fails.
  @Test(arguments: ["/dev/full", "/dev/null"])
  func afterAFailedWriteOrSyncANewFileIsUsed(device: String) {
    let store = Store.open(directory: directory.path).store
    store.append(openers)
    #expect(store.flush())
    #expect(Faults.replace(directory.file("courtside.db-wal"), with: device) == 1)
    store.append([rally("B")])
    #expect(eventually { store.saved == 4 })
    #expect(store.trouble == nil)
    let notices = store.takeNews().notices
    #expect(notices.count == 2)
    #expect(notices.first?.hasPrefix("\(directory.file("courtside.db")): ") == true)
    #expect(notices.first?.hasSuffix("; the file is not written again") == true)
    #expect(notices.last == "saving goes on in \(directory.file("courtside-1.db"))")
    // The old file is not written again.
    let before = directory.bytes("courtside.db") + directory.bytes("courtside.db-wal")
    store.append([rally("A")])
    #expect(store.flush())
    store.close()
    #expect(directory.bytes("courtside.db") + directory.bytes("courtside.db-wal") == before)
    #expect(reopened().records == openers + [rally("B"), rally("A")])
  }

  @Test func aFailureWhileTheLogIsMovedIntoTheFile() {
    let store = Store.open(directory: directory.path).store
    store.append(openers)
    #expect(store.flush())
    #expect(Faults.replace(directory.file("courtside.db"), with: "/dev/null") >= 1)
    var records = openers
    // Enough for a log of a megabyte.
    for number in 0..<3000 {
      let record = rally("@\(number) \(String(repeating: "x", count: 500))")
      records.append(record)
      store.append([record])
    }
    #expect(eventually { store.saved == records.count })
    #expect(eventually { directory.names.contains("courtside-1.db") })
    #expect(store.trouble == nil)
    store.close()
    #expect(reopened().records == records)
  }

  @Test func whileNoFileCanBeMadeEverythingIsKeptAndTheReasonIsTold() throws {
    let store = Store.open(directory: directory.path).store
    store.append(openers)
    #expect(store.flush())
    // A directory of the next file's name is in its way.
    for number in 1...3 { mkdir(directory.file("courtside-\(number).db"), 0o700) }
    Faults.replace(directory.file("courtside.db-wal"), with: "/dev/full")
    store.append([rally("B")])
    #expect(eventually { store.saved == 4 })
    store.close()
    #expect(directory.names.contains("courtside-4.db"))
    #expect(reopened().records == openers + [rally("B")])
  }

  @Test func aMatchThatEndedMeanwhileIsWrittenToo() {
    let store = Store.open(directory: directory.path).store
    store.append(openers)
    #expect(store.flush())
    Faults.replace(directory.file("courtside.db-wal"), with: "/dev/full")
    store.append([rally("B"), match("two"), rally("A"), match("three")])
    #expect(eventually { store.saved == 7 })
    store.close()
    let second = reopened()
    #expect(second.records == [openers[1], match("three")])
  }

  @Test func afterManyFaultsTheNewestFileWins() {
    var records: [Record] = []
    for round in 0..<5 {
      let opening = Store.open(directory: directory.path)
      #expect(opening.records == records)
      #expect(opening.notices == [])
      let new = [round == 0 ? match("0") : rally("\(round)")]
      opening.store.append(new)
      #expect(opening.store.flush())
      let name = round == 0 ? "courtside.db-wal" : "courtside-\(round).db-wal"
      #expect(Faults.replace(directory.file(name), with: "/dev/null") == 1)
      opening.store.append([rally("after \(round)")])
      records += new + [rally("after \(round)")]
      #expect(eventually { opening.store.saved == 2 })
      opening.store.close()
    }
    #expect(reopened().records == records)
    #expect(directory.names.filter { $0.hasSuffix(".db") }.count == 6)
  }

  @Test func aFullDisk() throws {
    // A limit of the system on the size of files acts like a disk that fills up.
    let writer = try #require(Writer(directory: directory.path))
    #expect(writer.ask("open") == "opened 0")
    _ = writer.ask("append 20")
    #expect(writer.ask("wait") == "saved 20")
    #expect(writer.ask("limit 4096") == "limited")
    _ = writer.ask("append 20")
    #expect(writer.ask("wait").hasPrefix("trouble "))
    _ = writer.ask("append 60")
    #expect(writer.ask("wait").hasPrefix("trouble "))
    // No heap of files that were begun in vain.
    usleep(600_000)
    #expect(directory.names.filter { $0.hasSuffix(".db") } == ["courtside.db"])
    #expect(writer.ask("limit 100000000") == "limited")
    #expect(writer.ask("outlast") == "saved 100")
    writer.kill()
    #expect(reopened().records.map(\.text) == (1...100).map { "@\($0) A" })
  }

  @Test func aKillInTheMiddleOfTroubleLosesNothingAcknowledged() throws {
    let writer = try #require(Writer(directory: directory.path))
    #expect(writer.ask("open") == "opened 0")
    _ = writer.ask("append 20")
    #expect(writer.ask("wait") == "saved 20")
    #expect(writer.ask("limit 4096") == "limited")
    _ = writer.ask("append 20")
    #expect(writer.ask("wait").hasPrefix("trouble "))
    writer.kill()
    let second = reopened()
    #expect(second.notices == [])
    #expect(second.records.count >= 20)
    #expect(second.records.map(\.text) == (1...second.records.count).map { "@\($0) A" })
  }
}
