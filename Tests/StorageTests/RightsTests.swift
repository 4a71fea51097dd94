import Glibc
import Scoreboard
import Testing

@testable import Storage

/// What the owner of the machine does wrong: rights, places, a second program.
@Suite struct RightsTests {
  let directory = TemporaryDirectory()

  @Test func aMissingDirectoryIsMade() {
    let path = directory.file("a/b c/d")
    let opening = Store.open(directory: path)
    opening.store.append([match("x")])
    #expect(opening.store.flush())
    #expect(FileStatus(path).mode == 0o700)
    #expect(FileStatus("\(path)/courtside.db").mode == 0o600)
    #expect(FileStatus("\(path)/courtside.db-wal").mode == 0o600)
    opening.store.close()
  }

  @Test func whatRootMakesBelongsToTheDirectorysOwner() {
    guard geteuid() == 0 else { return }
    chown(directory.path, 65534, 65534)
    let opening = Store.open(directory: directory.path)
    opening.store.append([match("x")])
    #expect(opening.store.flush())
    for name in ["courtside.db", "courtside.db-wal"] {
      #expect(FileStatus(directory.file(name)).owner?.user == 65534, "\(name)")
    }
    opening.store.close()
  }

  @Test func aLogThatCannotBeOpenedLeadsToANewFileAtOnce() {
    let opening = Store.open(directory: directory.path)
    opening.store.append([match("x"), rally("A")])
    #expect(opening.store.flush())
    opening.store.close()
    unlink(directory.file("courtside.db-wal"))
    mkdir(directory.file("courtside.db-wal"), 0o700)
    let second = Store.open(directory: directory.path)
    #expect(second.records == [match("x"), rally("A")])
    #expect(second.store.trouble == nil)
    second.store.append([rally("B")])
    #expect(second.store.flush())
    second.store.close()
    #expect(FileStatus(directory.file("courtside-1.db")).kind == .file)
    let third = Store.open(directory: directory.path)
    #expect(third.records == [match("x"), rally("A"), rally("B")])
    third.store.close()
  }

  @Test func aFileInPlaceOfTheDirectory() {
    directory.write("hello".utf8, to: "data")
    let opening = Store.open(directory: directory.file("data"))
    let reason = "\(directory.file("data")) is no directory; expected the data directory there"
    #expect(opening.store.trouble == reason)
    #expect(opening.notices == ["not saved: \(reason)"])
    opening.store.append([match("x"), rally("A")])
    #expect(!opening.store.flush())
    #expect(opening.store.saved == 0)
    // Once it is gone, everything is written.
    unlink(directory.file("data"))
    #expect(eventually { opening.store.saved == 2 && opening.store.trouble == nil })
    opening.store.close()
    let second = Store.open(directory: directory.file("data"))
    #expect(second.records == [match("x"), rally("A")])
    second.store.close()
  }

  @Test func aDirectoryWithoutRightsToWriteKeepsEverythingInMemory() throws {
    let opening = Store.open(directory: directory.path)
    opening.store.append([match("x"), rally("A")])
    #expect(opening.store.flush())
    opening.store.close()
    chmod(directory.path, 0o555)
    chmod(directory.file("courtside.db"), 0o444)
    let writer = try #require(Writer(directory: directory.path))
    if getuid() == 0 { #expect(writer.ask("user 65534") == "user") }
    // What is there can be read, though nothing can be written.
    #expect(writer.ask("open") == "opened 2")
    _ = writer.ask("append 3")
    let trouble = writer.ask("wait")
    #expect(trouble.hasPrefix("trouble ") && trouble.contains(directory.path))
    chmod(directory.path, 0o777)
    #expect(writer.ask("outlast") == "saved 3")
    #expect(writer.notices.contains { $0.hasPrefix("saving goes on in ") })
    #expect(writer.ask("close") == "closed")
    chmod(directory.path, 0o755)
    let second = Store.open(directory: directory.path)
    #expect(second.records.count == 5)
    second.store.close()
  }

  @Test func aDirectoryThatMayNotBeLookedAt() throws {
    chmod(directory.path, 0o000)
    defer { chmod(directory.path, 0o700) }
    let writer = try #require(Writer(directory: directory.file("data")))
    if getuid() == 0 { #expect(writer.ask("user 65534") == "user") }
    #expect(writer.ask("open") == "opened 0")
    _ = writer.ask("append 1")
    #expect(
      writer.ask("wait")
        == "trouble cannot make the data directory \(directory.file("data")): permission denied")
  }

  @Test func aLockThatIsOnItsWayOutIsWaitedFor() throws {
    let first = Store.open(directory: directory.path)
    first.store.append([match("x"), rally("A")])
    #expect(first.store.flush())
    first.store.close()
    // As a program that was killed a moment ago, which the kernel has not taken down yet.
    let held = open(directory.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(held >= 0 && flock(held, LOCK_EX | LOCK_NB) == 0)
    let killed = WorkerThread(named: "killed") {
      usleep(60_000)
      close(held)
    }
    let second = Store.open(directory: directory.path)
    #expect(second.records == [match("x"), rally("A")] && second.notices == [])
    second.store.close()
    killed.join()
  }

  @Test func aSecondProgramIsToldWhoHasTheDirectory() throws {
    let first = Store.open(directory: directory.path)
    first.store.append([match("x")])
    #expect(first.store.flush())
    let writer = try #require(Writer(directory: directory.path))
    #expect(writer.ask("open") == "opened 0")
    let answer = writer.ask("wait")
    let expected = "trouble the data directory \(directory.path) is in use by "
    #expect(answer.hasPrefix(expected))
    #expect(answer.hasSuffix("(process \(getpid()))"))
    _ = writer.ask("append 4")
    #expect(writer.ask("wait").hasPrefix(expected))
    #expect(directory.names.filter { $0.hasSuffix(".db") } == ["courtside.db"])
    // It goes on as soon as the first one is gone, and leaves the first one's match alone.
    first.store.append([rally("A")])
    #expect(first.store.flush())
    first.store.close()
    #expect(writer.ask("outlast") == "saved 4")
    #expect(writer.ask("close") == "closed")
    let archive = Store.open(directory: directory.path)
    #expect(archive.records.map(\.text) == (1...4).map { "@\($0) A" })
    archive.store.close()
  }

  @Test func theDatabaseLockedByAnotherProgram() throws {
    let opening = Store.open(directory: directory.path)
    opening.store.append([match("x")])
    #expect(opening.store.flush())
    do {
      let other = try Database(path: directory.file("courtside.db"), access: .write)
      try other.execute("BEGIN IMMEDIATE")
      opening.store.append([rally("A")])
      #expect(
        eventually { opening.store.trouble?.contains("another program has locked it") == true })
      #expect(opening.store.saved == 1)
      try other.execute("ROLLBACK")
    }
    #expect(eventually { opening.store.saved == 2 && opening.store.trouble == nil })
    #expect(directory.names.filter { $0.hasSuffix(".db") } == ["courtside.db"])
    opening.store.close()
  }

  @Test func theDirectoryIsTakenAwayDuringPlay() {
    let path = directory.file("usb")
    let opening = Store.open(directory: path)
    opening.store.append([match("x")])
    #expect(opening.store.flush())
    rename(path, directory.file("gone"))
    // The old file still takes what comes, out of sight; a fault moves everything to a new one.
    Faults.replace(directory.file("gone/courtside.db-wal"), with: "/dev/full")
    opening.store.append([rally("A")])
    #expect(eventually { opening.store.saved == 2 && opening.store.trouble == nil })
    opening.store.close()
    let second = Store.open(directory: path)
    #expect(second.records == [match("x"), rally("A")])
    second.store.close()
  }
}
