import Quoridor

extension QuoridorScreen {
  /// How many positions a hint and the analysis look at.
  static let hintNodes = 60_000
  static let analysisNodes = 20_000

  /// What the machine is asked now, nil for nothing.
  ///
  /// It stays the same until the position changes.
  public var question: QuoridorQuestion? {
    switch phase {
    case .setup, .paused: return nil
    case .playing:
      if isMachinesTurn {
        return question(game, players.opponent.level?.nodes ?? Self.hintNodes, .move)
      }
      return wantsHint && hint == nil ? question(game, Self.hintNodes, .hint) : nil
    case .over:
      guard prospects == nil, let game = shownGame, game.outcome == nil else { return nil }
      return question(game, Self.analysisNodes, .analysis)
    }
  }

  private func question(
    _ game: Quoridor.Game, _ nodes: Int, _ purpose: QuoridorQuestion.Purpose
  ) -> QuoridorQuestion {
    QuoridorQuestion(
      ticket: ticket, game: game, nodes: nodes, seed: purpose == .move ? seed : 0, purpose: purpose)
  }

  /// The game up to the ply that is shown.
  private var shownGame: Quoridor.Game? {
    guard let review else { return nil }
    return try? Quoridor.Game(plies: game.plies.prefix(review).map(\.notation))
  }

  /// Answers to earlier questions come too late from now on.
  mutating func ask() { ticket += 1 }

  mutating func answer(
    _ ticket: Int, _ report: Report, in scene: Surroundings
  ) throws(Refusal) -> Outcome {
    guard ticket == self.ticket, let question else { return .nothing }
    switch question.purpose {
    case .move:
      guard let move = report.move else { return .nothing }
      return try enter(.ply(.move(move)), in: scene)
    case .hint:
      hint = report.move
      if let move = report.move { point(at: move) }
    case .analysis:
      let isBlues = question.game.position.turn == .blue
      prospects = isBlues ? report.prospects : 1000 - report.prospects
    }
    return .nothing
  }

  /// Puts the cursor on a move.
  private mutating func point(at move: Move) {
    switch move {
    case .pawn(let square):
      cursor.mode = .pawn
      cursor.target = square
    case .wall(let wall):
      cursor.mode = .wall(wall.orientation)
      cursor.slot = wall.slot
    }
  }
}
