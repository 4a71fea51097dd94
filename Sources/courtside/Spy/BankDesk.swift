import CLinux
import Fetch
import Glibc
import Scoreboard

/// The thread that reads the question bank: it may wait for a network, the court never waits for it.
final class BankDesk: Sendable {
  /// What it is asked.
  private enum Request: Sendable {
    /// Read the bank again.
    case read
  }

  private let requests = Mailbox<Request>()

  /// Starts the thread; its news go to the court.
  init(words: String?, directory: String, court: Mailbox<CourtLetter>) {
    let plan = BankWorker.Plan(directory: directory, source: words.map { BankSource($0) })
    let requests = requests
    let isStarted = Threads.start("bank") { Self.run(plan, requests, court) }
    if !isStarted { Output.complain("the system refuses a thread; the question bank is not read") }
  }

  /// Asks for the bank to be read again; returns at once.
  func read() {
    requests.post(.read, replacing: { _ in true })
  }

  private static func run(
    _ plan: BankWorker.Plan, _ requests: Mailbox<Request>, _ court: Mailbox<CourtLetter>
  ) {
    let report: @Sendable (BankNews) -> Void = { news in
      // Of the progress only the newest counts.
      court.post(.bank(news)) { older in
        if case .bank(.loading) = older, case .loading = news { true } else { false }
      }
    }
    var worker = BankWorker(plan: plan)
    worker.start()
    while true {
      var waits = [pollfd(fd: requests.descriptor, events: Int16(POLLIN), revents: 0)]
      let timeout = worker.nextTry.map { max(0, ($0 - Clock.now).inNanoseconds) } ?? -1
      _ = cl_poll(&waits, 1, timeout)
      let isDue = worker.nextTry.map { $0 <= Clock.now } ?? false
      guard !requests.take().isEmpty || isDue else { continue }
      worker.refresh(at: Clock.now, log: Output.complain, report)
    }
  }
}
