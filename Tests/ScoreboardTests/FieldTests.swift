import Buttons
import Testing

@testable import Scoreboard

@Suite("A line of text that is typed")
struct FieldTests {
  private func press(_ key: Input.Key, _ field: inout NameField) -> Bool { field.press(key) }

  @Test("The caret moves, and typing and deleting act on it")
  func caret() {
    var field = NameField("abc")
    #expect(press(.left, &field))
    field.type("X")
    #expect(field.before + "|" + field.after == "abX|c")
    #expect(press(.backspace, &field))
    #expect(press(.delete, &field))
    #expect(field.text == "ab")
    #expect(press(.up, &field))
    #expect(press(.backspace, &field))
    #expect(field.text == "ab")
    #expect(press(.delete, &field))
    #expect(press(.down, &field))
    #expect(field.before == "b")
    #expect(!press(.enter, &field))
  }

  @Test("A mark joins the letter before it, and a space waits for the next word")
  func marks() {
    var field = NameField("")
    field.type("e")
    field.type("\u{301}")
    #expect(field.letters.count == 1)
    field.type(" ")
    #expect(field.text == "e\u{301} ")
    field.type(" ")
    field.type("x")
    #expect(field.text == "e\u{301} x")
  }

  @Test("It holds forty letters and nothing that has no place in a line")
  func bounds() {
    var field = NameField("")
    field.type(String(repeating: "x", count: 500) + "\u{202E}\n")
    #expect(field.letters.count == 40)
    field.type("y")
    #expect(field.letters.count == 40)
  }
}
