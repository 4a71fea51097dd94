import Badminton
import Timing

extension BadmintonScreen {
  /// A timer begins; an injury's or a suspension's stops the match clock and is noted.
  mutating func begin(_ kind: CourtTimer.Kind, in scene: Surroundings) throws(Refusal) -> Outcome {
    switch kind {
    case .warmUp:
      guard phase == .setup else { throw scene.refusal(.refusedStarted) }
      timer = CourtTimer(kind, seconds: scene.settings.warmUpSeconds, began: scene.now)
      return .nothing
    case .injury, .suspension:
      guard phase == .playing || phase == .paused else { throw scene.refusal(.refusedNotInPlay) }
      timer = CourtTimer(kind, seconds: nil, began: scene.now)
      var records = phase == .playing ? runClock(false, in: scene) : []
      let time = clock.elapsed(at: scene.now).wholeMilliseconds
      let note = MatchLines.Line(ArchivedMatch.Key.note, "\(time) \(kind.note)")
      records.append(Record(book: Self.book, text: note.text))
      return Outcome(records: records)
    }
  }

  /// What a timer or a rest calls out by itself.
  mutating func callTimes(in scene: Surroundings) -> [Sound] {
    var sounds: [Sound] = []
    // Nobody waits any longer; the board need not change every second all night.
    if let left = timer?.left(at: scene.now) {
      if let call = timer?.calls.due(left) { sounds.append(call) }
      if left < -Self.longestOverrun { timer = nil }
    }
    if let left = rest?.left(at: scene.now) {
      if let call = rest?.calls.due(left) { sounds.append(call) }
      if left < -Self.longestOverrun { rest = nil }
    }
    return sounds
  }

  /// The rest that is counted down now; nil once it was skipped or the next rally was played.
  var openRest: Rest? {
    guard let rest, state.ending == nil else { return nil }
    if let interval = state.interval { return interval == rest.interval ? rest : nil }
    return rest.interval.kind == .between && state.gameNumber == rest.game + 1 ? rest : nil
  }

  /// The rest or timer that the board shows now.
  func boardInterval(in scene: Surroundings) -> Board.Interval? {
    if let timer { return boardInterval(of: timer, in: scene) }
    guard let rest = openRest else { return nil }
    let words = scene.words
    let next: [String] =
      if state.isGameOver {
        [words.say(.roundNext, "\(state.gameNumber + 1)"), words.say(.changeEnds)]
      } else {
        state.changeEndsNow ? [words.say(.changeEnds)] : []
      }
    let server = state.server ?? state.nextServer
    let left = rest.left(at: scene.now)
    return Board.Interval(
      label: words.say(call(left) ?? .intervalLabel), time: Self.countdown(left),
      isEnding: left <= 20, next: next, serves: serveLadder(server, words: words))
  }

  private func boardInterval(of timer: CourtTimer, in scene: Surroundings) -> Board.Interval {
    let words = scene.words
    let left = timer.left(at: scene.now)
    let label: String =
      switch timer.kind {
      case .warmUp: words.say(call(left ?? .max) ?? .warmUp)
      case .injury: words.say(.injury)
      case .suspension: words.say(.suspension)
      }
    var next: [String] = []
    if case .injury(let side) = timer.kind { next = nameLadder(side, words: words) }
    let passed = Self.clockText(.seconds(timer.passed(at: scene.now)))
    return Board.Interval(
      label: label, time: left.map(Self.countdown) ?? passed,
      isEnding: left.map { $0 <= 20 } ?? false, next: next,
      serves: timer.kind == .warmUp ? serveLadder(state.server, words: words) : [])
  }

  /// What is called at so many seconds before the end, as long as the eye needs to see it.
  private func call(_ left: Int) -> Phrase? {
    if left <= 0 { return .play }
    return (16...20).contains(left) ? .twentySeconds : nil
  }

  private func serveLadder(_ server: Side?, words: Words) -> [String] {
    let names = server.map { nameLadder($0, words: words) } ?? []
    return names.map { words.say(header.isDoubles ? .serve : .serves, $0) }
  }

  /// Seconds that are left as `M:SS`, those that are over with a plus.
  static func countdown(_ left: Int) -> String {
    let seconds = abs(left)
    let time = "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    return left < 0 ? "+" + time : time
  }
}

extension CourtTimer.Kind {
  /// How a match's notes name it.
  var note: String {
    switch self {
    case .warmUp: "warm-up"
    case .injury(let side): "injury \(side.letter)"
    case .suspension: "suspension"
    }
  }
}
