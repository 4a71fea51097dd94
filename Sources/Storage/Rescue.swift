import CSQLite
import Glibc

/// What can be read of a database that cannot be used where it is: damaged, or on a disk that is
/// read-only.
///
/// It is read from a copy, so that nothing of it changes.
struct Rescue {
  /// What could be read, each volume up to the first record that is not what was written.
  private(set) var volumes: [Volume] = []
  /// The generation of the file, nil where it could not be read.
  private(set) var generation: Int?
  /// Whether something could not be read, or its file was not in order.
  private(set) var lost = false

  /// The number of the latest record.
  var highest: Int { volumes.compactMap { $0.entries.last?.number }.max() ?? 0 }
  /// How many records there are.
  var records: Int { volumes.reduce(0) { $0 + $1.entries.count } }

  /// Reads what it can of a database and its log; nil where nothing can be copied.
  init?(of path: String) {
    guard let folder = Rescue.makeFolder() else { return nil }
    let copy = "\(folder)/courtside.db"
    defer {
      for suffix in ["", "-wal", "-shm"] { unlink(copy + suffix) }
      rmdir(folder)
    }
    guard Rescue.copy(path, to: copy) else { return nil }
    _ = Rescue.copy("\(path)-wal", to: "\(copy)-wal")
    guard let database = try? Database(path: copy, access: .write) else {
      lost = true
      return
    }
    generation = (try? database.text(Rescue.generationQuery)).flatMap { $0 }.flatMap { Int($0) }
    (volumes, lost) = VolumeReader(path: path).all(in: database)
  }

  private static let generationQuery = "SELECT value FROM meta WHERE key='generation'"

  private static func makeFolder() -> String? {
    for place in ["/tmp", "/dev/shm", "/run"] {
      var template = Array("\(place)/courtside-XXXXXX".utf8CString)
      // (Not by the pointer that it returns: optimized, the array is gone by then.)
      if mkdtemp(&template) != nil {
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
    return nil
  }

  /// Copies a file, readable by its owner only.
  private static func copy(_ from: String, to: String) -> Bool {
    let source = open(from, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard source >= 0 else { return false }
    defer { close(source) }
    let target = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { return false }
    defer { close(target) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = read(source, &buffer, buffer.count)
      if got == 0 { return true }
      if got < 0 { return false }
      guard write(target, buffer, got) == got else { return false }
    }
  }
}
