import Glibc

/// Reads a descriptor line by line; the last line needs no line break.
struct LineReader {
  /// One line.
  enum Line {
    /// Its bytes without the line break.
    case line([UInt8])
    /// It was longer than is read; what it held is gone.
    case tooLong
  }

  private let descriptor: Int32
  private let longestLine: Int
  private var buffer: [UInt8] = []
  /// Where in the buffer the next line begins.
  private var start = 0
  /// How far the buffer has been searched for a line break.
  private var searched = 0
  private var isAtEnd = false
  private var isSkipping = false

  /// A reader of an open descriptor.
  init(descriptor: Int32, longestLine: Int) {
    self.descriptor = descriptor
    self.longestLine = longestLine
  }

  /// The next line, nil at the end.
  ///
  /// `beforeWaiting` is called before each read, so that answers are out before more is waited for.
  /// - Throws: what the system says.
  mutating func next(
    beforeWaiting: () throws(StreamError) -> Void
  ) throws(StreamError) -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return takeLine(to: end, then: end + 1)
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count || isSkipping else { return nil }
        return takeLine(to: buffer.count, then: buffer.count)
      }
      if searched - start > longestLine {
        isSkipping = true
        start = searched
      }
      try beforeWaiting()
      try fill()
    }
  }

  private mutating func takeLine(to end: Int, then next: Int) -> Line {
    let line = buffer[start..<end]
    start = next
    searched = next
    if isSkipping || line.count > longestLine {
      isSkipping = false
      return .tooLong
    }
    return .line(Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
  }

  private mutating func fill() throws(StreamError) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    let held = buffer.count
    let room = max(1 << 16, min(held, 1 << 20))
    buffer.append(contentsOf: repeatElement(0, count: room))
    var count: Int
    repeat {
      count = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress.map { $0 + held }, room)
      }
    } while count < 0 && errno == EINTR
    let reason = errno
    buffer.removeSubrange((held + max(count, 0))...)
    if count < 0 {
      throw StreamError(text: "standard input: \(String(cString: strerror(reason)))")
    }
    isAtEnd = count == 0
  }
}
