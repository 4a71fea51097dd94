import Buttons

/// What the shell has to do after something happened.
public struct Outcome: Sendable, Hashable {
  /// To be stored, in this order; each is one synced transaction.
  public var records: [Record]
  /// To be played, in this order.
  public var sounds: [Sound]
  /// A pattern for the panel's output line, instead of its answer to the press.
  public var pulses: Pulses?
  /// Whether the question bank is to be read again, on a worker.
  public var readsBank: Bool
  /// What else the console has to do: a line of the menu does something on another screen.
  var follow: [Action] = []

  /// Makes an outcome, by default one that asks for nothing.
  public init(
    records: [Record] = [], sounds: [Sound] = [], readsBank: Bool = false,
    pulses: Pulses? = nil
  ) {
    self.records = records
    self.sounds = sounds
    self.pulses = pulses
    self.readsBank = readsBank
  }

  /// An outcome that goes on with other actions.
  init(follow: [Action]) {
    self.init()
    self.follow = follow
  }

  /// Nothing has to be done.
  public static let nothing = Outcome()

  /// Whether nothing has to be done.
  public var isEmpty: Bool { records.isEmpty && sounds.isEmpty && pulses == nil && !readsBank }

  /// Adds what another outcome asks for.
  public mutating func append(_ other: Outcome) {
    records += other.records
    sounds += other.sounds
    pulses = other.pulses ?? pulses
    follow += other.follow
    readsBank = readsBank || other.readsBank
  }
}
