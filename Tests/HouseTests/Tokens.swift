/// The code of a Swift file as words and marks.
///
/// Comments (nested ones too) and string literals (raw and multi-line ones too, with the code in their
/// interpolations) are left out, so that a check never meets a word that is only talked about. It
/// works on bytes, because the tests read every file of the package in a debug build.
struct Tokens {
  /// A word (letters, digits, `_`) or a single mark.
  struct Token: Hashable {
    var text: String
    /// From 1.
    var line: Int
    /// Whether nothing stands between it and the token before.
    var isGlued: Bool
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var isGlued = false
  private var tokens: [Token] = []

  /// The tokens of a file's text.
  static func of(_ text: String) -> [Token] {
    var tokens = Tokens(bytes: Array(text.utf8))
    tokens.scan()
    return tokens.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan() {
    while let byte = next {
      if byte <= UInt8(ascii: " ") {
        skip()
      } else if starts("//") {
        while let byte = next, byte != UInt8(ascii: "\n") { skip() }
      } else if starts("/*") {
        skipComment()
      } else if let hashes = literalHashes {
        skipLiteral(hashes: hashes)
      } else {
        take()
      }
    }
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func starts(_ word: String) -> Bool {
    var place = place
    for byte in word.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private mutating func take() {
    let begin = place
    while let byte = next, Self.isWord(byte) { place += 1 }
    if place == begin { place += 1 }
    let text = String(decoding: bytes[begin..<place], as: UTF8.self)
    tokens.append(Token(text: text, line: line, isGlued: isGlued))
    isGlued = true
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    isGlued = false
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        skip(2)
      } else if starts("*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && next != nil
  }

  /// The number of `#` of the string literal that begins here, or nil where none begins.
  private var literalHashes: Int? {
    var place = place
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
    return place - self.place
  }

  private mutating func skipLiteral(hashes: Int) {
    let glued = isGlued
    skip(hashes)
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    let end = quote + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    skip(quote.utf8.count)
    while let byte = next, !starts(end) {
      if starts(escape + "(") {
        skip(escape.utf8.count + 1)
        skipInterpolation()
      } else if starts(escape) {
        skip(escape.utf8.count + 1)
      } else if byte == UInt8(ascii: "\n"), quote.utf8.count == 1 {
        break  // It does not compile; the compiler says so.
      } else {
        skip()
      }
    }
    skip(end.utf8.count)
    tokens.append(Token(text: "\"\"", line: line, isGlued: glued))
    isGlued = true
  }

  /// Up to the parenthesis that closes the one before; literals inside may hold parentheses.
  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let byte = next {
      if let hashes = literalHashes {
        skipLiteral(hashes: hashes)
        tokens.removeLast()
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      skip()
    }
  }
}
