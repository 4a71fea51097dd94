import CInih

/// Takes a text apart with libinih, and keeps the line numbers it does not give.
enum INIReader {
  /// A line that could not be read.
  struct Fault: Sendable, Hashable {
    /// The line, from 1.
    var line: Int
    /// What was wrong; what was expected.
    var text: String
  }

  /// After so many faults a text is taken for something else.
  static let faultLimit = 50

  /// Reads a text: `ini_parse_stream`.
  ///
  /// libinih names the first line it cannot read and goes on, so that line is taken out and the text
  /// read again, until none is left.
  static func read(_ text: String) -> (entries: [INIFile.Entry], faults: [Fault]) {
    var lines = split(text)
    var faults: [Fault] = []
    while true {
      let feed = LineFeed(lines)
      let code = feed.parse()
      for (line, limit) in feed.tooLong {
        faults.append(
          Fault(line: line, text: "the line is too long; expected at most \(limit) bytes"))
        lines[line - 1] = []
      }
      guard code > 0, code <= lines.count else {
        if code < 0 { faults.append(Fault(line: 1, text: "cannot be read: out of memory")) }
        return (feed.entries.filter { $0.section != lost }, faults.sorted { $0.line < $1.line })
      }
      faults.append(Fault(line: code, text: complaint(lines[code - 1])))
      if faults.count >= faultLimit {
        faults.append(Fault(line: code, text: "the rest is not read; expected a configuration"))
        lines.removeSubrange((code - 1)...)
      } else {
        // What follows a broken section line must not fall into the section before it.
        lines[code - 1] = lines[code - 1].first == UInt8(ascii: "[") ? Array("[\(lost)]".utf8) : []
      }
    }
  }

  /// The section that swallows what stands under a broken section line.
  private static let lost = "\u{1}"

  /// The lines without the spaces they begin with: libinih would take an indented line for more of
  /// the value above it.
  private static func split(_ text: String) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x0a where last == 0x0d: break
      case 0x0a, 0x0d: lines.append([])
      case 0x20, 0x09: if !lines[lines.count - 1].isEmpty { lines[lines.count - 1].append(byte) }
      default: lines[lines.count - 1].append(byte)
      }
      last = byte
    }
    return lines
  }

  private static func complaint(_ line: [UInt8]) -> String {
    if line.first == UInt8(ascii: "[") {
      return "the section has no closing bracket; expected a line like [Name]"
    }
    return "the line is no section, key or comment; expected Key=value"
  }
}

/// Hands lines to libinih one by one, and takes down what it makes of them.
private final class LineFeed {
  private let lines: [[UInt8]]
  /// How many lines were handed out: the number of the one at work.
  private var line = 0
  private(set) var entries: [INIFile.Entry] = []
  /// Lines that do not fit into libinih's buffer, and how many bytes would.
  private(set) var tooLong: [(line: Int, limit: Int)] = []

  init(_ lines: [[UInt8]]) {
    self.lines = lines
  }

  /// Reads everything; the number of the first line that could not be read, 0 if none.
  func parse() -> Int {
    let feed = Unmanaged.passUnretained(self).toOpaque()
    return Int(ini_parse_stream(read, feed, take, feed))
  }

  /// Fills a buffer with the next line, as `fgets` does.
  private func fill(_ buffer: UnsafeMutablePointer<CChar>, capacity: Int) -> Bool {
    guard line < lines.count else { return false }
    var bytes = lines[line]
    line += 1
    if bytes.count + 2 > capacity {
      tooLong.append((line, capacity - 2))
      bytes = []
    }
    for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
    buffer[bytes.count] = 0x0a
    buffer[bytes.count + 1] = 0
    return true
  }

  private func add(section: String, key: String, value: String) {
    entries.append(INIFile.Entry(section: section, key: key, value: value, line: line))
  }

  private let read: ini_reader = { buffer, capacity, stream in
    guard let buffer, let stream else { return nil }
    let feed = Unmanaged<LineFeed>.fromOpaque(stream).takeUnretainedValue()
    return feed.fill(buffer, capacity: Int(capacity)) ? buffer : nil
  }

  private let take: ini_handler = { user, section, key, value in
    guard let user, let section, let key else { return 1 }
    let feed = Unmanaged<LineFeed>.fromOpaque(user).takeUnretainedValue()
    feed.add(
      section: String(cString: section), key: String(cString: key),
      value: value.map { String(cString: $0) } ?? "")
    return 1
  }
}
