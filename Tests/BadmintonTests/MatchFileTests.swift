import Badminton
import Testing

@Suite("A match as a text file")
struct MatchFileTests {
  private let doubles = """
    Courtside: 1
    Format: 3x15
    Doubles: yes
    First-server: B
    Server-player: B2
    Receiver-player: A1
    A-left: no
    Ends-in-decider: no
    A1: 王小明
    Court: 4: left

    @0 S ABBA E:A2,B1 @61500 A

    """

  @Test("it is written as it is read")
  func roundTrip() throws {
    let file = try MatchFile(reading: doubles)
    #expect(file.text == doubles)
    #expect(file.header.format.name == "3x15" && file.header.isDoubles)
    #expect(file.header.firstServer == .b && file.header.serverPlayer == .second)
    #expect(file.header.aLeft == false && file.header.changesEndsInDecider == false)
    #expect(file.tags == [.init(key: "A1", value: "王小明"), .init(key: "Court", value: "4: left")])
    #expect(try MatchFile(reading: file.text) == file)
  }

  @Test("what the header leaves out has its default")
  func defaults() throws {
    let file = try MatchFile(reading: "\nABBA")
    #expect(file.header == Header() && file.tokens.count == 4)
    #expect(try MatchFile(reading: "").tokens.isEmpty)
    #expect(try MatchFile(reading: "Format: 1x11").header.format.name == "1x11")
  }

  @Test("a byte order mark, line breaks of Windows and spaces do no harm")
  func tolerant() throws {
    let file = try MatchFile(reading: "\u{FEFF}format :  3x11 \r\nA-LEFT: no\r\n\r\nAB\r\nA\r\n")
    #expect(file.header.format.name == "3x11" && file.header.aLeft == false)
    #expect(file.tokens.count == 3)
  }

  @Test(
    "a fault is named with its line and what was expected",
    arguments: [
      ("Format: 3x22\n\nA", 1, "3x22"), ("Doubles: maybe\n\nA", 1, "maybe"),
      ("Court: 1\nFirst-server: C\n\n", 2, "C"), ("Courtside: 2\n\nA", 1, "2"),
      ("Courtside: one\n\n", 1, "one"), ("A-left: \n\n", 1, ""), ("ABBA", 1, "ABBA"),
      ("Server-player: B1\n\n", 1, "B1"), ("Receiver-player: A1\n\n", 1, "A1"),
      ("Format: 3x21\nFormat: 3x21\n\n", 2, "Format"), ("Format: 3x21\n\nA\nB X", 4, "X"),
      ("\u{FEFF}\r\nA\r\nX", 3, "X"), ("\n\n\n?", 4, "?"),
    ])
  func faults(_ text: String, _ line: Int, _ found: String) throws {
    let error = fault { () throws(NotationError) in _ = try MatchFile(reading: text) }
    #expect(error?.line == line && error?.found == found)
  }

  @Test("a tag cannot break the header")
  func hostileTag() throws {
    let tags = [
      MatchFile.Tag(key: "Na:me", value: "a\n\nFormat: 1x11\r\nx"),
      MatchFile.Tag(key: "format", value: "1x11"), MatchFile.Tag(key: "", value: "x"),
    ]
    let file = MatchFile(header: Header(), tags: tags, tokens: [])
    let again = try MatchFile(reading: file.text)
    #expect(again.header == Header() && again.tokens.isEmpty)
    #expect(
      again.tags == [.init(key: "Na me", value: "a  Format: 1x11 x"), .init(key: "", value: "x")])
  }
}
