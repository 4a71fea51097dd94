/// A pattern of an output line: on and off by turns, beginning with on.
public struct Pulses: Sendable, Hashable {
  /// How long each turn lasts, in their order.
  public let turns: [Duration]

  /// Makes a pattern.
  public init(_ turns: [Duration]) {
    self.turns = turns
  }

  /// A press was accepted: one pulse.
  public static let accepted = Pulses([.milliseconds(60)])
  /// A press was refused: two pulses.
  public static let refused = Pulses([.milliseconds(60), .milliseconds(90), .milliseconds(60)])
  /// A game was won: a long one.
  public static let gameEnd = Pulses([.milliseconds(600)])
  /// A match was won: two long ones and a longer.
  public static let matchEnd = Pulses([
    .milliseconds(400), .milliseconds(200), .milliseconds(400), .milliseconds(200),
    .milliseconds(1000),
  ])
}

/// An output line that plays patterns: a value whose time somebody hands in.
public struct PulsePlayer: Sendable, Hashable {
  /// Whether the line is on.
  public private(set) var isOn = false
  /// When it changes next; nil while nothing plays.
  public private(set) var deadline: Duration?
  private var rest: ArraySlice<Duration> = []

  /// A line that is off.
  public init() {}

  /// Begins a pattern at `now`, in the place of one that still plays.
  public mutating func play(_ pulses: Pulses, at now: Duration) {
    rest = pulses.turns[...]
    isOn = false
    deadline = now
    advance(to: now)
  }

  /// Lets time pass until `now`.
  public mutating func advance(to now: Duration) {
    while let time = deadline, time <= now {
      guard let turn = rest.popFirst() else {
        isOn = false
        deadline = nil
        return
      }
      isOn.toggle()
      deadline = time + max(.zero, turn)
    }
  }
}
