import Badminton
import Buttons
import Drawing

@testable import Scoreboard

/// A console with hands: what a test does to it, at which time.
struct CourtSide {
  var console: Console
  var now: Duration
  /// Everything that was handed out to be stored.
  var stored: [Record] = []

  init(
    _ settings: Settings = Settings(), size: Size = Size(width: 1920, height: 1080),
    records: [Record] = [], at now: Duration = .seconds(100)
  ) {
    console = Console(settings: settings, size: size, records: records, seed: 7, at: now)
    stored = records
    self.now = now + .seconds(1)
  }

  var badminton: BadmintonScreen { console.badminton }
  var phase: Phase { console.badminton.phase }

  /// Does what the cue means; the text of a refusal, or nil.
  @discardableResult
  mutating func cue(_ cue: Cue) -> String? {
    console.action(for: cue, at: now).flatMap { act($0) }
  }

  @discardableResult
  mutating func act(_ action: Action) -> String? {
    do {
      stored += try console.apply(action, at: now).records
      return nil
    } catch {
      return error.text
    }
  }

  /// Taps a line, a second after the last thing that happened.
  @discardableResult
  mutating func tap(_ line: Line) -> String? {
    wait(.seconds(1))
    return cue(.press(.act(line, began: now, chord: false)))
  }

  /// Holds both `+` lines for a second.
  @discardableResult
  mutating func chord() -> String? {
    tap(.leftPlus)
    let began = now
    now += .milliseconds(50)
    cue(.press(.act(.rightPlus, began: now, chord: false)))
    wait(.seconds(1))
    return cue(.press(.act(.ends, began: began, chord: true)))
  }

  /// Holds `ends` for a second.
  @discardableResult
  mutating func holdEnds() -> String? {
    tap(.ends)
    let began = now
    wait(.seconds(1))
    return cue(.press(.held(.ends, seconds: 1, began: began)))
  }

  mutating func wait(_ time: Duration) {
    let end = now + time
    while let next = console.nextChange(after: now), next <= end, next > now {
      now = next
      stored += console.elapse(to: now).records
    }
    now = end
    stored += console.elapse(to: now).records
  }

  /// Lets the side score so often.
  mutating func score(_ side: Side, _ times: Int = 1) {
    for _ in 0..<times { tap(badminton.end(of: side) == .left ? .leftPlus : .rightPlus) }
  }

  /// Holds `rewind` for three seconds: the menu.
  mutating func openMenu() {
    wait(.seconds(3))
    cue(.press(.act(.menu, began: now - .seconds(3), chord: false)))
  }

  /// Brings the match into a phase from its setup.
  mutating func reach(_ phase: Phase) {
    switch phase {
    case .setup: break
    case .playing: tap(.start)
    case .paused:
      tap(.start)
      score(.a, 3)
      score(.b)
      tap(.start)
    case .gameOver:
      tap(.start)
      score(.a, 21)
    case .matchOver:
      tap(.start)
      score(.a, 21)
      tap(.ends)
      tap(.start)
      score(.a, 21)
    }
    wait(.seconds(1))
  }

  /// A member of the state.
  subscript(_ key: String) -> StateValue? {
    guard case .object(let members) = console.state(at: now) else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The node of a role in the picture now.
  func node(_ role: String) -> Node? {
    console.picture(at: now).nodes.first { $0.role == role }
  }

  /// The ladder of a text node; empty where there is none.
  func ladder(_ role: String) -> [String] {
    guard case .text(let text)? = node(role)?.content else { return [] }
    return text.ladder
  }

  /// The first step of a text node.
  func text(_ role: String) -> String? { ladder(role).first }
}
