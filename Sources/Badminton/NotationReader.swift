/// Reads tokens from the bytes of a text.
struct NotationReader {
  private let bytes: [UInt8]
  private var place: Int
  /// Where the first line that is read begins in the file, from 1.
  private let firstLine: Int
  private var tokens: [Token] = []
  /// Where in the text each token stands.
  private(set) var words: [Range<Int>] = []

  /// What may stand where a token is expected.
  private static let anyToken =
    "A, B, -A, -B, R, E, E:A2,B1, U, Y, S, P, yelA, redA, dsqA, retA, woA, =17-14, =games:1-1, "
    + "=server:B, =receiver:A1, =ends, each perhaps with *5 after it or @61500 before it"

  /// A reader from `place` on, which is the start of line `line`.
  init(_ bytes: [UInt8], from place: Int = 0, line: Int = 1) {
    self.bytes = bytes
    self.place = place
    firstLine = line
  }

  /// Reads to the end.
  mutating func readAll() throws(NotationError) -> [Token] {
    let start = place
    var stamp: (time: Int, word: Range<Int>)?
    while let word = nextWord() {
      let fault: String?
      if bytes[word.lowerBound] == UInt8(ascii: "@") {
        let time = Self.number(bytes[(word.lowerBound + 1)..<word.upperBound])
        if stamp != nil {
          fault = "a token after the match time"
        } else if let time, time <= Token.longestTime {
          stamp = (time, word)
          fault = nil
        } else {
          fault = "a match time in ms up to \(Token.longestTime), as in @61500"
        }
      } else {
        fault = read(word, time: stamp?.time)
        stamp = nil
      }
      if let fault { throw error(at: word, from: start, expected: fault) }
    }
    if let stamp {
      throw error(at: stamp.word, from: start, expected: "a token after the match time")
    }
    return tokens
  }

  private mutating func nextWord() -> Range<Int>? {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    let start = place
    while place < bytes.count, !Self.isSpace(bytes[place]) { place += 1 }
    return start < place ? start..<place : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Reads a word; what was expected in its place if it is no token.
  private mutating func read(_ word: Range<Int>, time: Int?) -> String? {
    var body = bytes[word]
    var count = 1
    if let star = body.lastIndex(of: UInt8(ascii: "*")) {
      guard let number = Self.number(body[(star + 1)...]) else {
        return "a whole number after *"
      }
      count = number
      body = body[..<star]
    }
    let isRun = Self.isRun(body)
    let other = isRun ? nil : Self.event(body)
    guard isRun || other != nil else { return Self.anyToken }
    guard count <= Notation.limit,
      (isRun ? body.count : 1) * count <= Notation.limit - tokens.count
    else { return "at most \(Notation.limit) tokens in all" }
    for _ in 0..<count {
      if let other {
        tokens.append(Token(other, time: time))
        words.append(word)
      } else {
        for letter in body {
          tokens.append(Token(.rally(Self.side(letter)), time: time))
          words.append(word)
        }
      }
    }
    return nil
  }

  /// The fault that the word of a token is, in a text that was read from `start` on.
  func error(
    at word: Range<Int>, from start: Int, expected: String
  ) -> NotationError {
    var line = firstLine
    var lineStart = start
    for index in start..<word.lowerBound where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    let found = String(decoding: bytes[word].prefix(40), as: UTF8.self)
    return NotationError(
      line: line, column: word.lowerBound - lineStart + 1, found: found, expected: expected)
  }
}

extension NotationReader {
  /// A run of rallies: nothing but `A` and `B`.
  private static func isRun(_ body: ArraySlice<UInt8>) -> Bool {
    !body.isEmpty && body.allSatisfy { $0 == UInt8(ascii: "A") || $0 == UInt8(ascii: "B") }
  }

  private static func side(_ letter: UInt8) -> Side { letter == UInt8(ascii: "A") ? .a : .b }

  /// The event of a token that is no run.
  private static func event(_ body: ArraySlice<UInt8>) -> Event? {
    switch String(decoding: body.prefix(16), as: UTF8.self) {
    case "R": return .rewind
    case "E": return .changeEnds(nil)
    case "U": return .undo
    case "Y": return .redo
    case "S": return .clock(running: true)
    case "P": return .clock(running: false)
    case "=ends": return .correction(.ends)
    default: break
    }
    if let rest = body.after("E:") { return firstService(rest).map { .changeEnds($0) } }
    if let rest = body.after("=games:") {
      return pair(rest).map { .correction(.games(a: $0, b: $1)) }
    }
    if let rest = body.after("=server:") {
      if let side = side(rest) { return .correction(.server(side)) }
      return player(rest).map { .correction(.serverPlayer($0.side, $0.player)) }
    }
    if let rest = body.after("=receiver:") {
      return player(rest).map { .correction(.receiverPlayer($0.side, $0.player)) }
    }
    if let rest = body.after("=") { return pair(rest).map { .correction(.score(a: $0, b: $1)) } }
    return body.last.flatMap { last in
      side([last]).flatMap { event(body.dropLast(), side: $0) }
    }
  }

  /// The event of a token that ends in a side.
  private static func event(_ word: ArraySlice<UInt8>, side: Side) -> Event? {
    switch String(decoding: word, as: UTF8.self) {
    case "-": .minus(side)
    case "yel": .card(.yellow, side)
    case "red": .card(.red, side)
    case "ret": .ending(.retired, against: side)
    case "dsq": .ending(.disqualified, against: side)
    case "wo": .ending(.walkover, against: side)
    default: nil
    }
  }

  /// `A2,B1`.
  private static func firstService(_ body: ArraySlice<UInt8>) -> FirstService? {
    guard let comma = body.firstIndex(of: UInt8(ascii: ",")),
      let server = player(body[..<comma]), let receiver = player(body[(comma + 1)...]),
      server.side != receiver.side
    else { return nil }
    return FirstService(side: server.side, server: server.player, receiver: receiver.player)
  }

  /// `17-14`.
  private static func pair(_ body: ArraySlice<UInt8>) -> (UInt8, UInt8)? {
    guard let dash = body.firstIndex(of: UInt8(ascii: "-")),
      let a = number(body[..<dash]), let b = number(body[(dash + 1)...]),
      let first = UInt8(exactly: a), let second = UInt8(exactly: b)
    else { return nil }
    return (first, second)
  }

  /// `A`.
  private static func side(_ body: ArraySlice<UInt8>) -> Side? {
    guard body.count == 1 else { return nil }
    return Side.allCases.first { $0.letter.utf8.first == body.first }
  }

  /// `A2`.
  static func player(_ body: ArraySlice<UInt8>) -> (side: Side, player: Player)? {
    guard let side = side(body.prefix(1)), let digits = number(body.dropFirst()), body.count == 2,
      let player = Player.allCases.first(where: { Int($0.rawValue) == digits })
    else { return nil }
    return (side, player)
  }

  /// A whole number of 1 to 10 digits, leading zeros allowed.
  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...10).contains(digits.count) else { return nil }
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}

extension ArraySlice where Element == UInt8 {
  /// What follows a prefix, nil without it.
  fileprivate func after(_ prefix: StaticString) -> ArraySlice<UInt8>? {
    let count = prefix.utf8CodeUnitCount
    let isThere = prefix.withUTF8Buffer { starts(with: $0) }
    return isThere ? dropFirst(count) : nil
  }
}
