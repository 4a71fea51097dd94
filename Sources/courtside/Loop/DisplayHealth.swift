import CLinux
import Glibc

/// Whether the display thread lives, judged by what it answers, and what to do when it hangs: KMS may
/// wait for a page flip without a limit.
struct DisplayHealth {
  /// What the court thread should do.
  enum Verdict {
    case alive
    /// Ask the display thread whether it lives.
    case ask
    /// Start the process again; nothing acknowledged is lost by it.
    case restart
    /// It hung again within a minute: go on without a display.
    case giveUp
  }

  /// An unanswered scene or question this old means that the display hangs.
  static let patience: Duration = .seconds(2)
  /// Opening a display may take longer, and so may a thread that waits for nothing but a processor.
  static let openingPatience: Duration = .seconds(10)
  /// A late answer is looked at a second time after this: a process that was stopped finds everybody late,
  /// and the display has not had its turn yet.
  static let secondLook: Duration = .milliseconds(250)
  /// A second hang this soon after a restart is not answered by another.
  static let relapse: Duration = .seconds(60)
  private static let variable = "COURTSIDE_RESTARTED_AT"

  private let arguments: [String]
  /// How often the thread is asked although nothing is drawn, nil for never.
  private let period: Duration?
  private var waitingSince: Duration? {
    didSet { if waitingSince == nil { (suspicion, recheck) = (nil, nil) } }
  }
  /// When the answer was first found late.
  private var suspicion: Duration?
  private var isOpening = true
  /// Whether there is no display: what is posted then waits for one, and nobody is late.
  private var isClosed = false
  private var awaitedScene = 0
  private var asksNext: Duration?
  private(set) var isGivenUp = false

  /// Health of a display that is being opened at `now`.
  ///
  /// `arguments` start the program again; `period` is how often a watchdog wants to hear.
  init(arguments: [String], period: Duration?, at now: Duration) {
    self.arguments = arguments
    self.period = period
    waitingSince = now
    asksNext = period.map { now + $0 }
  }

  /// Whether the display thread answers, or was given up on purpose.
  var isAlive: Bool { isGivenUp || !isLate }
  private var isLate = false
  /// When a late thread that could run is looked at again.
  private var recheck: Duration?

  /// Whether another thread is at work.
  ///
  /// It could run if it got a processor, or waits for the disk, as `/proc` tells it: the main thread, or
  /// one of those by which it draws where there is no graphics processor, whose libraries are large.
  static var isDrawing: Bool {
    let own = cl_thread_number()
    guard let tasks = opendir("/proc/self/task") else { return false }
    defer { closedir(tasks) }
    while let entry = readdir(tasks) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let thread = Int32(name), thread != own, isAtWork(thread) { return true }
    }
    return false
  }

  private static func isAtWork(_ thread: Int32) -> Bool {
    let descriptor = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &bytes, bytes.count)
    // `1234 (courtside) R …`
    guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else {
      return false
    }
    return end + 2 < count && [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(bytes[end + 2])
  }

  /// When `verdict` must be asked next.
  var deadline: Duration? {
    if isGivenUp { return nil }
    let limit = isOpening ? Self.openingPatience : Self.patience
    let late = waitingSince.map { max($0 + limit, recheck ?? .zero) }
    return [late, asksNext].compactMap { $0 }.min()
  }

  /// A display was opened.
  mutating func opened() {
    isOpening = false
    isClosed = false
    isGivenUp = false
    waitingSince = nil
  }

  /// There is no display now; without one the thread counts as alive.
  mutating func closed() {
    isOpening = false
    isClosed = true
    waitingSince = nil
    awaitedScene = 0
  }

  /// A scene was posted.
  mutating func posted(scene: Int, at now: Duration) {
    awaitedScene = scene
    if waitingSince == nil && !isGivenUp && !isClosed { waitingSince = now }
  }

  /// The thread answered a question.
  mutating func answered() {
    if !isOpening { waitingSince = nil }
  }

  /// The thread showed a scene.
  mutating func answered(scene: Int) {
    isGivenUp = false
    if scene == awaitedScene { waitingSince = nil }
  }

  /// What to do at `now`.
  ///
  /// `isDrawing` is asked of a thread that is late, whether it may still be at work.
  mutating func verdict(
    at now: Duration, isDrawing: @autoclosure () -> Bool = Self.isDrawing
  ) -> Verdict {
    if isGivenUp { return .alive }
    let limit = isOpening ? Self.openingPatience : Self.patience
    if let waitingSince, now - waitingSince >= limit {
      let first = suspicion ?? now
      suspicion = first
      if now - first < Self.secondLook {
        recheck = first + Self.secondLook
        return .alive
      }
      // On a board with too much to do the thread is late, not hung.
      if now - waitingSince < Self.openingPatience, isDrawing() {
        recheck = now + .milliseconds(250)
        return .alive
      }
      isLate = true
      if let last = Self.lastRestart, now - last < Self.relapse {
        isGivenUp = true
        return .giveUp
      }
      return .restart
    }
    isLate = false
    if let next = asksNext, let period, now >= next {
      asksNext = now + period
      if waitingSince == nil && !isClosed { waitingSince = now }
      return .ask
    }
    return .alive
  }

  /// Replaces the process by a fresh one; returns only if the system refuses.
  mutating func restart(at now: Duration) {
    setenv(Self.variable, String(now.inNanoseconds), 1)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    pointers.append(nil)
    let failure = cl_restart(pointers)
    for pointer in pointers { free(pointer) }
    Output.complain("cannot start again: \(String(cString: strerror(-failure)))")
    isGivenUp = true
  }

  private static var lastRestart: Duration? {
    getenv(variable).flatMap { Int64(String(cString: $0)) }.map { .nanoseconds($0) }
  }
}
