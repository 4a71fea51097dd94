import Buttons
import Quoridor

// What the buttons do in each phase.
extension QuoridorScreen {
  mutating func apply(
    _ action: Action, in surroundings: inout Surroundings
  ) throws(Refusal) -> Outcome {
    let scene = surroundings
    switch action {
    case .step(let direction): return try step(direction, in: scene)
    case .turn: return try turn(in: scene)
    case .confirm: return try confirm(in: &surroundings)
    case .point(let square): return try enter(.ply(.move(.pawn(square))), in: scene)
    case .place(let wall):
      cursor.mode = .wall(wall.orientation)
      cursor.slot = wall.slot
      return .nothing
    case .pick:
      cursor.mode = .pawn
      return .nothing
    case .editName(let pawn): return try editName(pawn, in: scene)
    case .type(let text):
      field?.field.type(text)
      return .nothing
    case .press(let key): return press(key, in: scene)
    case .surrender(let pawn):
      guard hasStarted else { throw scene.refusal(.refusedQuoridorNotOn) }
      return try enter(.surrender(pawn), in: scene)
    case .askToTakeBack: return try askToTakeBack(in: scene)
    case .agreeDraw: return try enter(.draw, in: scene)
    case .askForHint:
      guard isPersonsTurn else { throw scene.refusal(.refusedQuoridorHint) }
      hint = nil
      ask()
      wantsHint = true
      return .nothing
    case .opponent(let opponent): return try choose(opponent, in: scene)
    case .coordinates(let shows):
      showsCoordinates = shows
      return Outcome(records: record([Lines.coordinates(shows)]))
    case .newGame: return newGame()
    case .answer(let ticket, let report): return try answer(ticket, report, in: scene)
    }
  }

  private mutating func step(
    _ direction: Direction, in scene: Surroundings
  ) throws(Refusal) -> Outcome {
    switch phase {
    case .setup:
      switch direction {
      case .left: return try choose(players.opponent.next(-1), in: scene)
      case .right: return try choose(players.opponent.next(1), in: scene)
      case .up, .down:
        guard players.opponent != .person else { throw scene.refusal(.refusedQuoridorSides) }
        return try choose(players.opponent.turned, in: scene)
      }
    case .playing:
      if isMachinesTurn { throw scene.refusal(.refusedQuoridorMachine) }
      cursor.step(direction, game.position)
      return .nothing
    case .paused: throw scene.refusal(.refusedQuoridorPaused)
    case .over:
      look(direction)
      return .nothing
    }
  }

  /// After the game: left and right go through it ply by ply, down and up to its ends.
  private mutating func look(_ direction: Direction) {
    let here = review ?? game.plies.count
    let there =
      switch direction {
      case .left: max(0, here - 1)
      case .right: min(game.plies.count, here + 1)
      case .down: 0
      case .up: game.plies.count
      }
    if there == here { return }
    review = there
    prospects = nil
    ask()
  }

  private mutating func turn(in scene: Surroundings) throws(Refusal) -> Outcome {
    if game.takeBackAskedBy != nil {
      game.refuseTakeBack()
      return .nothing
    }
    switch phase {
    case .setup: throw scene.refusal(.refusedQuoridorNotOn)
    case .paused: throw scene.refusal(.refusedQuoridorPaused)
    case .over: throw scene.refusal(.refusedQuoridorOver)
    case .playing:
      if isMachinesTurn { throw scene.refusal(.refusedQuoridorMachine) }
      if game.position.wallsLeft(of: game.position.turn) == 0 {
        throw scene.refusal(Self.phrase(for: .noWallsLeft))
      }
      cursor.turn(game.position)
      return .nothing
    }
  }

  private mutating func confirm(in surroundings: inout Surroundings) throws(Refusal) -> Outcome {
    let scene = surroundings
    if game.takeBackAskedBy != nil {
      guard let entry = game.agreedTakeBack else { return .nothing }
      return try enter(entry, in: scene)
    }
    switch phase {
    case .setup:
      seed = UInt64.random(in: 1 ... .max, using: &surroundings.dice)
      return start(in: scene)
    case .paused:
      beginTurn(at: scene.now)
      return .nothing
    case .over: throw scene.refusal(.refusedQuoridorOver)
    case .playing:
      if isMachinesTurn { throw scene.refusal(.refusedQuoridorMachine) }
      guard let move = cursor.move else { throw scene.refusal(Self.phrase(for: .outOfReach)) }
      return try enter(.ply(.move(move)), in: scene)
    }
  }
}
