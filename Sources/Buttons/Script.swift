/// A script of button presses: what happens to the panel, and when, in the order of time.
///
/// Its lines are `SECONDS VERB LINE`, in any order, overlapping as they like:
///
/// - `down`, `up`: one edge;
/// - `tap`: down, and up 80 ms later; `hold:SECONDS`: up that much later;
/// - `bounce:EDGES:SPREAD_MS`: that many edges evenly over the spread, the first a press; left
///   pressed, the line is released 100 ms after the last;
/// - `late:SECONDS`: a tap whose edges are read that much later than they happen;
/// - without a line: `wait` (time goes on), `frame FILE.png` (the display's picture then), `kill` (the
///   process ends at once).
///
/// `initial LINE` stands on a line of its own: active before the start. `#` begins a comment.
public struct Script: Sendable, Hashable {
  /// One thing that happens.
  public struct Step: Sendable, Hashable {
    /// When: for an edge the instant it is read.
    public let time: Duration
    /// What.
    public let action: Action
    /// The line of the script it comes from, from 1.
    public let lineNumber: Int

    /// When an edge happened, which is before it is read.
    fileprivate var happened: Duration {
      if case .edge(let edge) = action { edge.time } else { time }
    }
  }

  /// What a step does.
  public enum Action: Sendable, Hashable {
    /// A line changes.
    case edge(Edge)
    /// The display's picture is written to this file.
    case frame(String)
    /// The process ends at once, as by `kill -9`.
    case kill
    /// Nothing but time.
    case wait
  }

  /// The lines that are active before the start.
  public let initial: Set<Line>
  /// The steps in the order of time; those of one instant in the order of the script.
  public let steps: [Step]

  /// Times are at most this, in seconds: a leap year.
  static let longest = 366 * 24 * 3600
  /// A `bounce` has at most this many edges.
  static let mostEdges = 10_000
  /// A script has at most this many steps.
  static let mostSteps = 1_000_000
  /// How long a `tap` lasts.
  static let tapTime: Duration = .milliseconds(80)
  /// When a line that a `bounce` left pressed is released.
  static let bounceRelease: Duration = .milliseconds(100)

  /// Reads a script; an error names the line and what was expected.
  public init(parsing text: String) throws(ScriptError) {
    var reader = ScriptReader()
    var lineNumber = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      lineNumber += 1
      try reader.read(Substring(line), number: lineNumber)
    }
    initial = reader.initial
    // What is read in one instant is taken in the order in which it happened. The sort is not
    // promised to be stable: between equals the place in the script decides.
    steps = reader.steps.enumerated()
      .sorted { one, other in
        (one.element.time, one.element.happened, one.offset)
          < (other.element.time, other.element.happened, other.offset)
      }
      .map(\.element)
  }

  /// When the script is over: the time of its last step, 0 without any.
  public var end: Duration { steps.last?.time ?? .zero }

  /// The lines that are really active at `time`, whether or not the edges have been read.
  public func active(at time: Duration) -> Set<Line> {
    var latest: [Line: Edge] = [:]
    for step in steps {
      guard case .edge(let edge) = step.action, edge.time <= time else { continue }
      if let known = latest[edge.line], known.time > edge.time { continue }
      latest[edge.line] = edge
    }
    return initial.filter { latest[$0] == nil }.union(latest.values.filter(\.isActive).map(\.line))
  }
}
