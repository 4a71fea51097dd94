import Glibc

/// A directory for a store of its own, removed with its files when it goes.
final class TrialDirectory {
  /// Its path.
  let path: String

  /// Makes one in `base`, which is made where it is missing; nil where that cannot be done.
  init?(in base: String) {
    mkdir(base, 0o700)
    var template = Array("\(base)/courtside-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The system's directory for temporary files.
  static var base: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  deinit {
    guard let handle = opendir(path) else { return }
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { unlink("\(path)/\(name)") }
    }
    closedir(handle)
    rmdir(path)
  }
}
