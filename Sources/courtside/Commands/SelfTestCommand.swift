import Buttons
import CLinux
import Config
import Drawing
import GPIO
import SDLDisplay
import Scoreboard
import Storage

/// `courtside self-test`: what the program finds on this machine, and what is missing.
enum SelfTestCommand {
  private static let help = Help(
    usage: "self-test [OPTIONS]",
    about: """
      Shows the configuration, the GPIO chips with their lines and live levels, the display's driver
      and size, the fonts, and whether the database can be written. Ends with 1 where something is
      missing. A scoreboard that runs meanwhile is not disturbed. With --watch it shows what each
      button does instead, until it is interrupted: for wiring a panel.
      """,
    options: [
      .init("gpio", "SOURCE", "buttons: device (default) or keyboard"),
      .init("display", "DRIVER", "kms (default), window or headless"),
      .init("watch", nil, "show every edge and press of the device until interrupted"),
    ] + Setup.options)

  /// Runs it; gives the exit status.
  @MainActor
  static func run(_ arguments: [String]) -> Int32 {
    help.answer(arguments) { read throws(Arguments.Misuse) in
      if let word = read.words.first {
        throw Arguments.Misuse(text: "self-test takes no “\(word)”; see courtside self-test --help")
      }
      let setup = try Setup(read, readsSystem: true)
      let driver = try RunCommand.driver(read, setup)
      let source = try RunCommand.source(read["gpio"] ?? "device")
      if read["watch"] != nil { return watch(setup) }
      var test = SelfTest(setup: setup, driver: driver)
      return test.run(readsDevice: source.isDevice) ? 0 : 1
    }
  }

  /// Shows what the panel does until the program is interrupted.
  private static func watch(_ setup: Setup) -> Int32 {
    guard let profile = CourtStart.deviceProfile(setup) else {
      Output.complain("no board profile: name one in the configuration")
      return 1
    }
    let chosen = setup.configuration.panel.applied(to: profile)
    var watch = PanelWatch(profile: chosen, showsEdges: true)
    watch.run { Output.line($0) }
    return 0
  }
}

/// The checks and what they found.
@MainActor
private struct SelfTest {
  let setup: Setup
  let driver: DisplayOptions.Driver
  private var isComplete = true

  init(setup: Setup, driver: DisplayOptions.Driver) {
    self.setup = setup
    self.driver = driver
  }

  /// Whether nothing is missing.
  mutating func run(readsDevice: Bool) -> Bool {
    checkConfiguration()
    if readsDevice { checkLines() }
    checkDisplay()
    checkDatabase()
    Output.line(isComplete ? "self-test: all is there" : "self-test: something is missing")
    return isComplete
  }

  private mutating func say(_ title: String, _ lines: [String], isGood: Bool) {
    Output.line("\(title): \(isGood ? "ok" : "NOT OK")")
    for line in lines { Output.line("  \(line)") }
    if !isGood { isComplete = false }
  }

  private mutating func checkConfiguration() {
    let isGood = !setup.findings.contains { $0.severity == .error }
    say("configuration", setup.findings.map(\.description), isGood: isGood)
  }

  private mutating func checkLines() {
    let survey = BoardSurvey(profile: CourtStart.deviceProfile(setup), at: Clock.now)
    say("buttons", survey.text, isGood: survey.isComplete)
  }

  private mutating func checkDisplay() {
    var said: [String] = []
    do throws(DisplayError) {
      var options = setup.displayOptions(driver: driver)
      if driver == .headless && options.size == nil {
        options.size = Size(width: 1920, height: 1080)
      }
      let display = try Display(options) { said.append($0) }
      said.append("\(driver.rawValue), \(display.size.width)x\(display.size.height)")
      let console = Console(settings: setup.settings, size: display.size, at: .zero)
      try display.show(console.picture(at: .zero))
      let names = display.canvas.placements.filter { $0.role.hasPrefix("name.") }
      said += distanceWarnings(names, on: display.size)
      say("display", said, isGood: true)
      try checkFonts(display)
    } catch {
      say("display", said + [error.description], isGood: false)
    }
  }

  /// Names that fall below a letter of distance/480 for the screen and distance of the configuration.
  private func distanceWarnings(_ names: [SDLDisplay.Placement], on size: Size) -> [String] {
    let choices = setup.configuration.display
    guard let inches = choices.screenInches, let metres = choices.viewingMetres else { return [] }
    let (width, height) = (Double(size.width), Double(size.height))
    let millimetres = inches * 25.4 * height / (width * width + height * height).squareRoot()
    let needed = metres * 1000 / 480
    return names.compactMap { name in
      let actual = Double(name.capHeight) * millimetres / height
      if actual >= needed { return nil }
      return "warning: “\(name.text)” is \(Int(actual)) mm high; from \(metres) m it needs "
        + "\(Int(needed.rounded(.up))) mm"
    }
  }

  private mutating func checkFonts(_ display: Display) throws(DisplayError) {
    let samples = ["Viktor AXELSEN", "戴資穎", "Đỗ Thị Hoài", "דוד לוי", "محمد", "โพธิ์ภักดี"]
    let height = max(1, display.size.height / samples.count)
    var scene = Scene(size: display.size, background: Palette.ground)
    for (index, sample) in samples.enumerated() {
      let box = Rect(x: 0, y: index * height, width: display.size.width, height: height)
      scene.nodes.append(
        Node(
          "sample.\(index)", box,
          .text(Text([sample], color: Palette.white, on: Palette.ground, largest: height / 3))))
    }
    try display.show(scene)
    let pieces = display.canvas.placements.flatMap(\.pieces)
    let missing = pieces.filter(\.isMissing)
    var faces: [String] = []
    for piece in pieces where !piece.isMissing && !faces.contains(piece.face) {
      faces.append(piece.face)
    }
    say(
      "fonts", faces + missing.map { "no font has “\($0.text)”" },
      isGood: missing.isEmpty)
  }

  private mutating func checkDatabase() {
    let directory = setup.dataDirectory ?? CourtStart.dataDirectory
    guard let trial = TrialDirectory(in: directory) else {
      say("database", ["\(directory): cannot be written"], isGood: false)
      return
    }
    let opening = Store.open(directory: trial.path)
    let start = Clock.now
    opening.store.append([Record(book: .settings, text: "self-test")])
    let isSaved = opening.store.flush()
    let milliseconds = Double((Clock.now - start).inNanoseconds / 10_000) / 100
    let trouble = opening.store.trouble
    opening.store.close()
    let said = opening.notices + (trouble.map { [$0] } ?? [])
    say(
      "database",
      [
        "\(directory): \(isSaved ? "a record is on disk in \(milliseconds) ms" : "nothing is saved")"
      ]
        + said, isGood: isSaved)
  }
}
