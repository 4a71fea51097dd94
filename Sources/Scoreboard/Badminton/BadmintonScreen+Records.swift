import Badminton
import Timing

extension BadmintonScreen {
  /// Says that format and number of players were chosen by hand, so that the settings do not
  /// change them.
  static let chosen = MatchLines.Line("Chosen", "yes")

  /// Every line of the header: what was agreed, and who plays.
  private var allLines: [MatchLines.Line] {
    MatchLines.all(header) + ownLines
  }

  /// The lines beside the header's.
  private var ownLines: [MatchLines.Line] {
    (isFormatChosen ? [Self.chosen] : [])
      + (queued > 0 ? [MatchLines.Line(Self.queueKey, "\(queued)")] : []) + MatchLines.all(names)
  }

  /// The record of lines of the header.
  ///
  /// The first of a match opens it, and says all that is not as the settings have it.
  mutating func record(_ lines: [MatchLines.Line], in scene: Surroundings) -> [Record] {
    guard isOpen else { return openingRecord(in: scene) }
    guard !lines.isEmpty else { return [] }
    return [Record(book: Self.book, text: lines.map(\.text).joined(separator: "\n"))]
  }

  /// The record that opens a match before its start.
  mutating func openingRecord(in scene: Surroundings) -> [Record] {
    isOpen = true
    let lines =
      MatchLines.changed(from: Self.header(of: scene.settings), to: header) + ownLines
    return [Record(book: Self.book, opens: true, text: lines.map(\.text).joined(separator: "\n"))]
  }

  /// The record of the whole header, with which a match starts.
  mutating func headerRecord(in scene: Surroundings) -> [Record] {
    let opens = !isOpen
    isOpen = true
    var lines = allLines
    if !scene.settings.court.isEmpty {
      lines.append(MatchLines.Line(ArchivedMatch.Key.court, scene.settings.court))
    }
    let text = lines.map(\.text).joined(separator: "\n")
    return [Record(book: Self.book, opens: opens, text: text)]
  }

  /// The record of an event that happened, with the match time before it.
  mutating func record(_ event: Event, at time: Duration) -> [Record] {
    storedClock = time
    let token = Token(event, time: time.wholeMilliseconds)
    return [Record(book: Self.book, text: Notation.text(of: [token]))]
  }

  mutating func restore(_ record: Record, in scene: Surroundings) {
    if record.opens { self = BadmintonScreen(settings: scene.settings, at: scene.now) }
    isOpen = true
    for line in record.text.split(separator: "\n") { restore(line: line) }
    state = match.state
  }

  /// Folds a line of a record in: one of the header, or tokens.
  mutating func restore(line: Substring) {
    guard let line = MatchLines.Line(reading: line) else {
      for token in (try? Notation.tokens(line)) ?? [] { restore(token) }
      return
    }
    MatchLines.put(line, into: &names)
    if line == Self.chosen { isFormatChosen = true }
    if line.key == Self.queueKey, let count = Int(line.value) { queued = max(0, count) }
    guard !hasStarted else { return }
    var header = header
    MatchLines.put(line, into: &header)
    match = Match(header: header, tokens: match.tokens)
  }

  private mutating func restore(_ token: Token) {
    if let time = token.time {
      clock = Stopwatch(elapsed: .milliseconds(time))
      storedClock = .milliseconds(time)
    }
    hasStarted = hasStarted || token.event.isPlay
    // What the laws refuse now they refused then: it has no effect in a replay either.
    try? match.apply(token)
  }
}

extension Event {
  /// Whether play goes on or is over with it, so that no warm-up, injury or suspension is timed any more.
  var endsTimers: Bool {
    switch self {
    case .rally, .changeEnds, .ending: true
    case .minus, .rewind, .clock, .correction, .card, .undo, .redo: false
    }
  }

  /// Whether it is a rally that was won.
  var isRally: Bool { if case .rally = self { true } else { false } }

  /// Whether it is play, so that a match in which it happened has been started; cards and endings
  /// can also come before.
  var isPlay: Bool {
    switch self {
    case .rally, .minus, .rewind, .changeEnds, .clock, .correction: true
    case .card, .ending, .undo, .redo: false
    }
  }
}
