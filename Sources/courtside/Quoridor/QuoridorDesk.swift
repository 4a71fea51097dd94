import CLinux
import Glibc
import Quoridor
import Scoreboard
import Synchronization

/// The thread that thinks for the machine player: it may think for seconds, the court never waits.
final class QuoridorDesk: Sendable {
  /// With nothing to think about for so long it gives its memory back.
  private static let patience: Duration = .seconds(60)

  private let questions = Mailbox<QuoridorQuestion?>()
  /// The ticket of the question that is wanted now, -1 for none; another one stops the search.
  private let wanted = Atomic<Int>(-1)

  /// Starts the thread; its answers go to the court.
  init(court: Mailbox<CourtLetter>) {
    let isStarted = Threads.start("quoridor") { [self] in run(court) }
    if !isStarted { Output.complain("the system refuses a thread; the machine will not move") }
  }

  /// Says what is asked now, nil for nothing; the same question again costs nothing.
  func ask(_ question: QuoridorQuestion?) {
    let ticket = question?.ticket ?? -1
    guard wanted.exchange(ticket, ordering: .relaxed) != ticket else { return }
    questions.post(question, replacing: { _ in true })
  }

  private func run(_ court: Mailbox<CourtLetter>) {
    var thinker: QuoridorThinker?
    while true {
      var waits = [pollfd(fd: questions.descriptor, events: Int16(POLLIN), revents: 0)]
      _ = cl_poll(&waits, 1, thinker == nil ? -1 : Self.patience.inNanoseconds)
      let news = questions.take()
      if news.isEmpty { thinker = nil }
      guard case .some(.some(let question)) = news.last else { continue }
      let player = thinker ?? QuoridorThinker()
      thinker = player
      let isWanted = { self.wanted.load(ordering: .relaxed) == question.ticket }
      let report = player.think(about: question, shouldStop: { !isWanted() })
      if isWanted() { court.post(.thought(ticket: question.ticket, report)) }
    }
  }
}

/// The engine of one board, kept from question to question.
final class QuoridorThinker {
  private var engine = Engine()

  /// Thinks about a question.
  func think(
    about question: QuoridorQuestion, shouldStop: @escaping () -> Bool = { false }
  ) -> Report {
    // Nothing of the game before may colour the answers of this one.
    if question.game.plies.count < 2 { engine.reset() }
    engine.seed = question.seed
    return engine.think(
      about: question.game, limit: Limit(nodes: question.nodes), shouldStop: shouldStop)
  }
}
