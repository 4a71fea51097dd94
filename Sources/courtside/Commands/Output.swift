import Glibc

/// The program's two streams.
enum Output {
  /// Writes a line to standard output.
  static func line(_ text: String) {
    print(text)
  }

  /// Writes a message to standard error, where the journal reads it: `courtside: TEXT`.
  static func complain(_ text: String) {
    let line = "courtside: \(text)\n"
    line.withCString { start in
      _ = write(2, start, strlen(start))
    }
  }
}
