/// The state of reading one text of comma-separated values.
struct CSVReader {
  let bytes: [UInt8]
  let separator: UInt8
  let limits: CSV.Limits
  private var place = 0
  private var line = 1

  /// The quote, `"`.
  static let quote = UInt8(ascii: "\"")
  private static let lineFeed: UInt8 = 0x0a
  private static let carriageReturn: UInt8 = 0x0d

  /// A reader at the beginning of a text.
  init(bytes: [UInt8], separator: UInt8, limits: CSV.Limits) {
    self.bytes = bytes
    self.separator = separator
    self.limits = limits
  }

  /// Reads to the end.
  mutating func readAll() throws(TextError) -> [CSV.Row] {
    var rows: [CSV.Row] = []
    while place < bytes.count {
      let start = line
      let fields = try readRecord()
      if fields.count == 1, fields[0].isEmpty { continue }
      guard rows.count < limits.rows else {
        throw TextError(
          .tooLarge, line: start, "is one row too many; expected at most \(limits.rows)")
      }
      rows.append(CSV.Row(line: start, fields: fields))
    }
    return rows
  }

  /// Reads one record and the line end after it.
  private mutating func readRecord() throws(TextError) -> [String] {
    let start = line
    var fields: [String] = []
    while true {
      guard fields.count < limits.columns else {
        throw TextError(
          .tooLarge, line: start, "has too many fields; expected at most \(limits.columns)")
      }
      fields.append(try readField())
      guard place < bytes.count, bytes[place] == separator else { break }
      place += 1
    }
    skipLineEnd()
    return fields
  }

  /// Reads one field, up to its separator or line end.
  private mutating func readField() throws(TextError) -> String {
    let isQuoted = place < bytes.count && bytes[place] == CSVReader.quote
    let start = line
    let field = isQuoted ? try readQuoted() : readPlain()
    guard field.count <= limits.field else {
      throw TextError(
        .tooLarge, line: start,
        "has a field that is too long; expected at most \(limits.field) bytes"
      )
    }
    return String(decoding: field, as: UTF8.self)
  }

  /// Reads up to the end of the field, or one byte more than a field may have.
  private mutating func readPlain() -> [UInt8] {
    let rest = bytes[place...].prefix(limits.field + 1)
    let end = rest.firstIndex(where: endsField) ?? rest.endIndex
    defer { place = end }
    return Array(bytes[place..<end])
  }

  private mutating func readQuoted() throws(TextError) -> [UInt8] {
    let start = line
    var field: [UInt8] = []
    place += 1
    while field.count <= limits.field {
      guard place < bytes.count else {
        throw TextError(.syntax, line: start, "has a quote that is never closed; expected \"")
      }
      let byte = bytes[place]
      place += 1
      if byte != CSVReader.quote {
        if isLineEnd(byte) { line += 1 }
        field.append(byte)
      } else if place < bytes.count, bytes[place] == CSVReader.quote {
        field.append(byte)
        place += 1
      } else {
        return try finishQuoted(field)
      }
    }
    return field
  }

  private mutating func finishQuoted(_ field: [UInt8]) throws(TextError) -> [UInt8] {
    // Blanks between the closing quote and the separator do no harm.
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    guard place >= bytes.count || endsField(bytes[place]) else {
      throw TextError(
        .syntax, line: line, "has characters after a closing quote; expected a separator")
    }
    return field
  }

  private func endsField(_ byte: UInt8) -> Bool {
    byte == separator || byte == CSVReader.lineFeed || byte == CSVReader.carriageReturn
  }

  /// Whether a byte that was just read ends a line: the first of CR and LF does not.
  private func isLineEnd(_ byte: UInt8) -> Bool {
    if byte == CSVReader.lineFeed { return true }
    guard byte == CSVReader.carriageReturn else { return false }
    return place >= bytes.count || bytes[place] != CSVReader.lineFeed
  }

  private mutating func skipLineEnd() {
    guard place < bytes.count else { return }
    if bytes[place] == CSVReader.carriageReturn {
      place += 1
      if place >= bytes.count || bytes[place] != CSVReader.lineFeed {
        line += 1
        return
      }
    }
    if bytes[place] == CSVReader.lineFeed {
      place += 1
      line += 1
    }
  }
}
