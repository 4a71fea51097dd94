import Spy

/// JSON as banks come in it.
enum BankJSON {
  /// The place behind the first value, which is an object or an array; nil when it does not end.
  static func end(of text: Substring.UTF8View) -> Substring.Index? {
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for index in text.indices {
      let byte = text[index]
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isQuoted = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isQuoted = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return text.index(after: index) }
      default: break
      }
    }
    return nil
  }

  /// The names of the members of an object; nil where it is none.
  static func keys(of text: String) -> Set<String>? {
    guard let end = end(of: text[...].utf8) else { return nil }
    return try? StrictJSON.decode(Keys.self, from: Array(text[..<end].utf8)).keys
  }

  /// Reads a value.
  ///
  /// What is well balanced and still cannot be read is damaged, which counts as cut.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from text: String
  ) throws(BankFault) -> Value {
    do {
      return try StrictJSON.decode(type, from: Array(text.utf8))
    } catch DecodingError.dataCorrupted {
      throw .truncated
    } catch {
      throw .empty
    }
  }

  /// The names of an object's members.
  private struct Keys: Decodable {
    var keys: Set<String>

    init(from decoder: any Decoder) throws {
      keys = Set(try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue))
    }
  }

  /// The name of any member.
  struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }
  }

  /// A value of a cell: text, number, truth.
  struct Scalar: Decodable {
    /// What the cell shows.
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        text = ""
      } else if let value = try? container.decode(String.self) {
        text = value
      } else if let value = try? container.decode(Bool.self) {
        text = value ? "TRUE" : "FALSE"
      } else {
        let value = try container.decode(Double.self)
        text = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
      }
    }
  }
}
