import Glibc

/// The process that holds a lock (`flock`), as the kernel tells it.
struct LockOwner {
  /// Its number, nil where the kernel does not say.
  let process: Int?

  /// Looks for the owner of the lock on an open file: `/proc/locks`.
  init(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      process = nil
      return
    }
    let node = ":\(status.st_ino)"
    // `1: FLOCK  ADVISORY  WRITE 1234 08:01:5678 0 EOF`
    var found: Int?
    for line in FileStatus.text(of: "/proc/locks").split(separator: "\n") where found == nil {
      let fields = line.split(separator: " ")
      guard fields.count >= 6, fields[1] == "FLOCK", fields[5].hasSuffix(node) else { continue }
      found = Int(fields[4])
    }
    process = found
  }

  /// What the operator reads: `courtside (process 1234)`.
  var words: String {
    guard let process, process > 0 else { return "another process" }
    let name = FileStatus.text(of: "/proc/\(process)/comm").split(separator: "\n").first
    return name.map { "\($0) (process \(process))" } ?? "process \(process)"
  }
}
