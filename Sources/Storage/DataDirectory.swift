import Glibc

/// The directory of the databases: `courtside.db`, and after a fault `courtside-1.db` and so on, the
/// highest number being the newest.
final class DataDirectory {
  /// Its path.
  let path: String
  /// The open directory, which holds the lock; -1 while it is not open.
  private var descriptor: Int32 = -1

  /// The directory of that path; nothing is touched yet.
  init(path: String) {
    self.path = path
  }

  deinit {
    if descriptor >= 0 { release(descriptor) }
  }

  /// Gives the lock back: a child on its way from fork to exec would keep it beyond the close.
  private func release(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// How often, and how many us apart, a lock is tried for that a killed program may still hold while
  /// the kernel takes it down: its match is to come back, not a new one to begin.
  private static let tries = (count: 50, pause: UInt32(10_000))

  private func lock(_ descriptor: Int32) -> Bool {
    for _ in 1..<DataDirectory.tries.count {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return true }
      usleep(DataDirectory.tries.pause)
    }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// What the name of a file ends in until it is complete.
  static let draftEnding = ".new"

  /// The path of the database of a number.
  func database(_ number: Int) -> String {
    number == 0 ? "\(path)/courtside.db" : "\(path)/courtside-\(number).db"
  }

  /// The numbers of the databases that are there, the lowest first.
  var numbers: [Int] {
    names.compactMap(DataDirectory.number(of:)).sorted()
  }

  /// Why what is in it cannot be listed, as a sentence; nil where it can.
  var readingFault: String? {
    guard let stream = opendir(path) else {
      return "cannot read the data directory \(path): \(String(cString: strerror(errno)))"
    }
    closedir(stream)
    return nil
  }

  /// The number in the name of a database, nil for another name.
  private static func number(of name: String) -> Int? {
    if name == "courtside.db" { return 0 }
    guard name.hasPrefix("courtside-"), name.hasSuffix(".db") else { return nil }
    let digits = name.dropFirst(10).dropLast(3)
    guard let number = Int(digits), number > 0, String(number) == digits else { return nil }
    return number
  }

  /// The names of everything in it.
  private var names: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  /// Makes it where it is missing and takes it for this process alone; both until the process ends.
  func claim() throws(StorageError) {
    if descriptor >= 0 {
      // A medium that was taken out and put in again leaves an open directory of no use.
      if FileStatus(path).isSame(as: descriptor) { return }
      release(descriptor)
      descriptor = -1
    }
    try make()
    let opened = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { throw .system("cannot open the data directory \(path)") }
    if !lock(opened) {
      let owner = LockOwner(of: opened)
      close(opened)
      throw StorageError(.locked, "the data directory \(path) is in use by \(owner.words)")
    }
    descriptor = opened
    // What an earlier run began and did not finish.
    for name in names where name.hasPrefix("courtside") && name.hasSuffix(".new") {
      remove("\(path)/\(name)")
    }
  }

  private func make() throws(StorageError) {
    switch FileStatus(path).kind {
    case .directory: return
    case .file, .other:
      throw StorageError(.failed, "\(path) is no directory; expected the data directory there")
    case .missing: break
    }
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/\(part)"
      if FileStatus(made).kind == .directory { continue }
      guard mkdir(made, 0o700) == 0 || errno == EEXIST else {
        throw .system("cannot make the data directory \(made)")
      }
      // Its name must outlast a power cut, as what it will hold must.
      let parent = open("\(made)/..", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard parent >= 0 else { continue }
      fsync(parent)
      close(parent)
    }
  }

  /// Writes its list of names to disk: `fsync`.
  func sync() throws(StorageError) {
    guard fsync(descriptor) == 0 else { throw .system("cannot sync \(path)") }
  }

  /// Renames a database and its log to the first free `….corrupt-N`; gives the new path.
  func setAside(_ database: String) throws(StorageError) -> String {
    var number = 1
    while FileStatus("\(database).corrupt-\(number)").kind != .missing { number += 1 }
    let aside = "\(database).corrupt-\(number)"
    guard rename(database, aside) == 0 else { throw .system("cannot set \(database) aside") }
    _ = rename("\(database)-wal", "\(aside)-wal")
    unlink("\(database)-shm")
    try sync()
    return aside
  }

  /// Removes a database that nothing was acknowledged in.
  func remove(_ database: String) {
    for suffix in ["", "-wal", "-shm"] { unlink(database + suffix) }
  }
}
