import Glibc
import Scoreboard
import Testing

@testable import Storage

/// A record of the match that is on.
func rally(_ text: String) -> Record { Record(book: .badminton, text: text) }

/// A record that opens a match.
func match(_ text: String) -> Record { Record(book: .badminton, opens: true, text: text) }

@Suite struct StoreTests {
  let directory = TemporaryDirectory()

  @Test func whatWasSavedComesBackInOrder() {
    let records = [
      match("new 3x21"), rally("A"), Record(book: .settings, opens: true, text: "language en"),
      rally("@1500 B"), rally("姓名 \u{0} \"quoted\"\n"), rally(""),
    ]
    let first = Store.open(directory: directory.path)
    #expect(first.records == [])
    #expect(first.notices == [])
    first.store.append(records)
    #expect(first.store.flush())
    #expect(first.store.saved == 6)
    #expect(first.store.trouble == nil)
    first.store.close()
    #expect(directory.names == ["courtside.db"])

    let second = Store.open(directory: directory.path)
    #expect(second.records == records)
    #expect(second.notices == [])
    second.store.append([rally("C")])
    #expect(second.store.flush())
    #expect(second.store.saved == 1)
    second.store.close()
    let third = Store.open(directory: directory.path)
    #expect(third.records == records + [rally("C")])
    third.store.close()
  }

  @Test func onlyTheOpenMatchComesBack() {
    let first = Store.open(directory: directory.path)
    first.store.append([match("one"), rally("A"), Record(book: .spy, opens: true, text: "deal")])
    first.store.append([match("two"), rally("B")])
    #expect(first.store.flush())
    first.store.close()
    let second = Store.open(directory: directory.path)
    #expect(
      second.records
        == [Record(book: .spy, opens: true, text: "deal"), match("two"), rally("B")])
    second.store.close()
  }

  @Test func aDiskThatAnswersTooLateIsNotContinued() {
    let first = Store.open(directory: directory.path)
    first.store.append([match("one"), rally("A")])
    #expect(first.store.flush())
    first.store.close()
    let late = Store.open(directory: directory.path, patience: .zero)
    #expect(late.records == [])
    #expect(
      late.notices == ["\(directory.path): the disk does not answer; scoring starts without it"])
    #expect(eventually { late.store.trouble == nil })
    // A record that opens nothing: it must not fall into the match of before.
    late.store.append([rally("B")])
    #expect(late.store.flush())
    late.store.close()
    let archive = Archive(directory: directory.path)
    #expect(archive.entries.map { $0.records.map(\.text) } == [["one", "A"], ["B"]])
  }

  @Test func aFileThatOthersCouldReadIsClosedToThem() {
    let first = Store.open(directory: directory.path)
    first.store.close()
    chmod(directory.file("courtside.db"), 0o644)
    Store.open(directory: directory.path).store.close()
    #expect(FileStatus(directory.file("courtside.db")).mode == 0o600)
  }

  @Test func newsIsPolledAndTakenOnce() {
    let store = Store.open(directory: directory.path).store
    _ = store.takeNews()
    var entry = pollfd(fd: store.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 0) == 0)
    store.append([match("x"), rally("A")])
    #expect(poll(&entry, 1, 5000) == 1)
    #expect(store.takeNews() == Store.News(saved: 2, trouble: nil, notices: []))
    #expect(poll(&entry, 1, 0) == 0)
    store.close()
  }
}
