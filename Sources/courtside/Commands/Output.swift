import Glibc

/// The program's two streams.
enum Output {
  /// Writes a line to standard output.
  static func line(_ text: String) {
    print(text)
  }

  /// A text that may hold somebody's input, for a terminal: controls and marks that turn the reading
  /// direction are spelt out, as `\u{1b}`; line breaks and tabs stay.
  static func printable(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: scalars.append(scalar)
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        scalars.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// Writes a message to standard error, where the journal reads it: `courtside: TEXT`.
  static func complain(_ text: String) {
    let line = "courtside: \(printable(text))\n"
    line.withCString { start in
      _ = write(2, start, strlen(start))
    }
  }
}
