/// What the panel knows of one line: the level last seen, and what it counts as.
struct LineWatch: Sendable, Hashable {
  /// What the line counts as, after debouncing.
  enum Phase: Sendable, Hashable {
    case up
    /// Down since `began`; the next whole second and the next repeat are still to be told.
    case down(began: Duration, nextSecond: Int, nextRepeat: Duration)
    /// Active, but nobody saw it go down: it counts again once it is released.
    case ignored(since: Duration)
    /// Active for too long: it counts again once it is released.
    case stuck
  }

  /// How long a level must hold before it counts.
  let debounce: Duration
  /// What it counts as.
  var phase: Phase = .up
  /// The level last seen.
  var level = false
  /// When that level began: its first edge, or the instant it was read.
  var since: Duration = .zero
  /// Whether the level was found by reading it, so that when it began is not known.
  var isUnseen = false
  /// When the last `+` that was no slip began.
  var lastAct: Duration?
  /// Whether dropped edges of this line have been reported.
  var hasReportedStale = false

  /// When the button went down, if it is down and counts.
  var began: Duration? {
    guard case .down(let began, _, _) = phase else { return nil }
    return began
  }

  /// Whether the level last seen differs from what the line counts as: it has yet to hold.
  var isSettling: Bool { level != (phase != .up) }

  /// The next instant at which something happens without an edge.
  func deadline(repeats: Bool) -> Duration? {
    if isSettling { return since + debounce }
    switch phase {
    case .up, .stuck: return nil
    case .ignored(let start): return start + PanelSettings.stuckTime
    case .down(let began, let second, let nextRepeat):
      // The tenth second is the one at which the line is stuck.
      let nextSecond = began + .seconds(second)
      return repeats ? min(nextSecond, nextRepeat) : nextSecond
    }
  }

  /// Takes an edge: a change of level begins anew, the same level again changes nothing.
  mutating func take(_ edge: Edge) {
    if edge.isActive == level {
      // A level that was found by reading is explained by an edge from before it was read.
      guard isUnseen && isSettling && edge.time <= since else { return }
      since = edge.time
    } else {
      level = edge.isActive
      // Never before the level it ends, whatever order the edges came in.
      since = max(since, edge.time)
    }
    isUnseen = false
  }

  /// Takes a level that was read at `now`.
  mutating func find(level found: Bool, at now: Duration) {
    guard found != level else { return }
    level = found
    since = max(since, now)
    isUnseen = true
  }
}
