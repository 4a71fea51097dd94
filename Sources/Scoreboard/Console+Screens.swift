import Buttons
import Drawing

// The only place that knows which screens there are: every `switch` here gets a line for a new one.
extension Console {
  /// The screen that is shown.
  var shown: any Screen { screen(screen) }

  func screen(_ name: ScreenName) -> any Screen {
    switch name {
    case .badminton: badminton
    case .quoridor: quoridor
    case .spy: spy
    case .menu: menu
    }
  }

  func screenAction(for cue: Cue, at now: Duration) -> Action? {
    let surroundings = surroundings(at: now)
    return switch screen {
    case .badminton: badminton.action(for: cue, in: surroundings).map(Action.badminton)
    case .quoridor: quoridor.action(for: cue, in: surroundings).map(Action.quoridor)
    case .spy: spy.action(for: cue, in: surroundings).map(Action.spy)
    case .menu: menu.action(for: cue, in: surroundings).map(Action.menu)
    }
  }

  mutating func perform(_ action: Action, at now: Duration) throws(Refusal) -> Outcome {
    var surroundings = surroundings(at: now)
    defer { dice = surroundings.dice }
    switch action {
    case .badminton(let action): return try badminton.apply(action, in: &surroundings)
    case .quoridor(let action): return try quoridor.apply(action, in: &surroundings)
    case .spy(let action): return try spy.apply(action, in: &surroundings)
    case .menu(let action): return try menu.apply(action, in: &surroundings)
    case .show(let name):
      let left = place
      show(name, at: now)
      guard place != left else { return Outcome(readsBank: name == .spy) }
      let shown = Record(book: .settings, text: Self.shownPrefix + place.rawValue)
      // Nobody is left who could stop its clock.
      let paused = left == .badminton ? badminton.pause(in: surroundings) : []
      return Outcome(records: paused + [shown], readsBank: name == .spy)
    case .choose(let choice): return Outcome(records: choose(choice))
    case .slip: throw surroundings.refusal(.refusedSlip)
    case .stale(let line):
      throw surroundings.refusal(.refusedStale, ButtonLabels(settings).label(line))
    case .stuck(let line):
      notices.report(.stuck(line), over: false)
      return .nothing
    case .unstuck(let line):
      notices.report(.stuck(line), over: true)
      return .nothing
    }
  }

  /// How the screen that was turned to is stored, so that it is there again after a restart.
  private static let shownPrefix = "screen="

  /// The screen that is shown, or that the menu lies over.
  private var place: ScreenName { screen == .menu ? menu.origin : screen }

  /// Begins on a screen, whichever was shown last.
  public mutating func begin(on name: ScreenName) { screen = name }

  /// Shows another screen; `menu` while it is open closes it.
  private mutating func show(_ name: ScreenName, at now: Duration) {
    switch name {
    case .badminton, .quoridor, .spy:
      menu.close()
      spy.coverAll()
      screen = name
    case .menu where screen == .menu:
      screen = menu.origin
      menu.close()
    case .menu:
      badminton.field = nil
      badminton.draft = nil
      badminton.rallyEdits = [:]
      spy.coverAll()
      quoridor.field = nil
      menu.open(on: screen, at: now)
      screen = .menu
    }
    quoridor.screenChanged(to: screen, in: surroundings(at: now))
  }

  mutating func restore(_ records: [Record], at now: Duration) {
    let surroundings = surroundings(at: now)
    for record in records {
      switch record.book {
      case .badminton: badminton.restore(record, in: surroundings)
      case .quoridor: quoridor.restore(record, in: surroundings)
      case .spy: spy.restore(record, in: surroundings)
      case .settings:
        if record.text.hasPrefix(Self.shownPrefix) {
          let name = ScreenName(rawValue: String(record.text.dropFirst(Self.shownPrefix.count)))
          if let name, name != .menu { begin(on: name) }
        } else if let choice = Choice(reading: record.text) {
          take(choice)
        }
      case .imported: break
      }
    }
  }

  mutating func elapseScreens(to now: Duration) -> Outcome {
    let surroundings = surroundings(at: now)
    var outcome = badminton.elapse(in: surroundings)
    outcome.append(quoridor.elapse(in: surroundings))
    outcome.append(spy.elapse(in: surroundings))
    outcome.append(menu.elapse(in: surroundings))
    while !outcome.follow.isEmpty {
      let next = outcome.follow.removeFirst()
      if let followed = try? perform(next, at: now) { outcome.append(followed) }
    }
    return outcome
  }

  func screensNextChange(after now: Duration) -> Duration? {
    let surroundings = surroundings(at: now)
    return ScreenName.allCases.compactMap { screen($0).nextChange(in: surroundings) }.min()
  }

  /// What a press means on every screen.
  static func action(of press: Press) -> Action? {
    switch press {
    case .act(.menu, _, _): .show(.menu)
    case .slip(let line): .slip(line)
    case .stale(let line): .stale(line)
    case .stuck(let line): .stuck(line)
    case .unstuck(let line): .unstuck(line)
    case .act, .held, .repeated, .released: nil
    }
  }

  func surroundings(at now: Duration) -> Surroundings {
    var surroundings = Surroundings(
      now: now, settings: settings, area: Foot.split(size, settings).area, size: size, dice: dice)
    if secretSize != nil { surroundings.secretDisplay = .elsewhere }
    if screen == .menu {
      surroundings.items = menuItems(in: surroundings)
      surroundings.summary = screen(menu.origin).summary(in: surroundings)
    }
    return surroundings
  }
}
