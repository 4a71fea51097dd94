import Glibc
import Text

extension Output {
  /// Writes to standard output what the writer holds, and empties it.
  /// - Throws: what the system says.
  static func flush(_ writer: inout JSONWriter) throws(StreamError) {
    var written = 0
    while written < writer.bytes.count {
      let count = writer.bytes[written...].withUnsafeBytes {
        Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw StreamError(text: "standard output: \(String(cString: strerror(errno)))")
      }
      written += count
    }
    writer.removeAll()
  }
}
