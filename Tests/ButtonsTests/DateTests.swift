import Buttons
import Testing

/// A press is dated by the first edge of the level that made it act.
struct DateTests {
  /// The dates of what acts, in ms.
  private func dates(_ script: String) throws -> [Int64] {
    let script = try Script(parsing: script)
    var panel = Panel(settings: .script, at: .zero)
    var dates: [Int64] = []
    func note(_ presses: [Press], _ panel: Panel, at now: Duration) {
      for case .act(let line, let began, let chord) in presses {
        let date = panel.date(of: .act(line, began: began, chord: chord), at: now)
        dates.append(date / .milliseconds(1) >= 0 ? Int64(date / .milliseconds(1)) : -1)
      }
    }
    for step in script.steps {
      while let deadline = panel.deadline, deadline <= step.time {
        note(panel.advance(to: deadline), panel, at: deadline)
      }
      if case .edge(let edge) = step.action { note(panel.feed(edge), panel, at: step.time) }
    }
    note(panel.advance(to: script.end + .milliseconds(10)), panel, at: script.end)
    return dates
  }

  @Test("a press by its first edge, though it acts 10 ms later")
  func press() throws {
    #expect(try dates("1 tap left+\n2 tap start") == [1000, 2000])
  }

  @Test("rewind by the first edge of its release, whatever it stands for")
  func rewind() throws {
    let script = "1 hold:0.5 rewind\n3 hold:2 rewind\n9 hold:4 rewind"
    #expect(try dates(script) == [1500, 5000, 13000])
  }

  @Test("the chord by the end of its second, counted from the later press")
  func chord() throws {
    #expect(try dates("1 hold:2 left+\n1.2 hold:2 right+") == [1000, 1200, 2200])
  }

  @Test("a start between two rewinds by itself")
  func startBeside() throws {
    #expect(try dates("1 hold:1.5 rewind\n3 tap start\n4 tap rewind") == [2500, 3000, 4080])
  }
}
