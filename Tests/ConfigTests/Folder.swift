import Config
import Glibc

/// A folder of configuration files for one test, removed when it goes away.
final class Folder {
  let path: String

  init() {
    let number = UInt64.random(in: .min ... .max)
    path = "/tmp/courtside-config-\(getpid())-\(number)"
    mkdir(path, 0o700)
  }

  deinit {
    Folder.remove(path)
  }

  /// Writes a file and gives its path; folders in its name are made.
  @discardableResult
  func write(_ text: String, to name: String) -> String {
    write(Array(text.utf8), to: name)
  }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) -> String {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o700)
    }
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
    return file
  }

  /// Places that are all in this folder.
  var places: Places {
    Places(
      file: "\(path)/courtside.conf", packaged: ["\(path)/packaged.conf"],
      boards: ["\(path)/boards"])
  }

  private static func remove(_ path: String) {
    guard let stream = opendir(path) else { return }
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      if unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    }
    closedir(stream)
    rmdir(path)
  }
}

/// The folder of this checkout.
let checkout = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

/// The lines of a text file.
struct TextLines: Sequence, IteratorProtocol {
  private var lines: [Substring]

  init(path: String) {
    var bytes: [UInt8] = []
    let descriptor = open(path, O_RDONLY)
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    close(descriptor)
    lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).reversed()
  }

  mutating func next() -> String? {
    lines.popLast().map(String.init)
  }
}
