import Glibc

/// Reads whole files of text, for the commands.
enum TextFile {
  /// At most this much is read: 16 MiB.
  private static let limit = 16 << 20

  /// The text of the file at `path`, of standard input for `-`.
  ///
  /// A byte order mark at its beginning is left out, and bytes that are no UTF-8 become U+FFFD. The answer is nil, after a sentence on standard error,
  /// where it cannot be read.
  static func read(_ path: String) -> String? {
    let name = path == "-" ? "standard input" : path
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      Output.complain("\(name): \(String(cString: strerror(errno)))")
      return nil
    }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while bytes.count <= limit {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else {
        Output.complain("\(name): \(String(cString: strerror(errno)))")
        return nil
      }
      if count == 0 {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return String(decoding: bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0), as: UTF8.self)
      }
      bytes += chunk[..<count]
    }
    Output.complain("\(name): longer than \(limit >> 20) MiB")
    return nil
  }
}
