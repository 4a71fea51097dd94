import Glibc
import Testing

@testable import courtside

@Suite("Reading lines")
struct LineReaderTests {
  /// What a reader makes of bytes that come through a pipe in pieces; a line that is too long is nil.
  private func lines(_ pieces: [String], longest: Int = 100) throws -> [String?] {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var rest = pieces[...]
    var isOpen = true
    var reader = LineReader(descriptor: ends[0], longestLine: longest)
    var found: [String?] = []
    while let line = try reader.next(beforeWaiting: { () throws(StreamError) in
      if let piece = rest.popFirst() {
        piece.withCString { _ = write(ends[1], $0, strlen($0)) }
      } else if isOpen {
        close(ends[1])
        isOpen = false
      }
    }) {
      switch line {
      case .line(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: found.append(nil)
      }
    }
    return found
  }

  @Test("lines end with a line feed, perhaps after a carriage return; the last needs none")
  func ends() throws {
    #expect(try lines(["a\nb\r\n\nc"]) == ["a", "b", "", "c"])
    #expect(try lines(["a\n"]) == ["a"])
    #expect(try lines([]) == [])
    #expect(try lines(["\n"]) == [""])
  }

  @Test("a line may come in pieces")
  func pieces() throws {
    #expect(try lines(["a", "b", "c\nd", "\ne"]) == ["abc", "d", "e"])
  }

  @Test("a line that is too long is told and passed over, the rest go on")
  func tooLong() throws {
    let long = String(repeating: "x", count: 60)
    #expect(try lines(["a\n", long, long, long, "\nb\n"]) == ["a", nil, "b"])
    #expect(try lines([long + long + "\nb"]) == [nil, "b"])
    #expect(try lines([long, long]) == [nil])
    #expect(try lines([String(repeating: "x", count: 100) + "\n"]).first??.utf8.count == 100)
  }

  @Test("a descriptor that cannot be read is an error")
  func unreadable() {
    var reader = LineReader(descriptor: -1, longestLine: 10)
    #expect(throws: StreamError.self) {
      try reader.next(beforeWaiting: { () throws(StreamError) in })
    }
  }
}
