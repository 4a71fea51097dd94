import Buttons
import Drawing
import Testing

@testable import Scoreboard

@Suite("Anybody may press anything")
struct StormTests {
  /// A panel, a console and whoever leans on the buttons.
  private struct Storm {
    var panel: Panel
    var console: Console
    var dice: Dice
    var now: Duration = .zero
    var down: [Line] = []
    var records: [Record] = []

    init(seed: UInt64) {
      var settings = Settings()
      settings.roster = ["WANG Lin", "LI Na", "戴資穎"]
      settings.court = "COURT 1"
      settings.queue = [
        QueuedMatch(a: ["A", "B"], b: ["C", "D"]), QueuedMatch(a: ["E"], b: ["F"]),
      ]
      var preset = Preset(name: "Club")
      preset.isDoubles = true
      preset.layout = .court
      settings.presets = [preset]
      panel = Panel(settings: .script, activeAtStart: [], at: .zero)
      console = Console(
        settings: settings, size: Size(width: 320, height: 240), seed: seed, at: .zero)
      dice = Dice(seed: seed)
    }

    /// A button goes down or comes up, and time passes with all that falls due in it.
    mutating func press() {
      let line = Line.allCases.randomElement(using: &dice) ?? .start
      let isActive = !down.contains(line)
      if isActive { down.append(line) } else { down.removeAll { $0 == line } }
      pass(.milliseconds([15, 90, 200, 700, 1100, 3300].randomElement(using: &dice) ?? 90))
      take(panel.feed(Edge(line: line, isActive: isActive, time: now)))
      if Int.random(in: 0..<4, using: &dice) == 0, let held = down.first {
        down.removeFirst()
        take(panel.feed(Edge(line: held, isActive: false, time: now)))
      }
    }

    private mutating func pass(_ time: Duration) {
      let end = now + time
      for _ in 0..<200 {
        let next = [panel.deadline, console.nextChange(after: now)].compactMap { $0 }.min()
        guard let next, next <= end else { break }
        now = max(now, next)
        take(panel.advance(to: now))
        records += console.elapse(to: now).records
      }
      now = end
      take(panel.advance(to: now))
      records += console.elapse(to: now).records
    }

    private mutating func take(_ presses: [Press]) {
      for press in presses {
        guard let action = console.action(for: .press(press), at: now) else { continue }
        if let outcome = try? console.apply(action, at: now) { records += outcome.records }
      }
    }
  }

  @Test(
    "thousands of random presses: nothing traps, and what is stored gives the same match",
    arguments: 1...8)
  func storm(seed: Int) {
    var storm = Storm(seed: UInt64(seed))
    for count in 0..<2_500 {
      storm.press()
      if count.isMultiple(of: 25) {
        #expect(!storm.console.picture(at: storm.now).nodes.isEmpty)
      }
    }
    // What was restored is paused; but for the clock it is the state that was left.
    let settings = storm.console.settings
    let back = Console(
      settings: settings, size: storm.console.size, records: storm.records, at: storm.now)
    #expect(back.badminton.state == storm.console.badminton.state)
    #expect(back.badminton.match.header == storm.console.badminton.match.header)
    #expect(back.badminton.names == storm.console.badminton.names)
  }
}
