/// How a match stands after an event: what undo goes back to.
struct Position: Sendable, Hashable {
  /// A game that lies behind a change of ends.
  struct FinishedGame: Sendable, Hashable {
    var score: MatchState.Score
    var winner: Side
    /// How it was played; nil where it was not scored here.
    var played: Game?
  }

  /// How a match ended that was not played out.
  struct EarlyEnd: Sendable, Hashable {
    var ending: Ending
    var loser: Side
  }

  /// The games behind a change of ends.
  private(set) var finished: [FinishedGame] = []
  /// The present game.
  private(set) var game: Game
  /// The cards shown, in order.
  private(set) var cards: [MatchState.Misconduct] = []
  /// Set when the match was not played out.
  private(set) var earlyEnd: EarlyEnd?
  /// Whether the sides changed places outright, beside what the Laws ask for.
  private(set) var areEndsSwapped = false

  /// The Laws know no limit, a file may; no match has as many.
  static let mostCards = 1_000

  /// How much there is to copy in it: cards, and the present game's rallies.
  var size: Int { cards.count + game.entries.count }

  /// The beginning of a match (Law 6).
  init(_ header: Header) {
    game = Game(
      start: GameStanding(
        service: FirstService(
          side: header.firstServer, server: header.serverPlayer, receiver: header.receiverPlayer)))
  }

  /// The number of the present game, from 1.
  var gameNumber: Int { finished.count + 1 }

  /// The rule of the present game.
  func rule(in format: Format) -> GameRule { format.games[finished.count] }

  /// The games a side has won.
  func gamesWon(by side: Side) -> Int {
    finished.reduce(game.now.winner == side ? 1 : 0) { $0 + ($1.winner == side ? 1 : 0) }
  }

  /// Who has won the match, nil while it lasts.
  func winner(in format: Format) -> Side? {
    if let earlyEnd { return earlyEnd.loser.opponent }
    guard let winner = game.now.winner, gamesWon(by: winner) >= format.gamesToWin else {
      return nil
    }
    return winner
  }

  /// Lets an event happen; afterwards unchanged where it is refused.
  ///
  /// - Throws: why the event changes nothing in this position. Undo, redo and the clock are the
  ///   match's and never come here.
  mutating func apply(
    _ event: Event, at stamp: UInt32 = .max, under header: Header
  ) throws(Refusal) {
    if earlyEnd != nil { throw .endedEarly }
    let format = header.format
    switch event {
    case .rally(let side):
      try requireGameOn(format)
      game.append(GameEntry(kind: .rally, side: side, stamp: stamp), under: rule(in: format))
    case .minus(let side):
      try requireGameOn(format)
      guard game.removeLatestPoint(of: side, under: rule(in: format)) else { throw .noPoint }
    case .rewind:
      guard game.now.winner != nil else { throw .gameOn }
      game.removeWinningPoint(under: rule(in: format))
    case .changeEnds(let service):
      try changeEnds(service, under: header)
    case .card(let card, let side):
      if winner(in: format) != nil { throw .matchOver }
      try show(card, to: side, at: stamp, format)
    case .ending(let ending, let loser):
      try end(ending, against: loser, format)
    case .correction(let correction):
      try correct(correction, under: header)
    case .undo, .redo, .clock:
      throw .unchanged
    }
  }

  private func requireGameOn(_ format: Format) throws(Refusal) {
    guard game.now.winner != nil else { return }
    throw winner(in: format) == nil ? .gameOver : .matchOver
  }

  /// Begins the next game.
  ///
  /// Law 8.1: ends change after each game. Law 7.6: the side that won it serves first. Law 11.6: either
  /// of its players, to either of the losers.
  private mutating func changeEnds(
    _ service: FirstService?, under header: Header
  ) throws(Refusal) {
    guard let winner = game.now.winner else { throw .gameOn }
    if self.winner(in: header.format) != nil { throw .matchOver }
    if let service {
      guard header.isDoubles else { throw .singles }
      guard service.side == winner else { throw .notTheirTurn }
    }
    let penalties = game.penaltiesAfterwards
    finished.append(FinishedGame(score: game.now.score, winner: winner, played: game))
    game = Game(
      start: GameStanding(
        service: service ?? FirstService(side: winner, server: .first, receiver: .first)))
    for penalty in penalties { game.append(penalty, under: rule(in: header.format)) }
  }

  /// Shows a card.
  ///
  /// Law 16.7: a warning is only recorded; a fault gives the other side a rally, between games in the
  /// next one.
  private mutating func show(
    _ card: Event.Card, to side: Side, at stamp: UInt32, _ format: Format
  ) throws(Refusal) {
    guard cards.count < Position.mostCards else { throw .tooManyCards }
    switch card {
    case .yellow:
      cards.append(MatchState.Misconduct(colour: .yellow, side: side))
    case .red:
      cards.append(MatchState.Misconduct(colour: .red, side: side))
      let penalty = GameEntry(kind: .penalty, side: side.opponent, stamp: stamp)
      game.append(penalty, under: rule(in: format))
    }
  }

  private mutating func end(
    _ ending: Ending, against loser: Side, _ format: Format
  ) throws(Refusal) {
    if winner(in: format) != nil { throw .matchOver }
    switch ending {
    case .played:
      throw .gameOn
    case .retired:
      break
    case .disqualified:
      cards.append(MatchState.Misconduct(colour: .black, side: loser))
    case .walkover:
      guard finished.isEmpty, !game.hasBegun else { throw .playHasBegun }
    }
    earlyEnd = EarlyEnd(ending: ending, loser: loser)
  }
}

extension Position {
  /// Sets something outright.
  private mutating func correct(
    _ correction: Correction, under header: Header
  ) throws(Refusal) {
    let rule = rule(in: header.format)
    switch correction {
    case .score(let a, let b):
      let score = MatchState.Score(a: Int(a), b: Int(b))
      guard rule.isReachable(score.a, score.b) else { throw .impossibleScore }
      guard score != game.now.score else { throw .unchanged }
      game.set(score, under: rule)
    case .games(let a, let b):
      try requireGameOn(header.format)
      try setGames(MatchState.Score(a: Int(a), b: Int(b)), header.format)
    case .server(let side):
      try requireGameOn(header.format)
      guard side != game.now.server else { throw .unchanged }
      game.append(GameEntry(kind: .server, side: side), under: rule)
    case .serverPlayer(let side, let player):
      try requireGameOn(header.format)
      guard header.isDoubles else { throw .singles }
      try serve(side, player, rule)
    case .receiverPlayer(let side, let player):
      try requireGameOn(header.format)
      guard header.isDoubles else { throw .singles }
      guard side != game.now.server else { throw .notTheirTurn }
      guard player != game.now.player(of: side) else { throw .unchanged }
      game.append(GameEntry(kind: .exchange, side: side), under: rule)
    case .ends:
      if winner(in: header.format) != nil { throw .matchOver }
      areEndsSwapped.toggle()
    }
  }

  private mutating func serve(
    _ side: Side, _ player: Player, _ rule: GameRule
  ) throws(Refusal) {
    let before = game.now
    if before.server == side && before.player(of: side) == player { throw .unchanged }
    if before.server != side {
      game.append(GameEntry(kind: .server, side: side), under: rule)
    }
    if game.now.player(of: side) != player {
      game.append(GameEntry(kind: .exchange, side: side), under: rule)
    }
  }

  /// Sets the games won.
  ///
  /// Of the games scored here those that fit are kept, in order; the others stand
  /// at 0-0.
  private mutating func setGames(
    _ won: MatchState.Score, _ format: Format
  ) throws(Refusal) {
    guard won.a < format.gamesToWin, won.b < format.gamesToWin else { throw .impossibleGames }
    let present = MatchState.Score(a: gamesWon(by: .a), b: gamesWon(by: .b))
    guard won != present else { throw .unchanged }
    var missing = won
    var games: [FinishedGame] = []
    for game in finished where missing[game.winner] > 0 {
      games.append(game)
      missing[game.winner] -= 1
    }
    for side in Side.allCases {
      for _ in 0..<missing[side] {
        games.append(FinishedGame(score: MatchState.Score(), winner: side))
      }
    }
    let rule = format.games[games.count]
    let score = game.now.score
    guard rule.isReachable(score.a, score.b),
      Side.allCases.allSatisfy({ !rule.isWon(score[$0], against: score[$0.opponent]) })
    else { throw .impossibleScore }
    finished = games
    game.fold(under: rule)
  }
}
