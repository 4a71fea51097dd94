import Buttons
import Testing

/// What holds for every list of edges, however odd: seeded, so that a failure comes back.
@Suite struct PanelPropertyTests {
  /// SplitMix64: the same numbers on every machine.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static func settings(_ dice: inout Dice) -> PanelSettings {
    PanelSettings(
      debounce: .milliseconds([0, 10, 25].randomElement(using: &dice) ?? 0),
      lineDebounce: Bool.random(using: &dice)
        ? [.leftPlus: .zero, .rewind: .milliseconds(-3)] : [:],
      repeatGuard: .milliseconds([0, 300].randomElement(using: &dice) ?? 0),
      isMirrored: Bool.random(using: &dice))
  }

  private static func edge(near time: Duration, _ dice: inout Dice) -> Edge {
    let happened = time - .milliseconds(Int.random(in: -5...5, using: &dice))
    let delay = Int.random(in: 0...30, using: &dice) == 0 ? 1500 : 2
    return Edge(
      line: Line.allCases.randomElement(using: &dice) ?? .start,
      isActive: Bool.random(using: &dice), time: happened,
      readTime: happened + .milliseconds(delay))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func deadlineIsInTheFutureOrNil(seed: UInt64) {
    var dice = Dice(state: seed)
    var panel = Panel(settings: Self.settings(&dice), activeAtStart: [.start], at: .zero)
    var now = Duration.zero
    for _ in 0..<2000 {
      now += .microseconds(Int.random(in: 0...60_000, using: &dice))
      _ = panel.feed(Self.edge(near: now, &dice))
      _ = panel.advance(to: now)
      if Int.random(in: 0...50, using: &dice) == 0 {
        panel.levelsRead(Bool.random(using: &dice) ? [.leftPlus, .rewind] : [], at: now)
        _ = panel.advance(to: now)
      }
      if let deadline = panel.deadline { #expect(deadline > now) }
      _ = panel.hold(at: now)
    }
    // Left alone, every panel comes to rest.
    _ = panel.advance(to: now + .seconds(20))
    #expect(panel.deadline == nil)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func stepsOfTimeDoNotMatter(seed: UInt64) {
    var dice = Dice(state: seed)
    let settings = Self.settings(&dice)
    var coarse = Panel(settings: settings, at: .zero)
    var fine = coarse
    var now = Duration.zero
    var coarsePresses: [Press] = []
    var finePresses: [Press] = []
    for _ in 0..<300 {
      now += .milliseconds(Int.random(in: 0...900, using: &dice))
      while let deadline = fine.deadline, deadline <= now {
        finePresses += fine.advance(to: deadline)
      }
      let edge = Edge(
        line: Line.allCases.randomElement(using: &dice) ?? .start,
        isActive: Bool.random(using: &dice), time: now)
      coarsePresses += coarse.feed(edge)
      finePresses += fine.feed(edge)
    }
    #expect(!finePresses.isEmpty)
    #expect(coarsePresses == finePresses)
    #expect(coarse == fine)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func noiseShorterThanTheDebounceIsNoPress(seed: UInt64) {
    var dice = Dice(state: seed)
    var panel = Panel(settings: .device, at: .zero)
    var now = Duration.zero
    var presses: [Press] = []
    while now < .seconds(60) {
      let line = Line.allCases.randomElement(using: &dice) ?? .start
      now += .microseconds(Int.random(in: 1...40_000, using: &dice))
      presses += panel.feed(Edge(line: line, isActive: true, time: now))
      now += .microseconds(Int.random(in: 1..<10_000, using: &dice))
      presses += panel.feed(Edge(line: line, isActive: false, time: now))
    }
    #expect(presses.isEmpty)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func everyBouncingPressIsOnePress(seed: UInt64) {
    var dice = Dice(state: seed)
    var panel = Panel(settings: .device, at: .zero)
    var now = Duration.zero
    var acts = 0
    for press in 1...50 {
      now += .milliseconds(Int.random(in: 400...900, using: &dice))
      var level = false
      // Both ways the contact bounces, each time for less than the debounce.
      for end in [true, false] {
        for _ in 0...(2 * Int.random(in: 0...6, using: &dice)) {
          level.toggle()
          acts += count(panel.feed(Edge(line: .leftPlus, isActive: level, time: now)))
          now += .microseconds(Int.random(in: 1...9_999, using: &dice))
        }
        #expect(level == end)
        now += .milliseconds(Int.random(in: 10...300, using: &dice))
        acts += count(panel.advance(to: now))
      }
      #expect(acts == press)
    }
  }

  private func count(_ presses: [Press]) -> Int {
    presses.count { if case .act(.leftPlus, _, chord: false) = $0 { true } else { false } }
  }
}
