import Buttons
import CGpiod

/// The panel's lines on the chips of this machine: opened where they are found, lost when a chip goes,
/// and opened again when it comes back, under whatever number.
///
/// It never blocks and never waits: whoever runs it polls `descriptors`, calls `read` when one is
/// readable or `deadline` has come, and hands in the time of the monotonic clock, which is the one the
/// kernel stamps edges with.
public final class BoardLines {
  /// The library and whether the kernel debounces through it.
  public enum Library {
    /// The version that is loaded.
    public static var version: String { String(cString: cg_version()) }
    /// libgpiod's API, 1 or 2.
    public static var api: Int { Int(cg_api()) }
    /// Whether the kernel debounces, so that the panel's own debounce is 0: interface v2 always does.
    public static var debounces: Bool { api >= 2 }
  }

  /// A line that another program holds, or a chip that may not be opened, is tried again after this.
  public static let retryTime: Duration = .seconds(2)

  /// The name under which the scoreboard holds lines.
  public static let ownName = "courtside"

  /// The board and its wiring.
  public let profile: BoardProfile
  /// The problems there are now.
  public internal(set) var problems: [BoardProblem] = []

  let directory: String
  let consumer: String
  let watch: DeviceWatch
  var requests: [LineRequest] = []
  var output: OutputLine?
  var retryAt: Duration?
  private var pending = BoardReading()

  /// Opens the lines of a profile, as far as they are there; the first `read` reports the rest.
  ///
  /// `directory` is where device files are, `consumer` the name other programs see.
  public init(
    profile: BoardProfile, directory: String = "/dev", consumer: String = BoardLines.ownName,
    at now: Duration
  ) {
    self.profile = profile
    self.directory = directory
    self.consumer = consumer
    watch = DeviceWatch(directory: directory)
    pending.reports = open(at: now)
    pending.levelsMayDiffer = !requests.isEmpty
  }

  /// What to poll for reading.
  public var descriptors: [Int32] {
    requests.flatMap(\.descriptors) + (watch.descriptor >= 0 ? [watch.descriptor] : [])
  }

  /// When `read` must be called though nothing is readable; in the past for at once, nil for never.
  public var deadline: Duration? {
    if pending != BoardReading() { return .zero }
    return [retryAt, output?.deadline].compactMap { $0 }.min()
  }

  /// The lines that are open.
  public var openLines: Set<Buttons.Line> { Set(requests.flatMap(\.lines)) }

  /// The state of the lines in a few words.
  public var description: String {
    guard !requests.isEmpty else { return problems.first?.sentence ?? "no lines" }
    let chips = Set(requests.map(\.chip)).sorted().joined(separator: ", ")
    return "\(openLines.count) of \(profile.lines.count) lines on \(chips)"
  }

  /// What has happened up to `now`.
  public func read(at now: Duration) -> BoardReading {
    var reading = pending
    pending = BoardReading()
    let hasChanged = watch.hasChanged()
    var wasLost = readEdges(into: &reading, at: now)
    if hasChanged && dropDeadChips() { wasLost = true }
    advanceOutput(to: now)
    if hasChanged || wasLost || retryAt.map({ $0 <= now }) ?? false {
      let before = openLines
      reading.reports += open(at: now)
      if wasLost || openLines != before { reading.levelsMayDiffer = true }
    }
    // The order of one line's edges in one instant is the kernel's.
    reading.edges = reading.edges.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
    return reading
  }

  /// The lines that are active now.
  public func levels() -> Set<Buttons.Line> {
    var active: Set<Buttons.Line> = []
    for request in requests {
      // A chip that is gone is met by the next read.
      if let levels = try? request.levels() { active.formUnion(levels) }
    }
    return active
  }

  /// Plays a pattern on the output line, where there is one.
  public func play(_ pulses: Pulses, at now: Duration) {
    do throws(GPIOError) {
      try output?.play(pulses, at: now)
    } catch {
      loseOutput(at: now)
    }
  }
}

// MARK: - Reading

extension BoardLines {
  /// Reads what is waiting and lets go of chips that are gone; returns whether one was.
  private func readEdges(into reading: inout BoardReading, at now: Duration) -> Bool {
    var gone: [String] = []
    for request in requests {
      do throws(GPIOError) {
        if try request.read(into: &reading.edges, clock: { max(now, Monotonic.now) }) {
          reading.levelsMayDiffer = true
        }
      } catch {
        gone.append(request.path)
      }
    }
    return drop(gone)
  }

  /// Lets go of chips that do not answer any more, whether or not polling told so.
  private func dropDeadChips() -> Bool {
    drop(requests.filter { (try? $0.levels()) == nil }.map(\.path))
  }

  private func drop(_ paths: [String]) -> Bool {
    guard !paths.isEmpty else { return false }
    requests.removeAll { paths.contains($0.path) }
    if let path = output?.path, paths.contains(path) { output = nil }
    return true
  }

  private func advanceOutput(to now: Duration) {
    do throws(GPIOError) {
      try output?.advance(to: now)
    } catch {
      loseOutput(at: now)
    }
  }

  /// Lets go of an output that fails; it is opened again with the chip.
  private func loseOutput(at now: Duration) {
    output = nil
    retryAt = now + BoardLines.retryTime
  }
}
