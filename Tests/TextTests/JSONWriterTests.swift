import Scoreboard
import Testing
import Text

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test("every kind of value, members in their order, without spaces")
  func kinds() {
    let value = StateValue.object([
      ("z", .null), ("a", .array([.bool(true), .bool(false), .number(-12), .number(7)])),
      ("m", .object([])), ("e", .array([])), ("d", .decimal("12.50")), ("s", .string("x")),
    ])
    #expect(
      JSONWriter.text(of: value)
        == #"{"z":null,"a":[true,false,-12,7],"m":{},"e":[],"d":12.50,"s":"x"}"#)
  }

  @Test("what JSON must escape is escaped, all else stays as it is")
  func escapes() {
    #expect(JSONWriter.text(of: .string("a\"b\\c/d")) == #""a\"b\\c/d""#)
    #expect(JSONWriter.text(of: .string("\n\r\t")) == #""\n\r\t""#)
    #expect(
      JSONWriter.text(of: .string("\u{0}\u{B}\u{1F}\u{7F}")) == "\"\\u0000\\u000b\\u001f\u{7F}\"")
    #expect(JSONWriter.text(of: .string("王 🏸 é")) == "\"王 🏸 é\"")
    #expect(JSONWriter.text(of: .object([("\"", .null)])) == #"{"\"":null}"#)
  }

  @Test("numbers of any length")
  func numbers() {
    #expect(JSONWriter.text(of: .number(.max)) == "9223372036854775807")
    #expect(JSONWriter.text(of: .number(.min)) == "-9223372036854775808")
    #expect(JSONWriter.text(of: .number(10)) == "10")
  }

  @Test("lines are written one after the other")
  func lines() {
    var writer = JSONWriter()
    writer.write([("a", .number(1))])
    writer.endLine()
    writer.write(.null)
    writer.endLine()
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "{\"a\":1}\nnull\n")
    writer.removeAll()
    #expect(writer.bytes.isEmpty)
  }
}
