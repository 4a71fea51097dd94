import Glibc
import Scoreboard
import Testing

@testable import Storage

@Suite struct ArchiveTests {
  let directory = TemporaryDirectory()

  private func texts(_ archive: Archive) -> [[String]] {
    archive.entries.map { $0.records.map(\.text) }
  }

  @Test func everyMatchIsKeptInTheOrderItBegan() {
    let before = Int(time(nil))
    let store = Store.open(directory: directory.path).store
    store.append([
      match("one"), rally("A"), Record(book: .spy, opens: true, text: "deal"), match("two"),
      rally("B"),
    ])
    #expect(store.flush())
    // It is read while the store is open.
    let archive = Archive(directory: directory.path)
    #expect(archive.notices == [])
    #expect(texts(archive) == [["one", "A"], ["deal"], ["two", "B"]])
    #expect(archive.entries.map(\.book) == [.badminton, .spy, .badminton])
    #expect(archive.entries[0].records == [match("one"), rally("A")])
    let times = before...Int(time(nil))
    #expect(archive.entries.allSatisfy { times.contains($0.opened) && times.contains($0.changed) })
    #expect(texts(Archive(directory: directory.path, book: .spy)) == [["deal"]])
    store.close()
    let bytes = directory.bytes("courtside.db")
    #expect(texts(Archive(directory: directory.path)) == [["one", "A"], ["deal"], ["two", "B"]])
    #expect(directory.bytes("courtside.db") == bytes)
  }

  @Test func matchesOfAllFilesAreThereOnce() {
    let store = Store.open(directory: directory.path).store
    store.append([match("one"), rally("A"), match("two"), rally("B")])
    #expect(store.flush())
    Faults.replace(directory.file("courtside.db-wal"), with: "/dev/full")
    store.append([rally("A"), match("three")])
    #expect(eventually { store.saved == 6 })
    store.close()
    #expect(directory.names.filter { $0.hasSuffix(".db") }.count == 2)
    let archive = Archive(directory: directory.path)
    #expect(texts(archive) == [["one", "A"], ["two", "B", "A"], ["three"]])
    #expect(Set(archive.entries.map(\.name)).count == 3)
  }

  @Test func whatCannotBeReadIsTold() throws {
    #expect(Archive(directory: directory.file("nowhere")).entries == [])
    let store = Store.open(directory: directory.path).store
    store.append([match("one")] + (0..<200).map { rally("\($0)") } + [match("two")])
    #expect(store.flush())
    store.close()
    var bytes = directory.bytes("courtside.db")
    let place = try #require(bytes.firstRange(of: Array("150".utf8))).lowerBound
    bytes[place] = UInt8(ascii: "9")
    directory.write(bytes, to: "courtside.db")
    directory.write("junk".utf8, to: "courtside-1.db")
    let archive = Archive(directory: directory.path)
    #expect(archive.entries.map { $0.records.count } == [151, 1])
    #expect(
      archive.notices == [
        "\(directory.file("courtside.db")): not all of it could be read",
        "\(directory.file("courtside-1.db")): not all of it could be read",
      ])
  }

  @Test func aYearOfMatchesOpensAtOnce() {
    let store = Store.open(directory: directory.path).store
    for number in 0..<400 {
      store.append([match("\(number)")] + (0..<80).map { rally("@\($0 * 1000) A") })
    }
    #expect(store.flush(limit: .seconds(60)))
    store.close()
    let time = ContinuousClock().measure {
      let opening = Store.open(directory: directory.path)
      #expect(opening.records.count == 81)
      opening.store.close()
    }
    // Generous: a debug build on a busy machine. What a release takes is measured by `make bench`.
    #expect(time < .seconds(3))
    #expect(Archive(directory: directory.path).entries.count == 400)
  }
}
