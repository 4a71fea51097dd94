import Badminton
import Testing

@Suite("The notation")
struct NotationTests {
  @Test("every token is written as it is read")
  func everyToken() throws {
    let line = """
      A B -A -B R E E:A2,B1 E:B1,A2 U Y S P yelA yelB redA redB dsqA dsqB retA retB woA woB \
      =17-14 =games:1-1 =server:A =server:B2 =receiver:A1 =ends
      """
    let words = line.split(separator: " ").map(String.init)
    let tokens = try Notation.tokens(line)
    #expect(tokens.map { Notation.text(of: $0.event) } == words)
  }

  @Test("a run of A and B is as many rallies")
  func runs() throws {
    #expect(try Notation.tokens("ABBA") == Notation.tokens("A B B A"))
  }

  @Test("any token is repeated by *, a run as a whole")
  func repeats() throws {
    #expect(try Notation.tokens("A*3 U*2") == Notation.tokens("A A A U U"))
    #expect(try Notation.tokens("AB*2") == Notation.tokens("ABAB"))
    #expect(try Notation.tokens("=17-14*2").count == 2)
    #expect(try Notation.tokens("A*0 B") == Notation.tokens("B"))
    #expect(try Notation.tokens("A*007").count == 7)
  }

  @Test("tokens are apart by spaces, tabs and line breaks")
  func spaces() throws {
    #expect(try Notation.tokens("  A\tB\r\nA\n") == Notation.tokens("ABA"))
    #expect(try Notation.tokens("").isEmpty)
    #expect(try Notation.tokens(" \n").isEmpty)
  }

  @Test("@ before a token is its match time in ms")
  func stamps() throws {
    let tokens = try Notation.tokens("@0 S @61500 AB R @4294967294 P")
    #expect(tokens.map(\.time) == [0, 61_500, 61_500, nil, 4_294_967_294])
  }

  @Test(
    "what is no token is refused, with its place",
    arguments: [
      ("X", 1, "X"), ("A b", 3, "b"), ("ABC", 1, "ABC"), ("A  AB-", 4, "AB-"), ("-C", 1, "-C"),
      ("E:A2", 1, "E:A2"), ("E:A2,A1", 1, "E:A2,A1"), ("E:A3,B1", 1, "E:A3,B1"),
      ("E:A2,B1,", 1, "E:A2,B1,"), ("=17", 1, "=17"), ("=17-", 1, "=17-"), ("=1-256", 1, "=1-256"),
      ("=-1-4", 1, "=-1-4"), ("=games:1", 1, "=games:1"), ("=server:C", 1, "=server:C"),
      ("=receiver:A", 1, "=receiver:A"), ("=", 1, "="), ("yel", 1, "yel"), ("yelAB", 1, "yelAB"),
      ("wo", 1, "wo"), ("*5", 1, "*5"), ("A*", 1, "A*"), ("A*-1", 1, "A*-1"), ("A*x", 1, "A*x"),
      ("A*2*2", 1, "A*2*2"), ("A @", 3, "@"), ("@1 @2 A", 4, "@2"), ("A @5", 3, "@5"),
      ("@4294967295 A", 1, "@4294967295"), ("@-1 A", 1, "@-1"), ("\0", 1, "\0"), ("Ä", 1, "Ä"),
    ])
  func unknown(_ text: String, _ column: Int, _ found: String) throws {
    let error = fault { () throws(NotationError) in _ = try Notation.tokens(text) }
    #expect(error?.column == column && error?.found == found && error?.line == 1)
    #expect(error?.expected.isEmpty == false)
  }

  @Test("a place on a later line is told by that line")
  func lineOfAFault() throws {
    let error = fault { () throws(NotationError) in _ = try Notation.tokens("AB\nA X") }
    #expect(error?.line == 2 && error?.column == 3)
    #expect(error?.description.hasPrefix("line 2, column 3: found “X”, expected A, B") == true)
  }

  @Test("no text is more than 100000 tokens")
  func limit() throws {
    #expect(try Notation.tokens("A*100000").count == Notation.limit)
    for text in ["A*100001", "A*999999999", "A*9999999999", "AB*50001", "A*100000 B"] {
      let error = fault { () throws(NotationError) in _ = try Notation.tokens(text) }
      #expect(error?.expected == "at most 100000 tokens in all", "\(text)")
    }
    #expect(throws: NotationError.self) { try Notation.tokens("A*99999999999999999999") }
  }

  @Test("a long word is named by its beginning")
  func longWord() throws {
    let word = String(repeating: "x", count: 1_000_000)
    let error = fault { () throws(NotationError) in _ = try Notation.tokens(word) }
    #expect(error?.found.count == 40)
  }

  @Test("writing joins rallies to runs and repeats to *")
  func writing() throws {
    let line = "ABBA -A*3 B E =ends @500 A @700 A BB"
    #expect(Notation.text(of: try Notation.tokens(line)) == line)
    #expect(Notation.text(of: []) == "")
    #expect(Notation.text(of: try Notation.tokens("A A B")) == "AAB")
    #expect(Notation.text(of: try Notation.tokens("U U U A")) == "U*3 A")
  }

  @Test("a match is read again as it was, with its redo list and its clock")
  func matchAgain() throws {
    let first = try match("@0 S ABBA @9000 R B @9500 U yelA U @12000 P")
    let text = Notation.text(of: first.tokens)
    let again = Match(header: first.header, tokens: try Notation.tokens(text))
    #expect(again == first && again.state == first.state)
    #expect(again.time == 12_000 && again.isClockRunning == false)
    #expect(again.refusal(of: .redo) == nil)
    #expect(text.contains("R") == false, "what was refused is not written")
  }

  @Test("players have names of a side and a number")
  func players() {
    #expect(Notation.name(.b, .second) == "B2")
    #expect(Notation.player("B2")?.side == .b && Notation.player("B2")?.player == .second)
    for name in ["", "A", "A0", "A3", "C1", "A1 ", "A01", "1A"] {
      #expect(Notation.player(name) == nil, "\(name)")
    }
  }

  @Test("a token keeps its time within what can be written")
  func timeIsHeld() {
    #expect(Token(.rewind, time: -5).time == 0)
    #expect(Token(.rewind, time: .max).time == Token.longestTime)
    #expect(Token(.rewind).time == nil)
  }
}
