import Glibc

@testable import Storage

/// A directory for one test, removed with all it holds when it goes away.
final class TemporaryDirectory {
  let path: String

  /// Makes one in a folder.
  init(in folder: String = "/tmp") {
    var template = Array("\(folder)/courtside-test-XXXXXX".utf8CString)
    let isMade = mkdtemp(&template) != nil
    let made = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = isMade ? made : "\(folder)/courtside-test"
  }

  /// A folder in memory where there is one: for tests that need no disk but thousands of files.
  static let memory = FileStatus("/dev/shm").kind == .directory ? "/dev/shm" : "/tmp"

  deinit {
    TemporaryDirectory.remove(path)
  }

  /// The names of what it holds, sorted.
  var names: [String] { TemporaryDirectory.names(in: path) }

  /// The path of a name in it.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The bytes of a file in it, none where there is no such file.
  func bytes(_ name: String) -> [UInt8] {
    let file = open(self.file(name), O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    let size = Int(lseek(file, 0, SEEK_END))
    return Array(unsafeUninitializedCapacity: max(size, 1)) { buffer, count in
      count = max(0, pread(file, buffer.baseAddress, size, 0))
    }
  }

  /// Writes a file in it.
  func write(_ bytes: some Sequence<UInt8>, to name: String) {
    let file = open(self.file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(file) }
    let bytes = Array(bytes)
    _ = Glibc.write(file, bytes, bytes.count)
  }

  static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  static func remove(_ path: String) {
    for name in names(in: path) {
      if unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    }
    rmdir(path)
  }
}
