import Scoreboard

/// Writes a state as one line of JSON.
enum StateLine {
  /// The value, members in their order.
  static func json(_ value: StateValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): String(value)
    case .string(let text): quoted(text)
    case .array(let values): "[" + values.map(json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { quoted($0.key) + ":" + json($0.value) }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var line = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\0"..." ":
        if scalar == " " {
          line.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16)
          line += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line + "\""
  }
}
