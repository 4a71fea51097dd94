import Glibc

/// What the system says of a path.
struct FileStatus {
  /// What is there.
  enum Kind {
    case file
    case directory
    case other
    /// Nothing, or nothing that may be looked at.
    case missing
  }

  /// What is there.
  let kind: Kind
  /// Its size in bytes.
  let size: Int
  /// Its permissions, `0o600` and the like.
  let mode: UInt32
  /// Whom it belongs to; nil where nothing is there.
  let owner: (user: uid_t, group: gid_t)?
  private let node: [UInt64]

  /// Looks: `stat`.
  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      kind = .missing
      size = 0
      mode = 0
      owner = nil
      node = []
      return
    }
    size = Int(status.st_size)
    mode = UInt32(status.st_mode) & 0o7777
    owner = (status.st_uid, status.st_gid)
    node = [UInt64(status.st_dev), UInt64(status.st_ino)]
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      default: .other
      }
  }

  /// Looks at the directory that a file stands in.
  init(directoryOf path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    self.init(parts.isEmpty ? "." : parts.joined(separator: "/") + "/")
  }

  /// Whether the path leads to that open file.
  func isSame(as descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_nlink > 0 else { return false }
    return node == [UInt64(status.st_dev), UInt64(status.st_ino)]
  }

  /// The text of a small file, such as those in `/proc`; empty where it cannot be read.
  static func text(of path: String) -> String {
    String(decoding: firstBytes(of: path, count: 1 << 16), as: UTF8.self)
  }

  /// Up to `count` bytes from the beginning of a file, none where it cannot be read.
  static func firstBytes(of path: String, count: Int) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        if got <= 0 { break }
        filled += got
      }
    }
  }
}
