import Scoreboard

/// Writes values as JSON on one line, members in their order, without spaces.
public struct JSONWriter: Sendable {
  /// What has been written, UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// A writer that has written nothing.
  public init() {}

  /// The JSON text of a value.
  public static func text(of value: StateValue) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Adds a value.
  public mutating func write(_ value: StateValue) {
    switch value {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .number(let value): write(value)
    case .decimal(let digits): bytes.append(contentsOf: digits.utf8)
    case .string(let value): write(quoting: value)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(value)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      write(members)
    }
  }

  /// Adds an object of these members.
  public mutating func write(_ members: [(key: String, value: StateValue)]) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(quoting: member.key)
      bytes.append(UInt8(ascii: ":"))
      write(member.value)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Ends the line.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Forgets what was written and keeps the room for it.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func write(_ number: Int) {
    if (0...9).contains(number) {
      bytes.append(UInt8(ascii: "0") + UInt8(number))
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }

  /// RFC 8259, section 7: quotation mark, reverse solidus and the control characters are escaped.
  private mutating func write(quoting text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { units in
      if units.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
        bytes.append(contentsOf: units)
      } else {
        for unit in units { write(escaping: unit) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(escaping byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): write("\\\"")
    case UInt8(ascii: "\\"): write("\\\\")
    case 0x0A: write("\\n")
    case 0x0D: write("\\r")
    case 0x09: write("\\t")
    case 0..<0x20:
      write(byte < 0x10 ? "\\u000" : "\\u001")
      let digit = byte & 0x0F
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    default: bytes.append(byte)
    }
  }
}
