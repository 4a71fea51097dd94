import Badminton
import Timing

// The table of what the buttons do: a row of it is a function here, a cell a `case`.
extension BadmintonScreen {
  mutating func apply(
    _ action: Action, in surroundings: inout Surroundings
  ) throws(Refusal) -> Outcome {
    let before = phase
    let game = state.gameNumber
    let outcome = try perform(action, in: &surroundings)
    if action.isSeen { figuresUntil = nil }
    if phase != before || state.gameNumber != game { phaseBegan = surroundings.now }
    return outcome
  }

  private mutating func perform(
    _ action: Action, in surroundings: inout Surroundings
  ) throws(Refusal) -> Outcome {
    let scene = surroundings
    switch action {
    case .plus(let end, let began): return try plus(end, began: began, in: scene)
    case .minus(let end): return try minus(end, in: scene)
    case .rewind: return try rewind(in: scene)
    case .start: return try start(in: scene)
    case .ends(let press): return try ends(press, in: scene)
    case .editName(let end, let player): return try editName(end, player, in: scene)
    case .type(let text): return type(text)
    case .press(let key): return press(key, in: scene)
    case .saveName: return saveName(in: scene)
    case .undo: return try play(.undo, in: scene)
    case .redo: return try play(.redo, in: scene)
    case .drawToss:
      return try serveFirst(Bool.random(using: &surroundings.dice) ? .a : .b, in: scene)
    case .serveFirst(let side): return try serveFirst(side, in: scene)
    case .format(let format): return try choose(in: scene) { $0.format = format }
    case .doubles(let isDoubles): return try choose(in: scene) { $0.isDoubles = isDoubles }
    case .firstService(let server, let receiver):
      return try changeHeader(in: scene) {
        $0.serverPlayer = server
        $0.receiverPlayer = receiver
      }
    case .card(let card, let side): return try play(.card(card, side), in: scene)
    case .ending(let ending, let side): return try play(.ending(ending, against: side), in: scene)
    case .draft(let draft):
      self.draft = draft
      return .nothing
    case .correct(let corrections): return try correct(corrections, in: scene)
    case .skipInterval:
      rest = nil
      return .nothing
    case .agree(let format, let isDoubles):
      return try agree(format, isDoubles: isDoubles, in: scene)
    case .fromQueue(let place): return try takeFromQueue(place, in: scene)
    case .timer(let kind): return try begin(kind, in: scene)
    case .endTimer:
      timer = nil
      return .nothing
    case .draftRally(let place, let edit):
      rallyEdits[place] = edit
      return .nothing
    case .editRallies: return try edit(rallyEdits, in: scene)
    case .figures: return showFigures(in: scene)
    case .newMatch: return newMatch(in: scene)
    }
  }

  private mutating func plus(
    _ end: End, began: Duration, in scene: Surroundings
  ) throws(Refusal) -> Outcome {
    switch phase {
    case .setup:
      tosses.append(Toss(pressBegan: began, firstServer: header.firstServer))
      tosses = tosses.suffix(2)
      return try serveFirst(side(at: end), in: scene)
    case .playing, .paused:
      if let gameEnded, scene.now - gameEnded < Self.pauseAfterGame {
        throw scene.refusal(.refusedGameOver)
      }
      return try play(.rally(side(at: end)), in: scene)
    case .gameOver: throw scene.refusal(.refusedGameOver)
    case .matchOver: throw scene.refusal(matchOverRefusal)
    }
  }

  /// What leads on after the match.
  private var matchOverRefusal: Phrase {
    state.ending == .played ? .refusedMatchOver : .refusedMatchEnded
  }

  private mutating func minus(_ end: End, in scene: Surroundings) throws(Refusal) -> Outcome {
    switch phase {
    case .setup: return try nextName(end, in: scene)
    case .playing, .paused: return try play(.minus(side(at: end)), in: scene)
    case .gameOver: throw scene.refusal(.refusedGameOver)
    case .matchOver: throw scene.refusal(matchOverRefusal)
    }
  }

  private mutating func rewind(in scene: Surroundings) throws(Refusal) -> Outcome {
    switch phase {
    case .setup, .playing, .paused: throw scene.refusal(.refusedRewind)
    case .gameOver, .matchOver: return try play(.rewind, in: scene)
    }
  }

  private mutating func start(in scene: Surroundings) throws(Refusal) -> Outcome {
    switch phase {
    case .setup:
      hasStarted = true
      timer = nil
      tosses = []
      clock = Stopwatch()
      return Outcome(records: headerRecord(in: scene) + runClock(true, in: scene))
    case .playing where openRest != nil:
      // Whoever presses it in an interval wants to play on, not to stop the clock that runs.
      rest = nil
      return .nothing
    case .playing: return Outcome(records: runClock(false, in: scene))
    case .paused:
      // Play goes on: whatever was waited for is over.
      rest = nil
      timer = nil
      return Outcome(records: runClock(true, in: scene))
    case .gameOver: throw scene.refusal(.refusedGameOver)
    case .matchOver: throw scene.refusal(matchOverRefusal)
    }
  }

  private mutating func ends(_ press: EndsPress, in scene: Surroundings) throws(Refusal) -> Outcome
  {
    if case .chord(let began) = press, began < phaseBegan + Self.chordGuard {
      // The hands were on the buttons before this phase could be seen: no chord.
      throw scene.refusal(.refusedChord)
    }
    switch phase {
    case .setup:
      var firstServer = header.firstServer
      if case .chord(let began) = press,
        let toss = tosses.first(where: { $0.pressBegan >= began })
      {
        firstServer = toss.firstServer
      }
      tosses = []
      return try changeHeader(in: scene) {
        $0.firstServer = firstServer
        $0.aLeft.toggle()
      }
    case .playing, .paused: throw scene.refusal(.refusedEnds)
    case .gameOver: return try play(.changeEnds(nil), in: scene)
    case .matchOver:
      switch press {
      case .press: throw scene.refusal(matchOverRefusal)
      case .held, .chord: return newMatch(in: scene)
      }
    }
  }
}

extension BadmintonScreen.Action {
  /// Whether whoever does it looks at the score, so that the figures make room for it.
  fileprivate var isSeen: Bool {
    switch self {
    case .figures, .draft, .draftRally, .skipInterval: false
    case .plus, .minus, .rewind, .start, .ends, .editName, .type, .press, .saveName, .undo, .redo,
      .drawToss, .serveFirst, .format, .doubles, .firstService, .card, .ending, .correct, .agree,
      .fromQueue, .timer, .endTimer, .editRallies, .newMatch:
      true
    }
  }
}
