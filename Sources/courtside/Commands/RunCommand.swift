import Buttons
import CLinux
import Drawing
import Glibc
import SDLDisplay
import Scoreboard
import Storage

/// `courtside run`: the daemon.
enum RunCommand {
  private static let help = Help(
    usage: "run [OPTIONS]",
    about: """
      Reads the buttons and draws the scoreboard until it is told to end (SIGTERM, Ctrl-C, Ctrl-Q, or
      the window is closed).
      """,
    options: [
      .init("gpio", "SOURCE", "buttons: device (default), keyboard, or script:FILE"),
      .init("display", "DRIVER", "window, kms (the default without a desktop), or headless"),
      .init("times", "FILE", "write how many ms each press took to become a picture"),
    ] + Setup.options)

  /// Runs it; gives the exit status.
  @MainActor
  static func run(_ arguments: [String]) -> Int32 {
    help.answer(arguments) { read throws(Arguments.Misuse) in
      if let word = read.words.first {
        throw Arguments.Misuse(text: "run takes no “\(word)”; see courtside run --help")
      }
      return try start(read, arguments)
    }
  }

  @MainActor
  private static func start(
    _ read: Arguments, _ arguments: [String]
  ) throws(Arguments.Misuse) -> Int32 {
    var setup = try Setup(read, readsSystem: true)
    let driver = try self.driver(read, setup)
    let source = try self.source(read["gpio"] ?? "device")
    if case .keyboard = source { setup.settings.panel = .keys }
    let signals = cl_signal_open()
    let (inbox, letters) = (Mailbox<CourtLetter>(), Mailbox<DisplayLetter>())

    var options = setup.displayOptions(driver: driver)
    // A USB keyboard works beside a panel, and in its place when the panel is gone.
    options.keyboardIsPanel = true
    let size = setup.size ?? Size(width: 1920, height: 1080)
    let begin = CourtStart(
      setup: setup, size: size, source: source, signals: signals,
      arguments: ["courtside", "run"] + arguments, times: read["times"])
    let started = Threads.start("court") {
      var court = begin.open(inbox: inbox, display: letters)
      court.run()
    }
    guard started else {
      Output.complain("the system refuses a thread")
      return 1
    }
    var display = DisplayThread(
      options: options, secret: setup.secretOptions(beside: options), inbox: letters, court: inbox,
      times: read["times"])
    return display.run()
  }

  /// The display's driver, by the option, else by the configuration.
  static func driver(
    _ read: Arguments, _ setup: Setup
  ) throws(Arguments.Misuse) -> DisplayOptions.Driver {
    let name = read["display"] ?? setup.configuration.display.driver?.rawValue ?? usual
    guard let driver = DisplayOptions.Driver(rawValue: name) else {
      throw .expected("display", "kms, window or headless", not: name)
    }
    return driver
  }

  /// The driver where none is named: a window on a desktop, else the bare console.
  private static var usual: String {
    getenv("DISPLAY") == nil && getenv("WAYLAND_DISPLAY") == nil ? "kms" : "window"
  }

  /// Where the edges come from, by the option.
  static func source(_ text: String) throws(Arguments.Misuse) -> CourtStart.Source {
    switch text {
    case "device": return .device
    case "keyboard": return .keyboard
    default: break
    }
    guard text.hasPrefix("script:") else {
      throw .expected("gpio", "device, keyboard or script:FILE", not: text)
    }
    let path = String(text.dropFirst("script:".count))
    guard let script = TextFile.read(path) else {
      throw Arguments.Misuse(text: "--gpio: the script cannot be read")
    }
    do throws(ScriptError) {
      return .script(try Script(parsing: script))
    } catch {
      throw Arguments.Misuse(text: "\(path): \(error)")
    }
  }
}
