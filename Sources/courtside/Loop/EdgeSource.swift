import Buttons
import CLinux
import Config
import GPIO
import Scoreboard

/// Where the edges of the panel come from: a device, a script, or (with the keyboard, whose keys come
/// with the display) nowhere else.
protocol EdgeSource {
  /// Readable when there may be something to read.
  var descriptors: [Int32] { get }
  /// When `read` must be called though no descriptor is readable; nil for never.
  var deadline: Duration? { get }
  /// Whether the lines are open, or it is known that they are not.
  var isSettled: Bool { get }
  /// The lines in a few words, for the service manager's status.
  var description: String { get }
  /// What has happened up to `now`.
  mutating func read(at now: Duration) -> Reading
  /// The lines that are active now.
  mutating func levels(at now: Duration) -> Set<Line>
  /// Answers a press on the output line, where there is one: one pulse, or two for a refusal.
  mutating func answer(isAccepted: Bool, at now: Duration)
  /// Plays a pattern on the output line, where there is one.
  mutating func play(_ pulses: Pulses, at now: Duration)
}

extension EdgeSource {
  /// No output line.
  func answer(isAccepted: Bool, at now: Duration) {}

  /// No output line.
  func play(_ pulses: Pulses, at now: Duration) {}
}

/// What a source of edges has to say.
struct Reading {
  /// Something people must know of, or that is over.
  struct Report {
    var trouble: Trouble
    var isOver = false
    /// A sentence for the log.
    var sentence: String?
  }

  /// The edges in the order of time.
  var edges: [Edge] = []
  var reports: [Report] = []
  /// The lines were opened again: nobody knows what happened between.
  var levelsMayDiffer = false
}

/// The keyboard: its edges come from the display.
struct KeyboardSource: EdgeSource {
  let descriptors: [Int32] = []
  let deadline: Duration? = nil
  let isSettled = true
  let description = "lines: keyboard"

  func read(at now: Duration) -> Reading { Reading() }
  func levels(at now: Duration) -> Set<Line> { [] }
}

/// A machine whose board nobody named and nobody knows, or whose profile cannot be used: no buttons, and
/// a banner that says so.
struct NoLines: EdgeSource {
  private let reason: String
  private var isReported = false

  let descriptors: [Int32] = []
  let deadline: Duration? = nil
  let isSettled = true
  let description = "lines: none"

  /// No lines because of `fault`, or because no profile fits.
  init(fault: String? = nil) {
    reason = fault ?? "no board profile is chosen and this board is not known"
  }

  mutating func read(at now: Duration) -> Reading {
    if isReported { return Reading() }
    isReported = true
    let names = BoardLibrary().names.joined(separator: ", ")
    return Reading(reports: [
      .init(
        trouble: .noButtons(reason: reason),
        sentence:
          "no buttons: \(reason); choose a profile with [Panel] Board= in the configuration "
          + "(\(names)); the board offers \(ChipList().offer)")
    ])
  }

  func levels(at now: Duration) -> Set<Line> { [] }
}

/// A script played in real time from the instant the program starts.
struct ScriptSource: EdgeSource {
  private let script: Script
  private let display: Mailbox<DisplayLetter>
  private let start: Duration
  private var next = 0

  let descriptors: [Int32] = []
  let isSettled = true
  let description = "lines: script"

  /// The script from `now` on; its pictures are taken by `display`.
  init(_ script: Script, display: Mailbox<DisplayLetter>, at now: Duration) {
    self.script = script
    self.display = display
    start = now
  }

  var deadline: Duration? {
    next < script.steps.count ? start + script.steps[next].time : nil
  }

  mutating func read(at now: Duration) -> Reading {
    var reading = Reading()
    while next < script.steps.count, start + script.steps[next].time <= now {
      switch script.steps[next].action {
      case .edge(var edge):
        edge.time += start
        edge.readTime += start
        reading.edges.append(edge)
      case .frame(let path):
        display.post(.frame(path))
      case .kill:
        cl_kill_self()
      case .wait:
        break
      }
      next += 1
    }
    return reading
  }

  func levels(at now: Duration) -> Set<Line> { script.active(at: now - start) }
}
