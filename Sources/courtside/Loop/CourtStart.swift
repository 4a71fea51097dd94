import Buttons
import CLinux
import Drawing
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
  }

  var setup: Setup
  var size: Size
  var source: Source
  var signals: Int32
  /// What starts the program again.
  var arguments: [String]

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
    let opening = Store.open(directory: setup.dataDirectory ?? Self.dataDirectory)
    for notice in opening.notices { Output.complain(notice) }
    let now = Clock.now
    var lines: any EdgeSource
    let panel: PanelSettings
    switch source {
    case .device:
      (lines, panel) = (KeyboardSource(), .device)
    case .keyboard:
      (lines, panel) = (KeyboardSource(), .keyboard)
    case .script(let script):
      (lines, panel) = (ScriptSource(script, display: display, at: now), .script)
    }
    let active = lines.levels(at: now)
    var console = Console(
      settings: setup.settings, size: size, records: opening.records,
      seed: UInt64.random(in: .min ... .max), at: now)
    if setup.screen != .badminton { _ = try? console.apply(.show(setup.screen), at: now) }
    let court = Court(
      panel: Panel(settings: panel, activeAtStart: active, at: now), console: console)
    return CourtThread(
      court: court, store: opening.store, lines: lines, inbox: inbox, display: display,
      signals: signals,
      health: DisplayHealth(arguments: arguments, period: Service.watchdogPeriod, at: now))
  }
}
