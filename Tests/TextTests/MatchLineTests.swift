import Badminton
import Scoreboard
import Testing
import Text

@Suite("A match as a line of JSON")
struct MatchLineTests {
  private func read(_ text: String) throws(MatchLine.Fault) -> MatchLine {
    try MatchLine(reading: Array(text.utf8))
  }

  private func fault(_ text: String) -> MatchLine.Fault? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("all members are read")
  func everything() throws {
    let line = try read(
      #"""
      {"id":"x-1","format":"3x15","first_server":"B","doubles":true,"a_left":false,
      "server_player":"B2","receiver_player":"A2","events":"ABBA E"}
      """#)
    #expect(line.id == .string("x-1"))
    let header = Header(
      format: try #require(Format(named: "3x15")), firstServer: .b, isDoubles: true, aLeft: false,
      serverPlayer: .second, receiverPlayer: .second)
    #expect(line.header == header)
    #expect(line.tokens.map(\.event).last == .changeEnds(nil))
  }

  @Test("what is missing or null has its default, unknown members are passed over")
  func defaults() throws {
    let nulls = """
      {"id":null,"format":null,"first_server":null,"doubles":null,"a_left":null,
      "server_player":null,"receiver_player":null,"events":null,"expect":{"deep":[[[1]]]}}
      """
    for text in ["{}", nulls, " {} ", "\u{FEFF}{}", "{}\r"] {
      let line = try read(text)
      #expect(line.id == .null && line.header == Header() && line.tokens.isEmpty, "\(text)")
    }
  }

  @Test(
    "the id is any scalar and comes back",
    arguments: [
      (#""a""#, StateValue.string("a")), ("7", .number(7)), ("-1", .number(-1)),
      ("true", .bool(true)), ("null", .null), ("1.5", .decimal("1.5")),
      ("12345678901234567890123", .decimal("12345678901234567890123")),
      (#""a\"\n\u0000""#, .string("a\"\n\0")), ("0", .number(0)), ("1", .number(1)),
    ])
  func id(_ json: String, _ value: StateValue) throws {
    #expect(try read(#"{"id":\#(json)}"#).id == value)
    #expect(fault(#"{"id":\#(json),"events":"X"}"#)?.id == value)
  }

  @Test(
    "members of another kind or value are named, with the id",
    arguments: [
      (#""events":5"#, "events"), (#""events":["A"]"#, "events"), (#""events":"A X""#, "“X”"),
      (#""format":"3x22""#, "3x21, 3x15"), (#""format":3"#, "format"),
      (#""first_server":"C""#, "“C”"), (#""first_server":"a""#, "“a”"),
      (#""first_server":true"#, "first_server"), (#""doubles":"yes""#, "doubles"),
      (#""doubles":1"#, "doubles"), (#""a_left":0"#, "a_left"), (#""a_left":{}"#, "a_left"),
      (#""server_player":1"#, "server_player"),
      (#""doubles":true,"server_player":"B1""#, "“B1”"),
      (#""doubles":true,"receiver_player":"A1""#, "“A1”"),
      (#""doubles":true,"server_player":"A3""#, "“A3”"),
      (#""events":"A*999999999""#, "100000"), (#""events":"\u0000""#, "events"),
    ])
  func wrongMember(_ members: String, _ part: String) {
    let fault = fault(#"{"id":"m",\#(members)}"#)
    #expect(fault?.id == .string("m"))
    #expect(fault?.text.contains(part) == true, "\(fault?.text ?? "none")")
  }

  @Test("half a surrogate pair is no text where one is read", arguments: ["ud800", "udc00"])
  func brokenText(_ half: String) throws {
    for text in ["\\\(half)", "A\\\(half)\\u0041", "\\\(half)\\\(half)", "\\\(half)\\n"] {
      let fault = fault("{\"id\":3,\"events\":\"\(text)\"}")
      #expect(fault?.id == .number(3))
      #expect(fault?.text == "half a surrogate pair in events, expected a text")
      #expect(try read("{\"id\":3,\"\(text)\":\"\(text)\"}").id == .number(3))
    }
  }

  @Test("in singles the players' names have no meaning")
  func singles() throws {
    #expect(try read(#"{"server_player":"A2","receiver_player":"Z"}"#).header == Header())
  }

  @Test(
    "what is no object is refused",
    arguments: [
      "", "  ", "x", "[]", "5", "null", "\"a\"", "{", "{\"id\":1", "{\"id\":1}x", "{id:1}",
      "{'id':1}",
      "{\"id\":1,}", "{\"events\":\"\u{1}\"}", "{\"id\":\"\\ud800\"}", "{\"events\":\"\\x\"}",
      "\0", "{}\0", "{\"id\":[1]}", "{\"id\":{}}", "{\"id\":NaN}", "// {}",
      "{\"x\":01}", "{\"x\":1.}", "{\"x\":.5}", "{\"x\":-}", "{\"x\":1e}", "{\"x\":+1}",
      "{\"x\":tru}", "{\"x\":[1,]}", "{\"x\":[1 2]}",
      "{\"x\":\"\\u12g4\"}", "{\"x\":\"\\ud800\\u1\"}",
      "{\"x\":\"\\", "{\"x\":\"\\u", "{\"x\"}", "{\"x\":}", "{,}", "{}{}",
    ])
  func noObject(_ text: String) {
    let fault = fault(text)
    #expect(fault != nil && fault?.id == .null, "\(text)")
  }

  @Test("what the grammar allows is read")
  func grammar() throws {
    let line = try read(
      #" { "x" : [ 1 , -0.5e+3, 1E-2, 0, true, false, null, {"y":{}}, [[]], "é\/" ] , "#
        + #""id":"\ud83c\udff8\u00e9\b\f" } "#)
    #expect(line.id == .string("🏸é\u{8}\u{C}"))
    #expect(try read(#"{"id":1,"id":2}"#).id == .number(2))
    #expect(try read(#"{"id":1e999}"#).id == .decimal("1e999"))
    #expect(try read(#"{"x":{"id":3},"\u0069d":4}"#).id == .number(4))
  }

  @Test("a fault in the JSON is named with its place")
  func place() {
    #expect(
      fault(#"{"id":1,}"#)?.text
        == "no JSON object: byte 9, expected a member's name in quotation marks")
    #expect(
      fault(#"{"id":1} x"#)?.text == "no JSON object: byte 10, expected the end of the line")
  }

  @Test("bytes that are no UTF-8 are refused, also where nothing reads them")
  func noUTF8() {
    for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80]] {
      for key in ["events", "other"] {
        let line = Array("{\"\(key)\":\"".utf8) + bytes + Array("\"}".utf8)
        #expect(throws: MatchLine.Fault.self) { try MatchLine(reading: line) }
      }
    }
  }

  @Test("deep nesting is refused or passed over, never a trap")
  func deep() {
    for depth in [100, 499, 500, 100_000] {
      let open = String(repeating: "[", count: depth)
      let close = String(repeating: "]", count: depth)
      #expect((fault(#"{"x":\#(open)\#(close)}"#) == nil) == (depth < 500))
      #expect(fault(open) != nil)
      #expect(fault(String(repeating: #"{"a":"#, count: depth)) != nil)
    }
  }
}
