import Testing

@testable import Config

@Suite struct INITests {
  private func entries(_ text: String) -> [String] {
    INIFile(text, path: "f").entries.map { "\($0.line) [\($0.section)] \($0.key)=\($0.value)" }
  }

  private func findings(_ text: String) -> [String] {
    INIFile(text, path: "f").findings.map(\.description)
  }

  @Test func entriesKnowTheirLines() {
    let text = "# one\n\n[A]\nx=1\r\n; four\n  y = 2 3  \r\n\r\n[B c]\nz=\nlast=e\u{301}戴"
    #expect(
      entries(text)
        == ["4 [A] x=1", "6 [A] y=2 3", "9 [B c] z=", "10 [B c] last=e\u{301}戴"])
    #expect(findings(text) == [])
  }

  @Test func oldLineEndsAndCommentsBehindValues() {
    #expect(entries("[A]\rx=1 ; note\ry=a;b\r") == ["2 [A] x=1", "3 [A] y=a;b"])
    #expect(entries("[A]\nx=1 # note\n") == ["2 [A] x=1 # note"])
  }

  @Test func anIndentedLineIsNoMoreOfTheValueAbove() {
    #expect(entries("[A]\nx=1\n  y=2\n\tz=3\n") == ["2 [A] x=1", "3 [A] y=2", "4 [A] z=3"])
  }

  @Test func everyBrokenLineIsNamed() {
    let text = "[A]\nx=1\nnonsense\ny=2\n[B\nz=3\n[C]\nmore nonsense\nw=4\n"
    #expect(
      findings(text) == [
        "f:3: the line is no section, key or comment; expected Key=value",
        "f:5: the section has no closing bracket; expected a line like [Name]",
        "f:8: the line is no section, key or comment; expected Key=value",
      ])
    #expect(entries(text) == ["2 [A] x=1", "4 [A] y=2", "9 [C] w=4"])
  }

  @Test func aKeyBeforeTheFirstSection() {
    #expect(
      findings("x=1\n[A]\ny=2\n")
        == [
          "f:1: x stands before the first section; expected a section, a line like [Name], above it"
        ])
    #expect(entries("x=1\n[A]\ny=2\n") == ["3 [A] y=2"])
  }

  @Test func aKeyTwiceIsAWarning() {
    #expect(
      findings("[A]\nx=1\nx=2\n")
        == ["f:3: warning: x is set again, it was in line 2; the last one counts"])
  }

  /// libinih would cut the line and read its rest as another one.
  @Test(arguments: [195, 196, 197, 198, 199, 200, 250, 100_000])
  func aLineThatIsTooLongIsNamedAndLeftOut(length: Int) {
    let value = String(repeating: "x", count: length - 2)
    let text = "[A]\na=1\nk=\(value)\nb=2\n"
    if length <= 198 {
      #expect(entries(text) == ["2 [A] a=1", "3 [A] k=\(value)", "4 [A] b=2"])
      #expect(findings(text) == [])
    } else {
      #expect(entries(text) == ["2 [A] a=1", "4 [A] b=2"])
      #expect(findings(text) == ["f:3: the line is too long; expected at most 198 bytes"])
    }
  }

  @Test func somethingElseEntirelyIsGivenUp() {
    let text = String(repeating: "lorem ipsum\n", count: 3000)
    #expect(findings(text).count == INIReader.faultLimit + 1)
    #expect(findings(text).last == "f:50: the rest is not read; expected a configuration")
  }

  @Test func junkNeverCrashes() {
    var state: UInt64 = 1
    let letters = Array("[]=:;# \n\r\tab\"\u{1}長")
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(letters[Int(state >> 33) % letters.count])
      }
      for entry in INIFile(text, path: "f").entries { #expect(!entry.section.isEmpty) }
    }
  }
}
