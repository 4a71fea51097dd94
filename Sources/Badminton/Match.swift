/// A match: its header and the fold of its events.
///
/// An event that the state forbids is refused and changes nothing. Every other one is kept in `tokens`,
/// so that reading them again gives this match: `Match(header: header, tokens: match.tokens)`.
public struct Match: Sendable {
  /// What was agreed before the first rally.
  public let header: Header
  /// Everything that happened, in order; of what was refused nothing.
  public private(set) var tokens: [Token] = []
  /// Whether the match clock runs; it stops by itself when a game ends.
  public private(set) var isClockRunning = false
  /// The match time of the latest stamp, in ms.
  public private(set) var time = 0

  /// How the match stands.
  private(set) var position: Position
  /// Places in `tokens` of the events that count now, oldest first.
  private var done: [UInt32] = []
  /// Places in `tokens` of the events that were undone, the next to redo last.
  private var undone: [UInt32] = []
  /// How the match stood before each of the latest events in `done`.
  private var positions: [Position] = []

  /// Positions kept for undo; what lies further back is computed anew when it is asked for.
  private static let depth = 2_048
  /// The most that they hold together, as `Position.size` counts: with many cards fewer are kept.
  private static let keptSize = 500_000

  /// A match before its first rally.
  public init(header: Header) {
    self.header = header
    position = Position(header)
  }

  /// The match after these tokens; those that the state forbids change nothing.
  public init(header: Header, tokens: [Token]) {
    self.init(header: header)
    self.tokens.reserveCapacity(tokens.count)
    done.reserveCapacity(tokens.count)
    positions.reserveCapacity(min(tokens.count, 2 * Self.depth))
    for token in tokens {
      do { try apply(token) } catch { continue }
    }
  }

  /// The match after these events, without match time; those that the state forbids change nothing.
  public init(header: Header, events: [Event]) {
    self.init(header: header, tokens: events.map { Token($0) })
  }

  /// What happened, without the times.
  public var events: [Event] { tokens.map(\.event) }

  /// Lets a token happen.
  /// - Throws: why it changes nothing; the match is as it was.
  public mutating func apply(_ token: Token) throws(Refusal) {
    try apply(token.event, at: token.time)
  }

  /// Lets an event happen at a match time in ms, nil where it is not known.
  /// - Throws: why it changes nothing; the match is as it was.
  public mutating func apply(_ event: Event, at time: Int? = nil) throws(Refusal) {
    switch event {
    case .undo: try undo()
    case .redo: try redo()
    case .clock(let running): try setClock(running: running)
    case .rally, .minus, .rewind, .changeEnds, .card, .ending, .correction:
      try advance(by: Token(event, time: time), place: UInt32(tokens.count))
      undone.removeAll(keepingCapacity: true)
    }
    let token = Token(event, time: time)
    tokens.append(token)
    self.time = token.time ?? self.time
    if isGameOver { isClockRunning = false }
  }

  /// Why an event would change nothing now; nil where it would be accepted.
  public func refusal(of event: Event) -> Refusal? {
    switch event {
    case .undo: return done.isEmpty ? .nothingToUndo : nil
    case .redo: return undone.isEmpty ? .nothingToRedo : nil
    case .clock(let running): return running ? clockRefusal : nil
    case .rally, .minus, .rewind, .changeEnds, .card, .ending, .correction:
      var trial = position
      do {
        try trial.apply(event, under: header)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Whether the present game is over, or the match.
  public var isGameOver: Bool { position.game.now.winner != nil || position.earlyEnd != nil }

  /// The events that count now, oldest first, without those undone and the clock's.
  public var effective: [Token] { done.map { tokens[Int($0)] } }

  private mutating func advance(by token: Token, place: UInt32) throws(Refusal) {
    let before = position
    try position.apply(token.event, at: token.stamp, under: header)
    let depth = min(Self.depth, Self.keptSize / (1 + before.size))
    if positions.count >= 2 * depth { positions.removeFirst(positions.count - depth) }
    positions.append(before)
    done.append(place)
  }

  private mutating func undo() throws(Refusal) {
    guard let place = done.popLast() else { throw .nothingToUndo }
    if positions.isEmpty { recallPositions() }
    position = positions.popLast() ?? Position(header)
    undone.append(place)
  }

  private mutating func redo() throws(Refusal) {
    guard let place = undone.popLast() else { throw .nothingToRedo }
    try advance(by: tokens[Int(place)], place: place)
  }

  private mutating func setClock(running: Bool) throws(Refusal) {
    if running, let clockRefusal { throw clockRefusal }
    isClockRunning = running
  }

  /// Why the clock cannot start now.
  private var clockRefusal: Refusal? {
    guard isGameOver else { return nil }
    return position.winner(in: header.format) == nil ? .gameOver : .matchOver
  }

  /// Computes the positions before the latest events anew, once undo has used up those that were kept.
  private mutating func recallPositions() {
    var past = Match(header: header)
    for place in done {
      do { try past.advance(by: tokens[Int(place)], place: place) } catch { continue }
    }
    positions = past.positions + [past.position]
  }
}

extension Match: Hashable {
  /// Whether the two have the same header and the same tokens, from which all else follows.
  public static func == (one: Match, other: Match) -> Bool {
    one.header == other.header && one.tokens == other.tokens
  }

  /// Feeds header and tokens into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(header)
    hasher.combine(tokens)
  }
}
