import Buttons
import Glibc

/// Shows what a panel does while somebody presses its buttons: for wiring one, and for the test bench.
public struct PanelWatch {
  private let board: BoardLines
  private var panel: Panel
  private let showsEdges: Bool

  /// Opens the lines of a profile; with `showsEdges` every edge is told too, and how late it was read.
  public init(profile: BoardProfile, directory: String = "/dev", showsEdges: Bool = false) {
    let now = Monotonic.now
    board = BoardLines(profile: profile, directory: directory, at: now)
    panel = Panel(
      settings: profile.panelSettings(kernelDebounces: BoardLines.Library.debounces),
      activeAtStart: board.levels(), at: now)
    self.showsEdges = showsEdges
  }

  /// Tells `print` what happens, a line each, for so long, or for ever.
  public mutating func run(for time: Duration? = nil, print: (String) -> Void) {
    let end = time.map { Monotonic.now + $0 }
    if !board.openLines.isEmpty { print(board.description) }
    while end.map({ Monotonic.now < $0 }) ?? true {
      wait(until: end)
      let now = Monotonic.now
      let reading = board.read(at: now)
      for report in reading.reports {
        print((report.isOver ? "over: " : "") + report.problem.sentence)
      }
      for edge in reading.edges {
        if showsEdges {
          let late = (edge.readTime - edge.time).nanoseconds / 1000
          print("edge \(edge.line.name) \(edge.isActive ? "down" : "up") read \(late) µs later")
        }
        tell(panel.feed(edge), at: now, print)
      }
      if reading.levelsMayDiffer || panel.wantsLevels {
        let active = board.levels()
        panel.levelsRead(active, at: now)
        let names = active.map(\.name).sorted().joined(separator: " ")
        print("levels read: \(names.isEmpty ? "all released" : names)")
      }
      tell(panel.advance(to: now), at: now, print)
    }
  }

  /// Sleeps until a line, the watch or a deadline has something to say.
  private func wait(until end: Duration?) {
    var waits = board.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let deadline = [board.deadline, panel.deadline, end].compactMap { $0 }.min()
    // Rounded up: a millisecond too early would be a turn for nothing.
    let milliseconds = deadline.map { max(0, ($0 - Monotonic.now).nanoseconds / 1_000_000) + 1 }
    _ = poll(&waits, nfds_t(waits.count), Int32(clamping: milliseconds ?? -1))
  }

  private func tell(_ presses: [Press], at now: Duration, _ print: (String) -> Void) {
    for press in presses {
      switch press {
      case .act(let line, _, let isChord): print("\(line.name) acts\(isChord ? " (chord)" : "")")
      case .held(let line, let seconds, _): print("\(line.name) held \(seconds) s")
      case .repeated(let line): print("\(line.name) repeats")
      case .released(let line): print("\(line.name) released")
      case .slip(let line): print("\(line.name) slipped")
      case .stale(let line): print("\(line.name) read too late")
      case .stuck(let line): print("\(line.name) is stuck")
      case .unstuck(let line): print("\(line.name) is free again")
      }
    }
  }
}
