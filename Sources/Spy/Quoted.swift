/// A text between quotation marks, so that a line of words can hold it whatever is in it.
struct Quoted: CustomStringConvertible {
  /// The text in quotation marks; `"`, `\` and line ends with a backslash before them.
  let description: String

  /// Quotes a text.
  init(_ text: String) {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    description = quoted + "\""
  }

  /// The words of a line, separated by spaces, quoted ones without their marks; nil when a quotation does
  /// not end.
  static func words(in line: String) -> [String]? {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var isQuoted = false
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        word?.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if isQuoted && scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isQuoted.toggle()
        word = word ?? String.UnicodeScalarView()
      } else if scalar == " " && !isQuoted {
        if let ended = word { words.append(String(ended)) }
        word = nil
      } else {
        word = word ?? String.UnicodeScalarView()
        word?.append(scalar)
      }
    }
    guard !isQuoted else { return nil }
    if let word { words.append(String(word)) }
    return words
  }
}
