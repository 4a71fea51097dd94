import Buttons
import Scoreboard

/// The panel and the console together: everything between an edge and what follows from it.
///
/// `run` and `simulate` drive the same court; they differ in where edges and instants come from.
struct Court {
  /// Something the court did, for whoever stores, plays and prints.
  enum Step {
    /// An action was applied.
    case did(Action, Outcome)
    /// An action was refused; the reason is on the display for two seconds.
    case refused(Action, Refusal)
    /// Something happened by itself.
    case passed(Outcome)
  }

  /// The panel of buttons.
  private(set) var panel: Panel
  /// The program as a value.
  var console: Console

  /// A court over this panel and console.
  init(panel: Panel, console: Console) {
    self.panel = panel
    self.console = console
  }

  /// Whether edges were dropped, so that the levels must be read again.
  var wantsLevels: Bool { panel.wantsLevels }

  /// The next instant at which something happens without any input; nil for never.
  func deadline(after now: Duration) -> Duration? {
    let changes = [panel.deadline, console.nextChange(after: now)]
    return changes.compactMap { $0 }.min()
  }

  /// Takes an input at `now`; `report` hears of each step right after it.
  mutating func take(
    _ input: Input, at now: Duration, _ report: (Step, borrowing Court) -> Void
  ) {
    switch input {
    case .edge(let edge):
      let presses = panel.feed(edge)
      act(on: presses, at: now, report)
    case .text(let text):
      perform(.text(text), at: now, report)
    case .key(let key):
      perform(.key(key), at: now, report)
    case .pointer(let x, let y, let pointer):
      perform(.pointer(x: x, y: y, pointer), at: now, report)
    case .quit:
      break
    }
  }

  /// Lets time pass until `now`.
  mutating func elapse(to now: Duration, _ report: (Step, borrowing Court) -> Void) {
    let presses = panel.advance(to: now)
    act(on: presses, at: now, report)
    let outcome = console.elapse(to: now)
    if !outcome.isEmpty { report(.passed(outcome), self) }
  }

  /// Takes the levels of all lines, read after edges were lost or a chip came back.
  mutating func levelsRead(_ active: Set<Line>, at now: Duration) {
    panel.levelsRead(active, at: now)
    console.setHold(panel.hold(at: now))
  }

  private mutating func act(
    on presses: [Press], at now: Duration, _ report: (Step, borrowing Court) -> Void
  ) {
    // The hold is told before and after: an action may depend on it, and it may be over then.
    console.setHold(panel.hold(at: now))
    for press in presses {
      perform(.press(press), at: panel.date(of: press, at: now), report)
    }
  }

  private mutating func perform(
    _ cue: Cue, at now: Duration, _ report: (Step, borrowing Court) -> Void
  ) {
    guard let action = console.action(for: cue, at: now) else { return }
    perform(action, at: now, report)
  }

  /// Does an action that no cue stands for: the machine player's answer.
  mutating func perform(
    _ action: Action, at now: Duration, _ report: (Step, borrowing Court) -> Void
  ) {
    do throws(Refusal) {
      let outcome = try console.apply(action, at: now)
      report(.did(action, outcome), self)
    } catch {
      report(.refused(action, error), self)
    }
  }
}
