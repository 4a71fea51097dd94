import Buttons
import CLinux
import Drawing
import SDLDisplay
import Scoreboard
import Storage
import Text

/// The daemon in virtual time: the court, the store and the drawing of `run`, driven by a script as
/// fast as the machine allows.
@MainActor
struct Simulation {
  private let script: Script
  private var court: Court
  private let store: Store
  private let display: Display
  /// The small display that only one player sees, where there is one.
  private let second: SecondDisplay?
  /// The time of the simulation, since its start.
  private var now: Duration = .zero
  private var drawn: Scene?
  private var thinker: QuoridorThinker?
  /// Where the times of presses go, if somebody asked for them.
  private let times: StepTimes?
  /// How long the machine has been at the present step, without what it stored and printed.
  private var spent: Duration?

  /// How long after the script's last line a press may still be settling.
  private static let settling: Duration = .milliseconds(100)

  /// A simulation of `script` from time 0.
  init(
    script: Script, court: Court, store: Store, display: Display, second: SecondDisplay? = nil,
    times: StepTimes? = nil
  ) {
    self.times = times
    self.script = script
    self.court = court
    self.store = store
    self.display = display
    self.second = second
  }

  /// Runs the script to its end, printing a line at the start, after each step, and at the end.
  mutating func run() throws(DisplayError) {
    save()
    try draw()
    printState()
    for step in script.steps {
      try pass(to: step.time)
      switch step.action {
      case .edge(let edge):
        take { court, report in court.take(.edge(edge), at: step.time, report) }
        if court.wantsLevels { court.levelsRead(script.active(at: now), at: now) }
      case .frame(let path):
        try draw()
        try display.writePNG(path)
        try second?.writePNG(DisplayThread.secretPath(path))
      case .kill:
        cl_kill_self()
      case .wait:
        break
      }
      try draw()
    }
    // A press that began within the script still counts; what is held longer does not.
    let end = now
    while let deadline = court.panel.deadline, deadline <= end + Self.settling {
      try pass(to: deadline)
    }
    printState()
  }

  /// Lets time pass until `instant`, stopping wherever something happens by itself.
  private mutating func pass(to instant: Duration) throws(DisplayError) {
    while let deadline = court.deadline(after: now), deadline <= instant {
      now = max(now, deadline)
      take { court, report in court.elapse(to: deadline, report) }
      try draw()
    }
    now = max(now, instant)
    take { court, report in court.elapse(to: instant, report) }
  }

  /// Lets the court act, stores what follows and prints a line after each step.
  private mutating func take(
    _ act: (inout Court, (Court.Step, borrowing Court) -> Void) -> Void
  ) {
    var lines: [String] = []
    let (store, instant) = (store, now)
    let begin = Clock.now
    var aside: Duration = .zero
    var hasActed = false
    act(&court) { step, court in
      let pause = Clock.now
      defer { aside += Clock.now - pause }
      switch step {
      case .did(_, let outcome):
        hasActed = true
        store.append(outcome.records)
        _ = store.flush()
        var console = court.console
        console.saved(through: store.saved)
        lines.append(Self.line(console, at: instant))
      case .passed(let outcome):
        store.append(outcome.records)
      case .refused:
        lines.append(Self.line(court.console, at: instant))
      }
    }
    if hasActed { spent = (spent ?? .zero) + Clock.now - begin - aside }
    save()
    for line in lines { Output.line(line) }
    // The machine player thinks in no time.
    if let question = court.console.question {
      let thinker = self.thinker ?? QuoridorThinker()
      self.thinker = thinker
      let found = thinker.think(about: question)
      let answer = Action.quoridor(.answer(ticket: question.ticket, found))
      take { court, report in court.perform(answer, at: instant, report) }
    }
  }

  private mutating func save() {
    _ = store.flush()
    let news = store.takeNews()
    for notice in news.notices { Output.complain(notice) }
    court.console.saved(through: news.saved)
    court.console.report(.notSaved(reason: news.trouble ?? ""), over: news.trouble == nil)
  }

  private mutating func draw() throws(DisplayError) {
    if let second, let scene = court.console.secretPicture(at: now) { try second.show(scene) }
    let begin = Clock.now
    let scene = court.console.picture(at: now)
    if scene != drawn {
      try display.show(scene)
      drawn = scene
    }
    guard let spent else { return }
    times?.add(now, spent + Clock.now - begin)
    self.spent = nil
  }

  private func printState() {
    Output.line(Self.line(court.console, at: now))
  }

  private static func line(_ console: Console, at now: Duration) -> String {
    let state = JSONWriter.text(of: console.state(at: now))
    return "{\"t\":\(seconds(now)),\"screen\":\"\(console.screen.rawValue)\",\"state\":\(state)}"
  }

  /// The time in seconds with as many decimals as it has, down to a microsecond.
  static func seconds(_ time: Duration) -> String {
    let microseconds = time.inNanoseconds / 1000
    let (whole, part) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    var digits = String(part + 1_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(whole)" : "\(whole).\(digits)"
  }
}
