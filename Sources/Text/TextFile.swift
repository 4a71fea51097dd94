import Glibc

/// Reads small files that people wrote.
public enum TextFile {
  /// A megabyte: more than any roster, bank or configuration needs.
  public static let limit = 1 << 20

  /// The bytes of a file of at most `limit` bytes.
  ///
  /// Only regular files are read: a pipe or a device could keep the program waiting for ever.
  public static func bytes(
    of path: String, limit: Int = TextFile.limit
  ) throws(TextError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw TextError(.unreadable, "is a directory; expected a file")
    default: throw TextError(.unreadable, "is a device or a pipe; expected a file")
    }
    guard Int(status.st_size) <= limit else { throw tooLarge(limit) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = read(descriptor, &chunk, chunk.count)
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw failure(errno) }
      if got == 0 { return bytes }
      bytes += chunk[..<got]
      guard bytes.count <= limit else { throw tooLarge(limit) }
    }
  }

  /// The text of a file of at most `limit` bytes, in one of `encodings`.
  public static func text(
    of path: String, limit: Int = TextFile.limit, encodings: Set<TextEncoding> = [.utf8]
  ) throws(TextError) -> String {
    try TextEncoding.decode(bytes(of: path, limit: limit), as: encodings).text
  }

  private static func tooLarge(_ limit: Int) -> TextError {
    TextError(.tooLarge, "is too large; expected at most \(limit) bytes")
  }

  private static func failure(_ number: Int32) -> TextError {
    let reason =
      switch number {
      case ENOENT: "does not exist"
      case EACCES, EPERM: "may not be read (permission denied)"
      case ENOTDIR: "does not exist (a part of the path is no directory)"
      default: "cannot be read (\(String(cString: strerror(number))))"
      }
    return TextError(.unreadable, reason)
  }
}
