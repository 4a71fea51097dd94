import Badminton
import Buttons
import CLinux
import Config
import Drawing
import GPIO
import Glibc
import Scoreboard
import Storage

/// What the court thread starts from.
///
/// It opens the store and the lines itself, so that the display
/// opens at the same time.
struct CourtStart: Sendable {
  /// Where the edges come from.
  enum Source: Sendable {
    case device
    case keyboard
    case script(Script)

    /// Whether they are those of a real board.
    var isDevice: Bool {
      if case .device = self { true } else { false }
    }
  }

  var setup: Setup
  var size: Size
  var source: Source
  var signals: Int32
  /// What starts the program again.
  var arguments: [String]
  /// The file that gets the times of presses, if somebody asked for them.
  var times: String?

  /// Where the database lies unless something else is said: systemd's state directory, or the user's.
  static var dataDirectory: String {
    if let directory = getenv("STATE_DIRECTORY") {
      return String(String(cString: directory).split(separator: ":").first ?? "/var/lib/courtside")
    }
    if getuid() == 0 { return "/var/lib/courtside" }
    if let directory = getenv("XDG_STATE_HOME") { return String(cString: directory) + "/courtside" }
    return (getenv("HOME").map { String(cString: $0) } ?? "/tmp") + "/.local/state/courtside"
  }

  /// Opens everything the court needs.
  func open(inbox: Mailbox<CourtLetter>, display: Mailbox<DisplayLetter>) -> CourtThread {
    let directory = setup.dataDirectory ?? Self.dataDirectory
    let opening = Store.open(directory: directory)
    for notice in opening.notices { Output.complain(notice) }
    let now = Clock.now
    var (lines, panel) = openLines(display: display, at: now)
    let active = lines.levels(at: now)
    var settings = setup.settings
    if case .device = source, let profile = Self.deviceProfile(setup) {
      settings.lines = Set(profile.lines.keys)
    }
    if settings.followsLaws { settings.format = .lawful(on: Clock.today) }
    var console = Console(
      settings: settings, size: size, records: opening.records,
      seed: UInt64.random(in: .min ... .max), at: now)
    console.insist(on: setup.insisted)
    setup.report(to: &console)
    SpyWords.equip(&console, directory: directory)
    let bank = BankDesk(words: setup.configuration.spyWords, directory: directory, court: inbox)
    if let screen = setup.screen { console.begin(on: screen) }
    if console.screen == .spy { bank.read() }
    let court = Court(
      panel: Panel(settings: panel, activeAtStart: active, at: now), console: console)
    let presses = times.flatMap(PressTimes.init(path:))
    if let times, presses == nil {
      Output.complain("--times \(times): \(String(cString: strerror(errno))); nothing is measured")
    }
    return CourtThread(
      court: court, store: opening.store, lines: lines, inbox: inbox, display: display,
      bank: bank, machine: QuoridorDesk(court: inbox), signals: signals,
      health: DisplayHealth(arguments: arguments, period: Service.watchdogPeriod, at: now),
      times: presses)
  }

  /// The source of edges and what the panel makes of them.
  private func openLines(
    display: Mailbox<DisplayLetter>, at now: Duration
  ) -> (lines: any EdgeSource, panel: PanelSettings) {
    let choices = setup.configuration.panel
    var panel: PanelSettings
    switch source {
    case .device:
      guard let profile = Self.deviceProfile(setup) else {
        return (NoLines(fault: choices.fault), .device)
      }
      let chosen = choices.applied(to: profile)
      panel = chosen.panelSettings(kernelDebounces: BoardLines.Library.debounces)
      return (DeviceSource(profile: chosen, at: now), panel)
    case .keyboard:
      return (KeyboardSource(), .keyboard)
    case .script(let script):
      return (ScriptSource(script, display: display, at: now), .script)
    }
  }

  /// The profile that was chosen, or the one of the board the program runs on.
  static func deviceProfile(_ setup: Setup) -> BoardProfile? {
    if let profile = setup.configuration.panel.profile { return profile }
    guard let model = BoardLibrary.model else { return nil }
    return BoardLibrary().profile(for: model)?.profile
  }
}
