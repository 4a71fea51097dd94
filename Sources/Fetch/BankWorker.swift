import Scoreboard
import Spy
import Text

/// Keeps the question bank fresh, on a thread that may wait: reads it when asked, keeps the last good copy,
/// and after a failure tries again with growing pauses.
///
/// Time is handed in; the thread around it waits for requests until `nextTry`.
public struct BankWorker {
  /// What it works with.
  public struct Plan: Sendable, Hashable {
    /// The data directory, for the copy.
    public var directory: String
    /// The sheet's address or a path; nil for none.
    public var source: BankSource?
    /// A file of certificate authorities instead of the system's.
    public var authorities: String?
    /// The table of mounts that shows sticks.
    public var mounts = "/proc/self/mounts"
    /// How long and how much.
    public var limits = Download.Limits()

    /// A plan for that directory and source.
    public init(directory: String, source: BankSource? = nil) {
      self.directory = directory
      self.source = source
    }
  }

  private let plan: Plan
  private var copy: BankCopy?
  private var backOff = BackOff()
  /// When it tries again by itself; nil for not before it is asked.
  public private(set) var nextTry: Duration?

  /// A worker that has done nothing yet.
  public init(plan: Plan) {
    self.plan = plan
  }

  /// Brings the last good copy back; quick, and no network.
  public mutating func start(_ report: (BankNews) -> Void = { _ in }) {
    copy = BankCopy(in: plan.directory)
    if let copy { report(.loaded(copy.bank)) }
  }

  /// Reads the bank: from a stick if one is in, else from its source, else the copy again, which an
  /// import may have replaced.
  ///
  /// Sentences for the log go to `log`.
  public mutating func refresh(
    at now: Duration, log: (String) -> Void, _ report: @escaping (BankNews) -> Void
  ) {
    nextTry = nil
    let imported = BankCopy(in: plan.directory)
    if let imported, imported != copy {
      copy = imported
      report(.loaded(imported.bank))
    }
    guard let source = BankSource.onStick(mounts: plan.mounts) ?? plan.source else {
      report(.unchanged)
      return
    }
    report(.loading(received: 0, expected: nil))
    let isSame = copy?.source == source.text
    let answer = source.read(
      etag: isSame ? copy?.etag : nil, authorities: plan.authorities, limits: plan.limits
    ) { received, expected in
      if received > 0 { report(.loading(received: received, expected: expected)) }
    }
    switch answer {
    case .unchanged: succeed(.unchanged, report)
    case .failed(let fault, let reason):
      log("the question bank of \(source.name) cannot be read: \(reason)")
      fail(.fault(fault), at: now, report)
    case .reading(let reading, let etag):
      take(reading, etag: etag, from: source, at: now, log: log, report)
    }
  }

  private mutating func take(
    _ reading: BankReading, etag: String?, from source: BankSource, at now: Duration,
    log: (String) -> Void, _ report: (BankNews) -> Void
  ) {
    let name = "the question bank of \(source.name)"
    if let fault = reading.fault {
      log("\(name) is refused: \(fault.rawValue)")
      return fail(.fault(fault), at: now, report)
    }
    for skip in reading.skipped { log("\(name), row \(skip.row): skipped, \(skip.reason)") }
    let bank = WordBank(reading.pairs)
    guard bank.mayReplace(previous: copy?.bank.count) else {
      log(
        "\(name) is refused: \(bank.count) pairs; expected at least \(WordBank.fewest), and half of the "
          + "last good one's \(copy?.bank.count ?? 0)")
      return fail(.tooFew(bank.count), at: now, report)
    }
    let fresh = BankCopy(source: source.text, etag: etag, bank: bank)
    if fresh != copy, let reason = fresh.save(in: plan.directory) { log(reason) }
    copy = fresh
    succeed(.loaded(bank), report)
  }

  private mutating func succeed(_ news: BankNews, _ report: (BankNews) -> Void) {
    backOff.succeed()
    report(news)
  }

  private mutating func fail(
    _ failure: BankFailure, at now: Duration, _ report: (BankNews) -> Void
  ) {
    backOff.fail()
    nextTry = backOff.wait.map { now + $0 }
    report(.failed(failure))
  }
}
