/// Reads one JSON object strictly by RFC 8259: what the grammar does not allow is refused, in members
/// that nobody asks for too.
///
/// Nesting is read to a depth of 500. The bytes are UTF-8 that somebody has made sure of.
struct JSONReader {
  /// What is wrong with a text, and where.
  struct Fault: Error, Hashable {
    /// The place, in bytes from 1.
    var column: Int
    /// What was expected there.
    var expected: String
  }

  private let bytes: [UInt8]
  private let names: Set<String>
  private var place = 0
  /// Where the first member stands, in bytes from 1, whose name no text can hold.
  private var brokenName: Int?

  /// How deep arrays and objects may lie in one another.
  private static let depth = 500

  private init(_ bytes: [UInt8], names: Set<String>) {
    self.bytes = bytes
    self.names = names
  }

  /// Those members with one of `names` of the object that the text is; of two with one name the last.
  /// - Throws: the first fault. A byte order mark is passed over.
  static func members(
    of bytes: [UInt8], named names: Set<String>
  ) throws(Fault) -> [String: JSONScalar] {
    var reader = JSONReader(bytes, names: names)
    return try reader.readWhole()
  }

  /// Makes sure that the text is one object, all of whose members have a name.
  /// - Throws: the first fault, or a name with half a surrogate pair, which the grammar allows.
  static func check(_ bytes: [UInt8]) throws(Fault) {
    var reader = JSONReader(bytes, names: [])
    try reader.readWhole()
    guard let column = reader.brokenName else { return }
    throw Fault(column: column, expected: "a member's name without half a surrogate pair")
  }

  @discardableResult
  private mutating func readWhole() throws(Fault) -> [String: JSONScalar] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    skipSpace()
    guard next == UInt8(ascii: "{") else { throw fault("a JSON object") }
    let members = try readObject(depth: 1)
    skipSpace()
    guard next == nil else { throw fault("the end of the line") }
    return members
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func fault(_ expected: String) -> Fault { Fault(column: place + 1, expected: expected) }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      place += 1
    }
  }

  /// Passes over a byte, and says whether it was there.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func readObject(depth: Int) throws(Fault) -> [String: JSONScalar] {
    guard depth <= Self.depth else { throw fault("nesting no deeper than \(Self.depth)") }
    var members: [String: JSONScalar] = [:]
    place += 1
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("a member's name in quotation marks") }
      let start = place + 1
      let name = try readString()
      if name == nil { brokenName = brokenName ?? start }
      skipSpace()
      guard take(":") else { throw fault("a colon after the member's name") }
      let value = try readValue(depth: depth)
      if depth == 1, let name, names.contains(name) { members[name] = value }
      skipSpace()
    } while take(",")
    guard take("}") else { throw fault("a comma or }") }
    return members
  }

  private mutating func readArray(depth: Int) throws(Fault) {
    guard depth <= Self.depth else { throw fault("nesting no deeper than \(Self.depth)") }
    place += 1
    skipSpace()
    if take("]") { return }
    repeat {
      _ = try readValue(depth: depth)
      skipSpace()
    } while take(",")
    guard take("]") else { throw fault("a comma or ]") }
  }

  private mutating func readValue(depth: Int) throws(Fault) -> JSONScalar {
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): return try readString().map { .string($0) } ?? .brokenString
    case UInt8(ascii: "{"):
      _ = try readObject(depth: depth + 1)
      return .arrayOrObject
    case UInt8(ascii: "["):
      try readArray(depth: depth + 1)
      return .arrayOrObject
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: return .number(try readNumber())
    }
  }

  private mutating func readWord(
    _ word: StaticString, _ value: JSONScalar
  ) throws(Fault) -> JSONScalar {
    let isThere = word.withUTF8Buffer { bytes[place...].starts(with: $0) }
    guard isThere else { throw fault("a value") }
    place += word.utf8CodeUnitCount
    return value
  }
}

extension JSONReader {
  /// RFC 8259, section 6.
  private mutating func readNumber() throws(Fault) -> String {
    let start = place
    _ = take("-")
    if !take("0") {
      guard takeDigits() else {
        place = start
        throw fault("a value")
      }
    }
    if take(".") {
      guard takeDigits() else { throw fault("a digit") }
    }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard takeDigits() else { throw fault("a digit") }
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func takeDigits() -> Bool {
    let start = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    return place > start
  }

  /// RFC 8259, section 7; nil for a text with half a surrogate pair.
  private mutating func readString() throws(Fault) -> String? {
    place += 1
    var text = ""
    var isBroken = false
    while true {
      let start = place
      while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        place += 1
      }
      text += String(decoding: bytes[start..<place], as: UTF8.self)
      switch next {
      case UInt8(ascii: "\""):
        place += 1
        return isBroken ? nil : text
      case UInt8(ascii: "\\"):
        if let scalar = try readEscape() {
          text.unicodeScalars.append(scalar)
        } else {
          isBroken = true
        }
      case nil: throw fault("the closing quotation mark")
      default: throw fault("a control character as an escape")
      }
    }
  }

  private mutating func readEscape() throws(Fault) -> Unicode.Scalar? {
    place += 1
    let letter = next
    place += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    default:
      place -= 1
      throw fault("one of \" \\ / b f n r t u after \\")
    }
  }

  private mutating func readUnicodeEscape() throws(Fault) -> Unicode.Scalar? {
    let unit = try readHex()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let next = place
    guard (0xD800..<0xDC00).contains(unit), take("\\"), take("u") else {
      place = next
      return nil
    }
    let low = try readHex()
    guard (0xDC00..<0xE000).contains(low) else {
      place = next
      return nil
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func readHex() throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("four hexadecimal digits after \\u")
      }
      value = value << 4 + UInt32(digit)
      place += 1
    }
    return value
  }
}
