import Badminton
import Buttons
import Drawing
import Timing

/// The program as a value: which screen is shown, what each of them knows, and the settings.
///
/// It reads no clock and does no I/O. The court thread hands in what people did and when, stores the
/// records it gets back, and posts `picture(at:)`.
public struct Console: Sendable {
  /// What is shown now.
  public internal(set) var screen: ScreenName = .badminton
  /// What is in force: the administrator's settings, and over them what was chosen on the display.
  public internal(set) var settings: Settings
  /// The picture's size in px.
  public internal(set) var size: Size
  /// The size of the small display that only one player sees, in px; nil while there is none.
  public internal(set) var secretSize: Size?

  /// The score.
  public internal(set) var badminton: BadmintonScreen
  /// The board game.
  public internal(set) var quoridor = QuoridorScreen()
  /// The party game.
  public internal(set) var spy = SpyScreen()
  /// The menu.
  public internal(set) var menu = MenuScreen()

  /// The day, where somebody said which it is.
  private var today: CalendarDay?
  var dice: Dice
  var notices = Notices()
  /// What was chosen on the display, in order, each matter once.
  var choices: [Choice] = []

  /// A console for these settings on a display of `size` px.
  ///
  /// The game that `records` tell of (oldest first) comes back, paused; `seed` feeds the toss and the
  /// deals.
  public init(
    settings: Settings, size: Size, records: [Record] = [], seed: UInt64 = 0, at now: Duration
  ) {
    self.settings = settings
    self.size = size
    dice = Dice(seed: seed)
    badminton = BadmintonScreen(settings: settings, at: now)
    restore(records, at: now)
  }

  /// What the cue means on the screen that is shown, or nil if it means nothing.
  public func action(for cue: Cue, at now: Duration) -> Action? {
    if case .press(let press) = cue, let action = Self.action(of: press) { return action }
    return screenAction(for: cue, at: now) ?? (opensMenu(cue) ? .show(.menu) : nil)
  }

  /// Whether a cue that the screen has no use for asks for the menu: Esc of a keyboard or gamepad
  /// that is not the panel, or a finger on the foot, where the menu is named.
  private func opensMenu(_ cue: Cue) -> Bool {
    guard screen != .menu, !wantsTextEntry else { return false }
    switch cue {
    case .key(.escape): return true
    case .pointer(let x, let y, .down): return Foot.split(size, settings).foot.holds(x: x, y: y)
    case .key, .text, .press, .pointer: return false
    }
  }

  /// Does it.
  ///
  /// A refusal is thrown, and shown for two seconds; nothing else has changed then.
  public mutating func apply(_ action: Action, at now: Duration) throws(Refusal) -> Outcome {
    do throws(Refusal) {
      let outcome = try performAll(action, at: now)
      notices.refusal = nil
      notices.handedOut += outcome.records.count
      return outcome
    } catch {
      notices.refuse(error, at: now)
      throw error
    }
  }

  /// What the machine player is asked now, nil for nothing.
  ///
  /// The shell lets a worker think about it and applies the answer as `.quoridor(.answer(…))`; a
  /// question with another ticket replaces it.
  public var question: QuoridorQuestion? { screen == .quoridor ? quoridor.question : nil }

  /// What is heard beside effects, and how loud everything is.
  public var audio: Audio {
    let isGame = screen == .quoridor && quoridor.phase == .playing
    return Audio(
      hasMusic: isGame && !settings.isMuted && settings.musicVolume > 0,
      music: settings.musicVolume, effects: settings.effectsVolume)
  }

  /// Whether a text field is open and owns the keyboard.
  public var wantsTextEntry: Bool { shown.wantsTextEntry }

  /// Tells of a line that is held and will act later, or that none is.
  public mutating func setHold(_ hold: Hold?) {
    notices.hold = hold
  }

  /// Tells of a trouble that began (`over` false) or ended.
  public mutating func report(_ trouble: Trouble, over: Bool = false) {
    notices.report(trouble, over: over)
  }

  /// Tells that the first `count` of all records handed out so far are on disk.
  public mutating func saved(through count: Int) {
    notices.saved = max(notices.saved, count)
  }

  /// Takes other settings into force, as after a reload of the configuration.
  ///
  /// What was chosen on the display stays; a match that has begun keeps what was agreed for it.
  public mutating func reconfigure(_ settings: Settings, at now: Duration) {
    self.settings = settings
    for choice in choices { take(choice) }
    badminton.follow(self.settings)
    if let today { date(is: today) }
  }

  /// Takes choices of the command line into force, over what was chosen on the display before.
  public mutating func insist(on choices: [Choice]) {
    for choice in choices { take(choice) }
  }

  /// The display has another size.
  public mutating func resize(_ size: Size) {
    self.size = size
  }

  /// What happens by itself up to `now`: a refusal ends, the clock's value is stored, an interval
  /// is over.
  public mutating func elapse(to now: Duration) -> Outcome {
    notices.elapse(to: now)
    let outcome = audible(elapseScreens(to: now))
    notices.handedOut += outcome.records.count
    return outcome
  }

  /// Does an action and what follows from it: all of it or nothing.
  private mutating func performAll(
    _ action: Action, at now: Duration
  ) throws(Refusal) -> Outcome {
    guard case .menu = action else { return audible(try perform(action, at: now)) }
    var copy = self
    var outcome = try copy.perform(action, at: now)
    while !outcome.follow.isEmpty {
      let next = outcome.follow.removeFirst()
      outcome.append(try copy.perform(next, at: now))
    }
    self = copy
    return audible(outcome)
  }

  /// The outcome without what is turned off.
  private func audible(_ outcome: Outcome) -> Outcome {
    var outcome = outcome
    outcome.sounds.removeAll { settings.isMuted || !settings.sounds.contains($0) }
    if !settings.vibrates { outcome.pulses = nil }
    return outcome
  }

  /// When the picture or what must be stored changes next with nobody doing anything; nil for never.
  public func nextChange(after now: Duration) -> Duration? {
    [notices.nextChange(after: now), screensNextChange(after: now)].compactMap { $0 }.min()
  }

  /// What the display shows.
  public func picture(at now: Duration) -> Scene {
    let scene = Scene(size: size, background: Palette.ground, nodes: nodes(at: now))
    return settings.brightness < 100 ? scene.dimmed(to: settings.brightness) : scene
  }

  /// Tells which day it is: where the format follows the Laws, new matches are of that day's.
  public mutating func date(is day: CalendarDay) {
    today = day
    guard settings.followsLaws else { return }
    let format = Format.lawful(on: day)
    guard format != settings.format else { return }
    settings.format = format
    badminton.follow(settings)
  }

  /// The state of the shown screen, as `simulate` prints it and the network serves it.
  public func state(at now: Duration) -> StateValue {
    let surroundings = surroundings(at: now)
    var members = shown.state(in: surroundings)
    if screen == .menu { members += screen(menu.origin).state(in: surroundings) }
    members.append(("refusal", notices.refusal.map { .string($0.text) } ?? .null))
    members.append(("stuck", .array(notices.stuck.map { .string($0.name) })))
    members.append(("saving", .bool(notices.isSaving)))
    return .object(members)
  }
}
