import Glibc
import Scoreboard

/// The store's thread: writes what comes, and goes on to another file when one fails.
final class StoreWorker {
  private let directory: DataDirectory
  private let mailbox: StoreMailbox
  private var ledger: Ledger?
  private var backlog = Backlog()
  /// How many records were taken from the mailbox.
  private var taken = 0
  private var saved = 0
  private var trouble: String?
  /// The highest generation seen, -1 before the first.
  private var generation = -1
  /// When it is time for another attempt, and how long the one after that waits.
  private var attempt = ContinuousClock.now
  private var patience = StoreWorker.firstPause

  private static let firstPause = Duration.milliseconds(250)
  private static let longestPause = Duration.seconds(15)

  /// A worker for a directory; `run` does the rest.
  init(directory: DataDirectory, mailbox: StoreMailbox) {
    self.directory = directory
    self.mailbox = mailbox
  }

  /// Works until the mailbox is closed.
  func run() {
    start()
    while true {
      let (records, isClosing) = mailbox.takeWork(pause)
      if !records.isEmpty {
        backlog.add(records, time: time(nil))
        taken += records.count
      }
      work()
      if isClosing { break }
    }
    if trouble == nil { try? ledger?.finish() }
    ledger = nil
  }

  /// How long to sleep when nothing comes, nil for ever.
  private var pause: Duration? {
    trouble == nil ? nil : ContinuousClock.now.duration(to: attempt)
  }

  private func work() {
    if trouble != nil, ContinuousClock.now < attempt { return }
    if ledger == nil {
      begin()
    } else {
      save()
    }
  }

  /// Looks for what an earlier run left, and hands it over.
  private func start() {
    do throws(StorageError) {
      try directory.claim()
    } catch {
      fail(error, isFirst: true)
      _ = mailbox.reportStart([])
      return
    }
    let survey = Survey(of: directory)
    generation = survey.generation
    for notice in survey.notices { mailbox.notify(notice) }
    let records = survey.backlog.openRecords
    take(survey)
    if !mailbox.reportStart(records) {
      // Scoring began without them: what comes is another match.
      backlog = Backlog(number: backlog.number)
      mailbox.notify("\(directory.path): the disk answers; what it held is not continued")
      mailbox.report(saved: saved, trouble: trouble)
    }
  }

  /// Takes over what was found: the newest file, or what could be read out of damaged ones, which
  /// then goes into a new one.
  private func take(_ survey: consuming Survey) {
    let damaged = survey.damaged
    let obstacle = survey.obstacle
    backlog = survey.backlog
    ledger = survey.takeLedger()
    if let obstacle, obstacle.kind == .locked {
      // It can be used once whoever holds it lets go.
      fail(obstacle, isFirst: true)
    } else if ledger == nil {
      begin()
    }
    guard ledger != nil else { return }
    for file in damaged {
      do throws(StorageError) {
        mailbox.notify("\(file) is kept as \(try directory.setAside(file))")
      } catch {
        mailbox.notify(error.text)
      }
    }
  }

  /// Writes what waits.
  private func save() {
    do throws(StorageError) {
      try ledger?.write(&backlog.volumes)
      succeed()
      try ledger?.tidy()
    } catch {
      if error.kind == .locked {
        fail(error)
      } else {
        abandon(error)
      }
    }
  }

  private func succeed() {
    backlog.forgetFinished()
    saved = taken
    trouble = nil
    patience = StoreWorker.firstPause
    mailbox.report(saved: saved, trouble: nil)
  }

  /// Never trusts the file again and goes on in a new one.
  private func abandon(_ error: StorageError) {
    ledger = nil
    backlog.leaveFile()
    mailbox.notify("\(error.text); the file is not written again")
    begin()
  }

  /// Makes a new file with everything that is open or not on disk.
  private func begin() {
    do throws(StorageError) {
      try directory.claim()
      let number = max(generation, directory.numbers.last ?? -1) + 1
      ledger = try Ledger(
        creating: directory.database(number), generation: number, in: directory,
        volumes: &backlog.volumes)
      generation = number
      if number > 0 { mailbox.notify("saving goes on in \(directory.database(number))") }
      succeed()
    } catch {
      backlog.leaveFile()
      fail(error)
    }
  }

  /// Says what is wrong and waits before the next attempt, longer each time.
  private func fail(_ error: StorageError, isFirst: Bool = false) {
    if trouble != error.text { mailbox.notify("not saved: \(error.text)") }
    trouble = error.text
    attempt = .now + patience
    patience = min(patience * 2, StoreWorker.longestPause)
    mailbox.report(saved: saved, trouble: error.text)
  }
}
