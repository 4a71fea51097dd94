import Buttons
import Drawing
import Glibc
import SDLDisplay
import Scoreboard
import Storage

/// `courtside simulate SCRIPT`: the daemon in virtual time.
enum SimulateCommand {
  private static let help = Help(
    usage: "simulate SCRIPT [OPTIONS]",
    about: """
      Runs the scoreboard over a script of button presses, without waiting and without a screen, and
      prints a line of JSON at the start, after each action or refusal, and at the end:
      {"t":SECONDS,"screen":NAME,"state":{…}}. SCRIPT is a file, or - for standard input.

      A line of a script is SECONDS VERB LINE; the lines may be in any order and overlap.
        down, up            the button goes down, comes up
        tap                 down, and up 80 ms later
        hold:SECONDS        down, and up that much later
        bounce:EDGES:MS     that many edges evenly over that many ms, the first a press
        late:SECONDS        a tap whose edges are read that much later
        wait                (without LINE) time goes on
        frame FILE.png      (without LINE) writes what the display shows then
        kill                (without LINE) the process ends at once
      “initial LINE” on a line of its own: that button is down before the start. # begins a comment.
      The buttons: left+ left- right+ right- rewind start ends menu.
      """,
    options: [
      .init("times", "FILE", "write how many ms of real time each press took to its picture")
    ] + Setup.options)

  /// Runs it; gives the exit status.
  @MainActor
  static func run(_ arguments: [String]) -> Int32 {
    help.answer(arguments) { read throws(Arguments.Misuse) in
      guard read.words.count == 1, let path = read.words.first else {
        throw Arguments.Misuse(text: "simulate takes one script, or - for standard input")
      }
      return try simulate(
        path, setup: Setup(read, readsSystem: false), times: read["times"])
    }
  }

  @MainActor
  private static func simulate(
    _ path: String, setup: Setup, times: String?
  ) throws(Arguments.Misuse) -> Int32 {
    guard let text = TextFile.read(path) else { return 1 }
    let script: Script
    do throws(ScriptError) {
      script = try Script(parsing: text)
    } catch {
      throw Arguments.Misuse(text: "\(path == "-" ? "standard input" : path): \(error)")
    }
    let trial = setup.dataDirectory == nil ? TrialDirectory(in: TrialDirectory.base) : nil
    guard let directory = setup.dataDirectory ?? trial?.path else {
      Output.complain("\(TrialDirectory.base): cannot make a directory there")
      return 1
    }
    let opening = Store.open(directory: directory)
    for notice in opening.notices { Output.complain(notice) }
    defer { opening.store.close() }
    do throws(DisplayError) {
      var options = setup.displayOptions(driver: .headless)
      options.size = setup.size ?? Size(width: 1920, height: 1080)
      let display = try Display(options) { Output.complain($0) }
      let second = try setup.secretOptions(beside: options).map { options throws(DisplayError) in
        try SecondDisplay(options) { Output.complain($0) }
      }
      var console = Console(
        settings: setup.settings, size: display.size, records: opening.records, at: .zero)
      console.insist(on: setup.insisted)
      setup.report(to: &console)
      console.setSecretDisplay(second?.size)
      SpyWords.equip(&console, directory: directory)
      if let screen = setup.screen { console.begin(on: screen) }
      let steps = times.flatMap(StepTimes.init(path:))
      if let times, steps == nil {
        Output.complain(
          "--times \(times): \(String(cString: strerror(errno))); nothing is measured")
      }
      let panel = Panel(settings: .script, activeAtStart: script.initial, at: .zero)
      var simulation = Simulation(
        script: script, court: Court(panel: panel, console: console), store: opening.store,
        display: display, second: second, times: steps)
      try simulation.run()
      return 0
    } catch {
      Output.complain(error.description)
      return 1
    }
  }
}
