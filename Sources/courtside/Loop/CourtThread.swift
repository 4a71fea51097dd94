import Buttons
import CLinux
import Drawing
import Glibc
import Scoreboard
import Storage

/// The court thread: it sleeps until an edge, a letter, a save or a deadline, lets the court act, and
/// posts the newest scene.
///
/// Nothing in it waits for a disk or a screen.
struct CourtThread {
  private var court: Court
  private let store: Store
  private var lines: any EdgeSource
  private let inbox: Mailbox<CourtLetter>
  private let display: Mailbox<DisplayLetter>
  private let bank: BankDesk
  private let machine: QuoridorDesk
  private let signals: Int32
  private var health: DisplayHealth
  private var service = Service()
  /// Where the times of presses go, if somebody asked for them.
  private var times: PressTimes?

  private var posted: Scene?
  private var postedSecret: Scene?
  private var audio = Audio()
  private var number = 0
  private var saved = 0
  private var trouble: String?
  private var dated: Duration?
  private var status: Int32?

  init(
    court: Court, store: Store, lines: any EdgeSource, inbox: Mailbox<CourtLetter>,
    display: Mailbox<DisplayLetter>, bank: BankDesk, machine: QuoridorDesk,
    signals: Int32, health: DisplayHealth,
    times: PressTimes? = nil
  ) {
    self.court = court
    self.store = store
    self.lines = lines
    self.inbox = inbox
    self.display = display
    self.bank = bank
    self.machine = machine
    self.signals = signals
    self.health = health
    self.times = times
  }

  /// Runs until the program is told to end.
  mutating func run() {
    while status == nil {
      wait()
      let now = Clock.now
      readDate(at: now)
      readSignals()
      readEdges(at: now)
      readLetters(at: now)
      readStore()
      letCourt { court, report in court.elapse(to: now, report) }
      machine.ask(court.console.question)
      post(at: now)
      watch(at: now)
    }
    end()
  }

  /// Sleeps until something happens.
  private mutating func wait() {
    var waits = [signals, inbox.descriptor, store.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    for descriptor in lines.descriptors {
      waits.append(pollfd(fd: descriptor, events: Int16(POLLIN | POLLPRI), revents: 0))
    }
    let now = Clock.now
    let deadlines = [
      court.deadline(after: now), lines.deadline, health.deadline, service.deadline,
    ]
    let deadline = deadlines.compactMap { $0 }.min()
    let timeout = deadline.map { max(0, ($0 - now).inNanoseconds) } ?? -1
    _ = cl_poll(&waits, waits.count, timeout)
  }

  /// Looks once a minute which day it is: the Laws change on one.
  private mutating func readDate(at now: Duration) {
    if let dated, now - dated < .seconds(60) { return }
    dated = now
    court.console.date(is: Clock.today)
  }

  private mutating func readSignals() {
    while true {
      let signal = cl_signal_read(signals)
      if signal == 0 { return }
      status = 0
    }
  }

  private mutating func readEdges(at now: Duration) {
    let reading = lines.read(at: now)
    for edge in reading.edges { take(.edge(edge), at: now) }
    for report in reading.reports {
      court.console.report(report.trouble, over: report.isOver)
      if let sentence = report.sentence { Output.complain(sentence) }
    }
    if court.wantsLevels || reading.levelsMayDiffer {
      court.levelsRead(lines.levels(at: now), at: now)
    }
  }

  private mutating func readLetters(at now: Duration) {
    for letter in inbox.take() {
      switch letter {
      case .input(.quit):
        status = 0
      case .input(let input):
        take(input, at: now)
      case .opened(let size):
        court.console.resize(size)
        court.console.report(.noDisplay(reason: ""), over: true)
        posted = nil
        health.opened()
      case .resized(let size):
        court.console.resize(size)
        posted = nil
      case .secretDisplay(let size):
        court.console.setSecretDisplay(size)
        postedSecret = nil
      case .closed(let reason):
        court.console.report(.noDisplay(reason: reason))
        health.closed()
        service.displayIsSettled()
      case .shown(let shown, let instant):
        if health.isGivenUp { court.console.report(.noDisplay(reason: ""), over: true) }
        health.answered(scene: shown)
        times?.shown(scene: shown, at: instant)
        service.displayIsSettled()
      case .alive:
        health.answered()
      case .bank(let news):
        court.console.hear(news)
      case .thought(let ticket, let found):
        letCourt { court, report in
          court.perform(.quoridor(.answer(ticket: ticket, found)), at: now, report)
        }
      }
    }
  }

  private mutating func take(_ input: Input, at now: Duration) {
    if case .edge(let edge) = input { times?.saw(edge) }
    letCourt { court, report in court.take(input, at: now, report) }
  }

  /// Lets the court do something, and hands on what follows from it.
  private mutating func letCourt(
    _ act: (inout Court, (Court.Step, borrowing Court) -> Void) -> Void
  ) {
    let work = Work(store: store, display: display, bank: bank)
    var answer: Bool?
    var pulses: Pulses?
    act(&court) { step, court in
      answer = step.answer ?? answer
      pulses = step.pulses ?? pulses
      if let sentence = step.sentence { Output.complain(sentence) }
      work.take(step, court)
    }
    let now = Clock.now
    if let pulses { lines.play(pulses, at: now) }
    guard let answer else { return }
    if answer { times?.acted(at: now) }
    if pulses == nil { lines.answer(isAccepted: answer, at: now) }
  }

  private mutating func readStore() {
    let news = store.takeNews()
    for notice in news.notices { Output.complain(notice) }
    if news.saved != saved {
      saved = news.saved
      court.console.saved(through: saved)
    }
    if news.trouble != trouble {
      trouble = news.trouble
      court.console.report(.notSaved(reason: trouble ?? ""), over: trouble == nil)
      if let trouble { Output.complain("NOT SAVED: \(trouble)") }
    }
  }

  /// Posts the picture if it differs from the last.
  private mutating func post(at now: Duration) {
    if court.console.audio != audio {
      audio = court.console.audio
      display.post(.audio(audio))
    }
    postSecret(at: now)
    let scene = court.console.picture(at: now)
    guard scene != posted else { return }
    posted = scene
    number += 1
    let letter = DisplayLetter.scene(
      scene, number: number, wantsTextEntry: court.console.wantsTextEntry)
    display.post(letter) { older in
      if case .scene = older { true } else { false }
    }
    health.posted(scene: number, at: now)
    times?.posted(scene: number)
  }

  /// Posts the small display's picture if there is one and it differs from the last.
  private mutating func postSecret(at now: Duration) {
    guard let scene = court.console.secretPicture(at: now), scene != postedSecret else { return }
    postedSecret = scene
    display.post(.secret(scene)) { older in
      if case .secret = older { true } else { false }
    }
  }

  /// Feeds the watchdog while both threads live, and starts the program again when the display hangs.
  private mutating func watch(at now: Duration) {
    switch health.verdict(at: now) {
    case .alive:
      break
    case .ask:
      display.post(.ping)
    case .restart:
      Output.complain("the display does not answer; starting again")
      _ = store.flush(limit: .seconds(2))
      health.restart(at: now)
    case .giveUp:
      let reason = "the display hangs; scoring goes on without it"
      Output.complain(reason)
      court.console.report(.noDisplay(reason: reason))
      service.displayIsSettled()
    }
    let status = service.isHeard ? statusLine(at: now) : ""
    service.report(
      linesAreSettled: lines.isSettled, isAlive: health.isAlive, status: status, at: now)
  }

  private func statusLine(at now: Duration) -> String {
    let settings = court.console.settings
    let court = settings.court.isEmpty ? "" : "\(settings.court): "
    return "\(court)\(self.court.console.summary(at: now)); \(lines.description); "
      + (trouble != nil ? "NOT SAVED" : store.appended > saved ? "saving" : "saved")
  }

  private func end() {
    _ = cl_notify("STOPPING=1")
    // A disk that hangs must not keep the program from ending, nor a display.
    if store.flush(limit: .seconds(2)) { store.close() }
    display.post(.end(status ?? 0))
    _ = cl_poll(nil, 0, Duration.seconds(2).inNanoseconds)
    _exit(status ?? 0)
  }
}

/// Where the court's steps go: records to the store, sounds to the display, and to the bank's worker
/// that the words are to be read again.
struct Work {
  let store: Store
  let display: Mailbox<DisplayLetter>
  let bank: BankDesk

  func take(_ step: Court.Step, _ court: borrowing Court) {
    switch step {
    case .did(_, let outcome), .passed(let outcome):
      store.append(outcome.records)
      for sound in outcome.sounds { display.post(.sound(sound)) }
      if outcome.readsBank { bank.read() }
    case .refused:
      break
    }
  }
}
