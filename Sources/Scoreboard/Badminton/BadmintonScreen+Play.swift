import Badminton
import Buttons
import Timing

extension BadmintonScreen {
  /// Lets an event happen, or refuses it with the reason that the laws give.
  mutating func play(_ event: Event, in scene: Surroundings) throws(Refusal) -> Outcome {
    let time = clock.elapsed(at: scene.now)
    do {
      try match.apply(event, at: time.wholeMilliseconds)
    } catch {
      throw scene.refusal(Self.phrase(for: error))
    }
    let before = state
    state = match.state
    draft = nil
    rallyEdits = [:]
    if event.endsTimers { timer = nil }
    // Whatever happens before the start, the record says what it happened to.
    let opening = isOpen && hasStarted ? [] : headerRecord(in: scene)
    hasStarted = hasStarted || event.isPlay
    let records = opening + record(event, at: time)
    follow(event, from: before, in: scene)
    return Outcome(records: records, sounds: sounds(of: event), pulses: pulses(of: event))
  }

  /// What follows from an event for clock, highlight and rest.
  private mutating func follow(_ event: Event, from before: MatchState, in scene: Surroundings) {
    if state.isGameOver {
      clock.stop(at: scene.now)
      if !before.isGameOver { gameEnded = scene.now }
    }
    if case .rally(let side) = event {
      highlight = Highlight(side: side, until: scene.now + Self.highlightTime)
    } else {
      highlight = nil
    }
    followRest(event, from: before, in: scene)
  }

  /// A rest begins with the interval of the laws.
  ///
  /// One between games goes on when the ends have been changed, which is done at its beginning, until
  /// the next rally.
  private mutating func followRest(
    _ event: Event, from before: MatchState, in scene: Surroundings
  ) {
    if let interval = state.interval {
      guard interval != before.interval, interval != rest?.interval || interval.kind == .mid else {
        return
      }
      rest = Rest(interval: interval, game: state.gameNumber, began: scene.now)
    } else if rest?.interval.kind == .mid || event.isRally {
      rest = nil
    }
  }

  private func sounds(of event: Event) -> [Sound] {
    guard case .rally = event else { return [] }
    if state.ending != nil { return [.match] }
    return state.isGameOver ? [.game] : [.point]
  }

  /// What the panel's buzzer plays at the end of a game or match; nil where it answers the press only.
  private func pulses(of event: Event) -> Pulses? {
    guard case .rally = event, state.isGameOver else { return nil }
    return state.ending == nil ? .gameEnd : .matchEnd
  }

  /// Stops the clock if it runs, because another screen is turned to.
  mutating func pause(in scene: Surroundings) -> [Record] {
    phase == .playing ? runClock(false, in: scene) : []
  }

  /// Starts or stops the clock.
  mutating func runClock(_ isRunning: Bool, in scene: Surroundings) -> [Record] {
    if isRunning { clock.start(at: scene.now) } else { clock.stop(at: scene.now) }
    let time = clock.elapsed(at: scene.now)
    let event = Event.clock(running: isRunning)
    // The laws refuse it only after a game's end, where no phase starts or stops the clock.
    try? match.apply(event, at: time.wholeMilliseconds)
    return record(event, at: time)
  }

  /// A side serves first.
  mutating func serveFirst(_ side: Side, in scene: Surroundings) throws(Refusal) -> Outcome {
    try changeHeader(in: scene) { $0.firstServer = side }
  }

  /// Changes what is agreed before the start.
  mutating func changeHeader(
    in scene: Surroundings, _ change: (inout Header) -> Void
  ) throws(Refusal) -> Outcome {
    guard phase == .setup else { throw scene.refusal(.refusedStarted) }
    var header = header
    change(&header)
    let lines = MatchLines.changed(from: self.header, to: header)
    // Cards shown before the start are kept.
    match = Match(header: header, tokens: match.tokens)
    state = match.state
    return Outcome(records: record(lines, in: scene))
  }

  /// Changes format or number of players by hand: the settings do not change them any more.
  mutating func choose(
    in scene: Surroundings, _ change: (inout Header) -> Void
  ) throws(Refusal) -> Outcome {
    guard phase == .setup else { throw scene.refusal(.refusedStarted) }
    let wasChosen = isFormatChosen
    isFormatChosen = true
    var outcome = try changeHeader(in: scene, change)
    if !wasChosen, !outcome.records.isEmpty, !outcome.records[0].opens {
      outcome.records[0].text += "\n" + Self.chosen.text
    }
    return outcome
  }

  /// Takes other settings over into a match that has not begun and was not set up by hand.
  mutating func follow(_ settings: Settings) {
    guard phase == .setup, match.tokens.isEmpty else { return }
    var header = header
    header.changesEndsInDecider = settings.changesEndsInDecider
    if !isFormatChosen {
      header.format = settings.format
      header.isDoubles = settings.isDoubles
    }
    match = Match(header: header, tokens: match.tokens)
    state = match.state
  }

  /// Sets things outright; all of them or none.
  ///
  /// Before the start they start the match, paused.
  mutating func correct(
    _ corrections: [Correction], in scene: Surroundings
  ) throws(Refusal) -> Outcome {
    var copy = self
    var outcome = Outcome.nothing
    if copy.phase == .setup {
      copy.hasStarted = true
      outcome.records += copy.headerRecord(in: scene)
      outcome.records += copy.runClock(false, in: scene)
    }
    for correction in corrections {
      // Who serves may already follow from what was set before.
      if case .server(let side) = correction, copy.state.server == side { continue }
      outcome.append(try copy.play(.correction(correction), in: scene))
    }
    guard !outcome.isEmpty else { throw scene.refusal(.refusedUnchanged) }
    self = copy
    return outcome
  }

  /// Begins a new match with the same people, format and ends.
  mutating func newMatch(in scene: Surroundings) -> Outcome {
    let last = self
    self = BadmintonScreen(settings: scene.settings, at: scene.now)
    names = last.names
    queued = last.queued
    isFormatChosen = last.isFormatChosen
    var header = header
    header.aLeft = last.state.aLeft
    if isFormatChosen {
      header.format = last.header.format
      header.isDoubles = last.header.isDoubles
    }
    match = Match(header: header)
    state = match.state
    return Outcome(records: openingRecord(in: scene))
  }

  /// The sentence for a reason of the laws.
  static func phrase(for refusal: Badminton.Refusal) -> Phrase {
    switch refusal {
    case .gameOver: .refusedGameOver
    case .matchOver: .refusedMatchOver
    case .endedEarly: .refusedEndedEarly
    case .gameOn: .refusedEnds
    case .noPoint: .refusedNoPoint
    case .nothingToUndo: .refusedUndo
    case .nothingToRedo: .refusedRedo
    case .playHasBegun: .refusedWalkover
    case .unchanged: .refusedUnchanged
    case .impossibleScore, .impossibleGames: .refusedScore
    case .tooManyCards, .singles, .notTheirTurn: .refusedByLaws
    }
  }
}

extension Surroundings {
  /// The display's words.
  var words: Words { Words(settings) }

  /// A refusal with that sentence.
  func refusal(_ phrase: Phrase, _ part: String = "") -> Refusal {
    Refusal(text: words.say(phrase, part))
  }
}
