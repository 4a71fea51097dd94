import Buttons
import Testing

@Suite struct ScriptTests {
  private func edges(_ text: String) throws -> [String] {
    try Script(parsing: text).steps.compactMap { step in
      guard case .edge(let edge) = step.action else { return nil }
      let late = edge.readTime == edge.time ? "" : " read \(milliseconds(edge.readTime))"
      return "\(milliseconds(edge.time)) \(edge.isActive ? "down" : "up") \(edge.line.name)\(late)"
    }
  }

  private func milliseconds(_ time: Duration) -> Double { time / .milliseconds(1) }

  @Test func verbsBecomeEdges() throws {
    #expect(try edges("1 down left+") == ["1000.0 down left+"])
    #expect(try edges("1.5 up right-") == ["1500.0 up right-"])
    #expect(try edges("0 tap ends") == ["0.0 down ends", "80.0 up ends"])
    #expect(try edges("0.1 hold:1.2 rewind") == ["100.0 down rewind", "1300.0 up rewind"])
    #expect(
      try edges("2 late:1.5 left+") == [
        "2000.0 down left+ read 3500.0", "2080.0 up left+ read 3580.0",
      ])
  }

  @Test func bounceIsSpreadEvenlyAndLeftPressedIsReleased() throws {
    #expect(
      try edges("1 bounce:5:8 left+") == [
        "1000.0 down left+", "1002.0 up left+", "1004.0 down left+", "1006.0 up left+",
        "1008.0 down left+", "1108.0 up left+",
      ])
    #expect(
      try edges("1 bounce:4:6 left+") == [
        "1000.0 down left+", "1002.0 up left+", "1004.0 down left+", "1006.0 up left+",
      ])
    #expect(try edges("1 bounce:1:6 left+") == ["1000.0 down left+", "1100.0 up left+"])
    #expect(try edges("1 bounce:10000:6 left+").count == 10_000)
  }

  @Test func linesMayBeInAnyOrderAndOverlap() throws {
    let script = try Script(
      parsing: """
        # a comment, and an empty line

        3 frame out/after.png   # a picture
        1 hold:2 left+
        2 tap right+
        initial menu
        9 wait
        3 kill\r
        """)
    #expect(script.initial == [.menu])
    #expect(script.steps.map(\.lineNumber) == [4, 5, 5, 3, 4, 8, 7])
    let times = script.steps.map { milliseconds($0.time) }
    #expect(times == [1000, 2000, 2080, 3000, 3000, 3000, 9000])
    #expect(script.steps[3].action == .frame("out/after.png"))
    #expect(script.steps[5].action == .kill)
    #expect(script.steps[6].action == .wait)
    #expect(script.end == .seconds(9))
  }

  @Test func edgesReadInOneInstantComeInTheOrderTheyHappened() throws {
    #expect(
      try edges("2 tap left+\n1.5 late:0.5 left-").prefix(2) == [
        "1500.0 down left- read 2000.0", "2000.0 down left+",
      ])
  }

  @Test func nothingIsAScriptToo() throws {
    for text in ["", "\n", "# only a comment", "\u{FEFF}"] {
      let script = try Script(parsing: text)
      #expect(script.steps.isEmpty && script.initial.isEmpty && script.end == .zero)
    }
    #expect(try Script(parsing: "\u{FEFF}1 tap left+").steps.count == 2)
  }

  @Test func levelsAreThoseOfTheFingerNotOfTheReader() throws {
    let script = try Script(parsing: "initial menu\n1 late:3 left+\n2 down rewind\n5 up menu")
    #expect(script.active(at: .zero) == [.menu])
    #expect(script.active(at: .milliseconds(1050)) == [.menu, .leftPlus])
    #expect(script.active(at: .milliseconds(1100)) == [.menu])
    #expect(script.active(at: .seconds(6)) == [.rewind])
  }

  @Test(
    arguments: [
      ("1 tap left+\nfoo", 2, "expected a time in seconds, or initial"),
      ("1 tap lft+", 1, "expected a line: left+, left-, right+, right-, rewind, start, ends, menu"),
      ("1 tap", 1, "not nothing"),
      ("1", 1, "expected a verb"),
      ("\n\n1 press left+", 3, "expected a verb"),
      ("1 hold left+", 1, "expected a verb"),
      ("1 hold: left+", 1, "hold:SECONDS"),
      ("1 hold:-1 left+", 1, "hold:SECONDS: seconds, 0 or more"),
      ("1 hold:1:2 left+", 1, "expected a verb"),
      ("1 bounce:0:5 left+", 1, "1 to 10000 edges"),
      ("1 bounce:10001:5 left+", 1, "1 to 10000 edges"),
      ("1 bounce:99999999999999999999:5 left+", 1, "1 to 10000 edges"),
      ("1 bounce:3 left+", 1, "expected a verb"),
      ("1 bounce:3:x left+", 1, "milliseconds"),
      ("-1 tap left+", 1, "0 or more"),
      ("nan tap left+", 1, "expected a time"),
      ("inf tap left+", 1, "expected a time"),
      ("0x10 tap left+", 1, "expected a time"),
      ("1e99 tap left+", 1, "at most a year"),
      ("40000000 tap left+", 1, "at most a year"),
      ("1 tap left+ now", 1, "expected the end of the line"),
      ("1 wait left+", 1, "expected the end of the line"),
      ("1 frame", 1, "expected a file: NAME.png"),
      ("1 frame picture.jpg", 1, "expected a file: NAME.png"),
      ("1 frame .png", 1, "expected a file: NAME.png"),
      ("initial", 1, "expected a line"),
      ("initial left+ x", 1, "expected the end of the line"),
    ])
  func errorsNameTheLineAndWhatWasExpected(text: String, line: Int, expected: String) throws {
    let error = error(in: text)
    #expect(error?.lineNumber == line)
    let sentence = error?.description ?? ""
    #expect(sentence.hasPrefix("line \(line): expected ") && sentence.contains(expected))
  }

  /// What reading the script throws, nil where it is read.
  private func error(in text: String) -> ScriptError? {
    do throws(ScriptError) {
      _ = try Script(parsing: text)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatStoodThereIsShownSafely() {
    let error = error(in: "\u{1B}[2J" + String(repeating: "x", count: 200))
    #expect(error?.found == "?[2J" + String(repeating: "x", count: 36) + "…")
  }

  @Test func timesNeedNoMoreThanANumber() throws {
    for (text, expected) in [("0.1", 100.0), ("1e-3", 1), ("2.", 2000), ("0.0000001", 0.0001)] {
      #expect(milliseconds(try Script(parsing: "\(text) wait").end) == expected)
    }
  }

  @Test func scriptsOfManyStepsAreRefused() {
    let line = "1 bounce:10000:1 left+\n"
    #expect(throws: ScriptError.self) { try Script(parsing: String(repeating: line, count: 101)) }
  }
}
