import Quoridor

extension QuoridorScreen {
  func state(in scene: Surroundings) -> [(key: String, value: StateValue)] {
    let position = game.position
    let clock = clock.remaining(at: scene.now)
    return [
      ("phase", .string(phase.rawValue)),
      ("to_move", game.outcome == nil ? .string(position.turn.name) : .null),
      ("pawns", byPawn { .string(position.square(of: $0).notation) }),
      ("walls_left", byPawn { .number(position.wallsLeft(of: $0)) }),
      ("walls", .array(position.walls.map { .string($0.notation) })),
      ("plies", .array(game.plies.map { .string($0.notation) })),
      ("last", shownPly.map { .string($0.notation) } ?? .null),
      ("result", game.outcome.map { .string($0.notation) } ?? .null),
      ("names", byPawn { .string(players.shown($0, scene.words)) }),
      ("opponent", .string(players.opponent.notation)),
      ("clock_ms", .number(clock.wholeMilliseconds)),
      ("clock_running", .bool(self.clock.isRunning)),
      ("misses", byPawn { .number(game.misses(of: $0)) }),
      ("cursor", isPersonsTurn ? cursorValue : .null),
      ("draw_offered", .bool(game.offersDraw)),
      ("take_back_asked_by", game.takeBackAskedBy.map { .string($0.name) } ?? .null),
      ("hint", hint.map { .string($0.notation) } ?? .null),
      ("thinking", .bool(question?.purpose == .move)),
      ("review", review.map { .number($0) } ?? .null),
      ("prospects", prospects.map { .number($0) } ?? .null),
    ]
  }

  private func byPawn(_ value: (Pawn) -> StateValue) -> StateValue {
    .object(Pawn.allCases.map { (key: $0.name, value: value($0)) })
  }

  private var cursorValue: StateValue {
    let mode =
      switch cursor.mode {
      case .pawn: "pawn"
      case .wall(.horizontal): "horizontal"
      case .wall(.vertical): "vertical"
      }
    let reason = cursor.move.flatMap { game.position.objection(to: $0) }
    return .object([
      (key: "mode", value: .string(mode)),
      (key: "move", value: cursor.move.map { .string($0.notation) } ?? .null),
      (key: "objection", value: reason.map { .string($0.rawValue) } ?? .null),
    ])
  }
}
