/// A panel of buttons as a value: edges go in, presses come out.
///
/// It reads no clock. Whoever runs it feeds the edges that were read, in the order of their times,
/// and after each batch advances it to the present; before `deadline` nothing happens without an
/// edge. Lines go in as they are wired and come out as they are displayed: on a mirrored panel left
/// and right change places.
///
/// Two edges of the same kind in a row are one level: the kernel reports a glitch shorter than its
/// own latency so, and one finger must never score twice.
public struct Panel: Sendable, Hashable {
  /// The settings it was made with.
  public let settings: PanelSettings
  /// Whether edges were dropped, so that the levels must be read again (`levelsRead`).
  public private(set) var wantsLevels = false

  private var watches: [LineWatch]
  private var hasChordActed = false

  /// A panel at `now`; lines that are active already are ignored until they are released.
  public init(settings: PanelSettings, activeAtStart: Set<Line> = [], at now: Duration) {
    self.settings = settings
    watches = Line.allCases.map { shown in
      let wired = settings.isMirrored ? shown.mirrored : shown
      var watch = LineWatch(debounce: settings.debounce(of: wired))
      if activeAtStart.contains(wired) {
        watch.level = true
        watch.since = now
        watch.phase = .ignored(since: now)
      }
      return watch
    }
  }

  /// Takes one edge, in the order of times, and returns what happened up to its time.
  ///
  /// An edge read more than 1 s after it happened is dropped and reported, once a line until its
  /// levels are read again.
  public mutating func feed(_ edge: Edge) -> [Press] {
    let line = shown(edge.line)
    guard edge.readTime - edge.time <= PanelSettings.staleTime else { return dropStale(line) }
    var presses = advance(to: edge.time)
    watches[line.index].hasReportedStale = false
    watches[line.index].take(edge)
    if watches[line.index].isSettling && watches[line.index].debounce == .zero {
      presses += advance(to: edge.time)
    }
    return presses
  }

  /// Lets time pass until `now` and returns what happened on the way, in order.
  public mutating func advance(to now: Duration) -> [Press] {
    var presses: [Press] = []
    while let event = nextEvent, event.time <= now {
      if let line = event.line {
        act(on: line, into: &presses)
      } else if let began = chordBegan {
        hasChordActed = true
        presses.append(.act(.ends, began: began, chord: true))
      }
    }
    return presses
  }

  /// Takes levels that were read again, after edges were lost or a chip came back.
  ///
  /// A line found active is ignored until it is released, and a line found released acts no more,
  /// since nobody knows when it changed; an edge that is still to be read and explains it mends that.
  /// What follows from it comes from the next `advance`.
  public mutating func levelsRead(_ active: Set<Line>, at now: Duration) {
    wantsLevels = false
    for wired in Line.allCases {
      let index = shown(wired).index
      watches[index].hasReportedStale = false
      watches[index].find(level: active.contains(wired), at: now)
    }
  }

  /// The next instant at which something happens without an edge, or nil.
  public var deadline: Duration? { nextEvent?.time }

  /// Whether the line is down and counts: neither ignored nor stuck.
  public func isDown(_ line: Line) -> Bool { watches[line.index].began != nil }

  /// The lines that have been active for 10 s and are ignored until they are released.
  public var stuckLines: [Line] { Line.allCases.filter { watches[$0.index].phase == .stuck } }

  /// What is held at `now` and will act later, for the display; nil when nothing is.
  public func hold(at now: Duration) -> Hold? {
    if let began = chordBegan, let acts = chordDeadline {
      return Hold(meaning: .chord, began: began, acts: acts)
    }
    let rewind = watches[Line.rewind.index]
    if let began = rewind.began {
      let held = (rewind.isSettling ? min(now, rewind.since) : now) - began
      let line = Panel.meaning(ofRewindHeld: held)
      return Hold(meaning: .onRelease(line), began: began)
    }
    for line in [Line.ends, .start, .menu] {
      if let began = watches[line.index].began { return Hold(meaning: .line(line), began: began) }
    }
    return nil
  }

  /// The instant a press is dated by, right after it was returned at `now`.
  ///
  /// It is the first edge of the level that made it act, however long that level had to hold. A chord
  /// is dated by the end of its second.
  public func date(of press: Press, at now: Duration) -> Duration {
    guard case .act(let line, let began, let isChord) = press else { return now }
    if isChord {
      let lines = [Line.leftPlus, .rightPlus].compactMap { watches[$0.index].began }
      return (lines.max() ?? began) + PanelSettings.chordTime
    }
    if line != .rewind && watches[line.index].lastAct == began { return began }
    // It came from `rewind`, which acts when it comes up.
    return max(began, watches[Line.rewind.index].since)
  }

  /// What `rewind` stands for when it is released after this long.
  public static func meaning(ofRewindHeld time: Duration) -> Line {
    if time >= PanelSettings.menuTime { return .menu }
    return time >= PanelSettings.startTime ? .start : .rewind
  }
}

// MARK: - Time

extension Panel {
  /// What happens next without an edge: on a line, or (nil) the chord.
  private var nextEvent: (time: Duration, line: Line?)? {
    var next: (time: Duration, line: Line?)?
    for line in Line.allCases {
      guard let time = watches[line.index].deadline(repeats: line.repeats) else { continue }
      if next.map({ time < $0.time }) ?? true { next = (time, line) }
    }
    if let time = chordDeadline, next.map({ time < $0.time }) ?? true { next = (time, nil) }
    return next
  }

  /// When the first of both `+` lines went down, while both are and the chord has not acted.
  private var chordBegan: Duration? {
    guard !hasChordActed, let left = watches[Line.leftPlus.index].began,
      let right = watches[Line.rightPlus.index].began
    else { return nil }
    return min(left, right)
  }

  /// When the chord acts; nil while a line of it may have been released.
  private var chordDeadline: Duration? {
    let left = watches[Line.leftPlus.index]
    let right = watches[Line.rightPlus.index]
    guard !hasChordActed, !left.isSettling, !right.isSettling, let one = left.began,
      let other = right.began
    else { return nil }
    return max(one, other) + PanelSettings.chordTime
  }
}

// MARK: - Lines

extension Panel {
  private func shown(_ wired: Line) -> Line { settings.isMirrored ? wired.mirrored : wired }

  private mutating func dropStale(_ line: Line) -> [Press] {
    wantsLevels = true
    guard !watches[line.index].hasReportedStale else { return [] }
    watches[line.index].hasReportedStale = true
    return [.stale(line)]
  }

  /// Does what is due on a line.
  private mutating func act(on line: Line, into presses: inout [Press]) {
    let watch = watches[line.index]
    guard !watch.isSettling else {
      return watch.level ? goDown(line, into: &presses) : comeUp(line, into: &presses)
    }
    switch watch.phase {
    case .up, .stuck: break
    case .ignored: becomeStuck(line, into: &presses)
    case .down(let began, let second, let nextRepeat):
      let nextSecond = began + .seconds(second)
      if line.repeats && nextRepeat < nextSecond {
        presses.append(.repeated(line))
        watches[line.index].phase = .down(
          began: began, nextSecond: second, nextRepeat: nextRepeat + PanelSettings.repeatInterval)
      } else if nextSecond >= began + PanelSettings.stuckTime {
        becomeStuck(line, into: &presses)
      } else {
        presses.append(.held(line, seconds: second, began: began))
        watches[line.index].phase = .down(
          began: began, nextSecond: second + 1, nextRepeat: nextRepeat)
      }
    }
  }

  private mutating func goDown(_ line: Line, into presses: inout [Press]) {
    let watch = watches[line.index]
    guard !watch.isUnseen else {
      watches[line.index].phase = .ignored(since: watch.since)
      return
    }
    watches[line.index].phase = .down(
      began: watch.since, nextSecond: 1, nextRepeat: watch.since + PanelSettings.firstRepeat)
    guard line != .rewind else { return }
    if line.isPlus, let last = watch.lastAct, watch.since - last < settings.repeatGuard {
      presses.append(.slip(line))
    } else {
      watches[line.index].lastAct = watch.since
      presses.append(.act(line, began: watch.since, chord: false))
    }
  }

  private mutating func comeUp(_ line: Line, into presses: inout [Press]) {
    let watch = watches[line.index]
    watches[line.index].phase = .up
    if line.isPlus { hasChordActed = false }
    switch watch.phase {
    case .up, .ignored: break
    case .stuck: presses.append(.unstuck(line))
    case .down(let began, _, _):
      if line == .rewind && !watch.isUnseen {
        let meaning = Panel.meaning(ofRewindHeld: watch.since - began)
        presses.append(.act(meaning, began: began, chord: false))
      }
      presses.append(.released(line))
    }
  }

  private mutating func becomeStuck(_ line: Line, into presses: inout [Press]) {
    watches[line.index].phase = .stuck
    if line.isPlus { hasChordActed = false }
    presses.append(.stuck(line))
  }
}

extension Line {
  /// Its place in a table of all lines.
  var index: Int { Int(rawValue) }
  /// Whether it scores.
  var isPlus: Bool { self == .leftPlus || self == .rightPlus }
  /// Whether it repeats while it is kept down: the four that move a cursor.
  var repeats: Bool { index < 4 }
}
