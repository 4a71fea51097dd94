/// Reads the text form of a match, header first.
struct MatchFileReader {
  /// What the header lines read so far say.
  private(set) var header = Header()
  /// The header lines the Laws do not need.
  private(set) var tags: [MatchFile.Tag] = []

  private let bytes: [UInt8]
  private var place: Int
  private var line = 0
  private var seen: [String: Line] = [:]

  /// One header line.
  private struct Line {
    var number: Int
    var key: String
    var value: String
    var valueColumn: Int
  }

  /// The keys the Laws need, as they are compared: in small letters.
  static let keys = [
    "courtside", "format", "doubles", "first-server", "server-player", "receiver-player", "a-left",
    "ends-in-decider",
  ]

  /// A reader of these bytes; a byte order mark is passed over.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Reads up to the empty line.
  mutating func readHeader() throws(NotationError) {
    while let text = nextLine(), !text.isEmpty {
      let line = try parse(text)
      let key = line.key.lowercased()
      if !Self.keys.contains(key) {
        tags.append(MatchFile.Tag(key: line.key, value: line.value))
      } else if seen.updateValue(line, forKey: key) != nil {
        throw NotationError(
          line: line.number, column: 1, found: line.key, expected: "the key only once")
      }
    }
    try interpret()
  }

  /// Reads what follows the empty line.
  func readTokens() throws(NotationError) -> [Token] {
    var reader = NotationReader(bytes, from: place, line: line + 1)
    return try reader.readAll()
  }

  /// Reads what follows the empty line, and refuses what the Laws do not allow where it stands.
  func readLawfulTokens() throws(NotationError) -> [Token] {
    var reader = NotationReader(bytes, from: place, line: line + 1)
    let tokens = try reader.readAll()
    var match = Match(header: header)
    for (token, word) in zip(tokens, reader.words) {
      do throws(Refusal) {
        try match.apply(token)
      } catch {
        throw reader.error(
          at: word, from: place, expected: "what the Laws allow here (\(error.sentence))")
      }
    }
    return tokens
  }

  private mutating func nextLine() -> ArraySlice<UInt8>? {
    guard place < bytes.count else { return nil }
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var text = bytes[place..<end]
    if text.last == UInt8(ascii: "\r") { text = text.dropLast() }
    place = min(end + 1, bytes.count)
    line += 1
    return text
  }

  private func parse(_ text: ArraySlice<UInt8>) throws(NotationError) -> Line {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else {
      throw NotationError(
        line: line, column: 1, found: String(decoding: text.prefix(40), as: UTF8.self),
        expected: "Key: value, or an empty line before the events")
    }
    let value = text[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
    return Line(
      number: line, key: Self.trimmed(text[..<colon]), value: Self.trimmed(value),
      valueColumn: value.startIndex - text.startIndex + 1)
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}

extension MatchFileReader {
  /// Takes the known keys into the header, those that others depend on first.
  private mutating func interpret() throws(NotationError) {
    if let line = seen["courtside"] {
      guard let version = Int(line.value), (1...MatchFile.version).contains(version) else {
        throw fault(line, expected: "version \(MatchFile.version), the newest known here")
      }
    }
    if let line = seen["format"] {
      guard let format = Format(named: line.value) else {
        let names = Format.all.map(\.name).joined(separator: ", ")
        throw fault(line, expected: "one of \(names)")
      }
      header.format = format
    }
    if let line = seen["doubles"] { header.isDoubles = try yesOrNo(line) }
    if let line = seen["a-left"] { header.aLeft = try yesOrNo(line) }
    if let line = seen["ends-in-decider"] { header.changesEndsInDecider = try yesOrNo(line) }
    if let line = seen["first-server"] {
      guard let side = Side.allCases.first(where: { $0.letter == line.value }) else {
        throw fault(line, expected: "A or B")
      }
      header.firstServer = side
    }
    if let line = seen["server-player"] {
      header.serverPlayer = try player(of: header.firstServer, line)
    }
    if let line = seen["receiver-player"] {
      header.receiverPlayer = try player(of: header.firstServer.opponent, line)
    }
  }

  private func yesOrNo(_ line: Line) throws(NotationError) -> Bool {
    switch line.value {
    case "yes": return true
    case "no": return false
    default: throw fault(line, expected: "yes or no")
    }
  }

  private func player(of side: Side, _ line: Line) throws(NotationError) -> Player {
    guard let named = Notation.player(line.value), named.side == side else {
      let letter = side.letter
      throw fault(line, expected: "\(letter)1 or \(letter)2")
    }
    return named.player
  }

  private func fault(_ line: Line, expected: String) -> NotationError {
    NotationError(
      line: line.number, column: line.valueColumn, found: String(line.value.prefix(40)),
      expected: expected)
  }
}
