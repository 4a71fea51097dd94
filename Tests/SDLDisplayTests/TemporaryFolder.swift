import Glibc

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  struct Failure: Error {}

  let path: String

  init() throws {
    var template = Array("/tmp/courtside-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure() }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    guard let directory = opendir(path) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { unlink(path + "/" + name) }
    }
    closedir(directory)
    rmdir(path)
  }

  /// Writes a file into it.
  func write(_ name: String, _ text: String) throws {
    try write(name, Array(text.utf8))
  }

  /// Writes a file into it.
  func write(_ name: String, _ bytes: [UInt8]) throws {
    guard let file = fopen(path + "/" + name, "wb") else { throw Failure() }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure() }
  }

  /// The bytes of a file in it.
  func read(_ name: String) throws -> [UInt8] {
    guard let file = fopen(path + "/" + name, "rb") else { throw Failure() }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
