import Buttons
import Quoridor

extension QuoridorScreen {
  /// Starts the game and blue's clock.
  mutating func start(in scene: Surroundings) -> Outcome {
    hasStarted = true
    let records = record(Lines.all(players, showsCoordinates) + [Lines.start(seed: seed)])
    clock = TurnClock(left: game.allowance)
    beginTurn(at: scene.now)
    return Outcome(records: records)
  }

  /// Lets the clock run on and puts the cursor where a turn begins.
  mutating func beginTurn(at now: Duration) {
    clock.start(at: now)
    turnBegan = now
    cursor = QuoridorCursor(game.position)
    hint = nil
    wantsHint = false
    ask()
  }

  /// Adds a line to the game's book; what is refused changes nothing.
  mutating func enter(_ entry: Entry, in scene: Surroundings) throws(Refusal) -> Outcome {
    guard hasStarted else { throw scene.refusal(.refusedQuoridorNotOn) }
    if case .ply(.move) = entry, phase == .paused {
      throw scene.refusal(.refusedQuoridorPaused)
    }
    let wasPaused = phase == .paused
    do {
      try game.enter(entry)
    } catch {
      throw scene.refusal(Self.phrase(for: error))
    }
    var outcome = Outcome(records: record([Lines.Line(entry.notation)]))
    outcome.sounds = sounds(of: entry)
    outcome.pulses = endPulses
    clock = TurnClock(left: game.allowance)
    if game.outcome == nil && !wasPaused {
      beginTurn(at: scene.now)
    } else {
      cursor = QuoridorCursor(game.position)
      turnBegan = scene.now
      ask()
    }
    return outcome
  }

  /// What the hand feels at the end: three short and a long one for a win, one long one for a loss
  /// against the machine.
  private var endPulses: Pulses? {
    guard let winner = game.outcome?.winner else { return nil }
    let short: Duration = .milliseconds(80)
    let turns: [Duration] =
      winner == players.opponent.machine
      ? [.milliseconds(700)] : [short, short, short, short, short, short, .milliseconds(400)]
    return Pulses(turns)
  }

  private func sounds(of entry: Entry) -> [Sound] {
    var sounds: [Sound] = []
    switch entry {
    case .ply(.move(.pawn)): sounds.append(.move)
    case .ply(.move(.wall)): sounds.append(.wall)
    case .ply(.pass), .takeBack, .surrender, .draw: break
    }
    switch game.outcome {
    case nil: break
    case .win(let pawn, _): sounds.append(pawn == players.opponent.machine ? .lose : .win)
    case .draw: sounds.append(.game)
    }
    return sounds
  }

  /// Sets the board up again: the same people, who change sides.
  mutating func newGame() -> Outcome {
    let last = self
    self = QuoridorScreen(at: last.turnBegan)
    players = last.players
    players.opponent = last.players.opponent.turned
    if last.hasStarted {
      players[.blue] = last.players[.red]
      players[.red] = last.players[.blue]
    } else {
      players.opponent = last.players.opponent
    }
    showsCoordinates = last.showsCoordinates
    ticket = last.ticket + 1
    return Outcome(records: record(Lines.all(players, showsCoordinates)))
  }

  mutating func choose(
    _ opponent: QuoridorOpponent, in scene: Surroundings
  ) throws(Refusal) -> Outcome {
    guard phase == .setup else { throw scene.refusal(.refusedQuoridorStarted) }
    players.opponent = opponent
    return Outcome(records: record([Lines.opponent(opponent)]))
  }

  mutating func askToTakeBack(in scene: Surroundings) throws(Refusal) -> Outcome {
    guard phase != .paused else { throw scene.refusal(.refusedQuoridorPaused) }
    let machine = players.opponent.machine
    // Between two people the one who has just moved asks; against the machine the person does.
    let asker = machine?.opponent ?? game.position.turn.opponent
    do {
      try game.askToTakeBack(asker)
    } catch {
      throw scene.refusal(Self.phrase(for: error))
    }
    guard machine != nil, let entry = game.agreedTakeBack else { return .nothing }
    return try enter(entry, in: scene)
  }

  /// The sentence for a reason of the rules.
  static func phrase(for reason: Illegal) -> Phrase {
    switch reason {
    case .malformed, .offBoard, .outOfReach, .otherPawn: .refusedQuoridorFar
    case .gameOver: .refusedQuoridorOver
    case .occupied: .refusedQuoridorOccupied
    case .blocked: .refusedQuoridorBlocked
    case .noWallsLeft: .refusedQuoridorNoWalls
    case .overlap: .refusedQuoridorOverlap
    case .crossing: .refusedQuoridorCrossing
    case .sealsSelf: .refusedQuoridorSealsSelf
    case .sealsOpponent: .refusedQuoridorSealsOpponent
    case .sealsBoth: .refusedQuoridorSealsBoth
    case .noDrawOffered: .refusedQuoridorDraw
    case .nothingToTakeBack: .refusedQuoridorTakeBack
    }
  }
}
