/// Reads UTF-16, as Windows programs save it: with a byte order mark, or told by its zero bytes.
enum UTF16Reader {
  /// Whether bytes begin with a mark of UTF-16, or a good part of every other one is zero.
  static func looksRight(_ bytes: [UInt8]) -> Bool {
    order(of: bytes) != nil
  }

  /// Reads all of it; unpaired surrogates and half a unit at the end are errors.
  static func read(_ bytes: [UInt8]) throws(TextError) -> String {
    let isLittle = order(of: bytes) == .little
    let start = hasMark(bytes) ? 2 : 0
    guard (bytes.count - start).isMultiple(of: 2) else {
      throw TextError(
        .encoding, "is cut off in the middle of a UTF-16 character; expected the whole file")
    }
    let units = stride(from: start, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    var text = String.UnicodeScalarView()
    var line = 1
    var decoder = UTF16()
    var source = units.makeIterator()
    while true {
      switch decoder.decode(&source) {
      case .scalarValue(let scalar):
        if scalar == "\n" { line += 1 }
        text.append(scalar)
      case .emptyInput: return String(text)
      case .error:
        throw TextError(.encoding, line: line, "has half a UTF-16 character; expected text")
      }
    }
  }

  private enum Order {
    case little
    case big
  }

  private static func hasMark(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
  }

  private static func order(of bytes: [UInt8]) -> Order? {
    if bytes.starts(with: [0xff, 0xfe]) { return .little }
    if bytes.starts(with: [0xfe, 0xff]) { return .big }
    // Without a mark: the zero bytes of line ends, separators and Latin letters are on one side.
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let sample = bytes.prefix(4096)
    var even = 0
    var odd = 0
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index.isMultiple(of: 2) { even += 1 } else { odd += 1 }
    }
    let enough = max(2, sample.count / 20)
    if odd >= enough && even * 10 <= odd { return .little }
    if even >= enough && odd * 10 <= even { return .big }
    return nil
  }
}
