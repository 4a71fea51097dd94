extension Match {
  /// How the match stands, derived from the header and the events.
  public var state: MatchState {
    let format = header.format
    let now = position.game.now
    let winner = position.winner(in: format)
    let isGameOver = self.isGameOver
    let isBetweenGames = isGameOver && winner == nil
    let ending: Ending? = position.earlyEnd?.ending ?? (winner == nil ? nil : .played)
    let points = isGameOver ? [] : Side.allCases.filter { wouldWinGame($0) }
    return MatchState(
      isDoubles: header.isDoubles,
      games: position.finished.map(\.score) + [now.score],
      gameWinners: position.finished.map(\.winner) + (now.winner.map { [$0] } ?? []),
      gamesWon: MatchState.Score(a: position.gamesWon(by: .a), b: position.gamesWon(by: .b)),
      gameNumber: position.gameNumber,
      isGameOver: isGameOver,
      matchWinner: winner,
      ending: ending,
      server: isGameOver ? nil : now.server,
      nextServer: isBetweenGames ? now.winner : nil,
      serviceCourt: isGameOver ? nil : now.serviceCourt,
      doubles: isGameOver || !header.isDoubles ? nil : doubles,
      isDeuce: !isGameOver && position.rule(in: format).isDeuce(now.score.a, now.score.b),
      pointCall: isGameOver ? nil : pointCall,
      gamePointSides: points,
      matchPointSides: points.filter { wouldWinMatch($0) },
      aLeft: isALeft,
      interval: interval(isBetweenGames: isBetweenGames),
      changeEndsNow: isBetweenGames || (!isGameOver && now.isIntervalOpen && changesEndsMidGame),
      rewindEnabled: isGameOver && position.earlyEnd == nil,
      plusMinusEnabled: !isGameOver,
      clockAutoPaused: isGameOver,
      namesEditableAfterStart: winner != nil,
      cards: position.cards)
  }

  private var doubles: MatchState.DoublesPositions {
    let now = position.game.now
    return MatchState.DoublesPositions(
      rightA: now.rightA, rightB: now.rightB, server: now.player(of: now.server),
      receiver: now.player(of: now.server.opponent))
  }

  private func wouldWinGame(_ side: Side) -> Bool {
    let score = position.game.now.score
    return position.rule(in: header.format)
      .isWon(score[side] + 1, against: score[side.opponent])
  }

  private func wouldWinMatch(_ side: Side) -> Bool {
    position.gamesWon(by: side) + 1 == header.format.gamesToWin
  }

  private var pointCall: MatchState.PointCall? {
    let now = position.game.now
    let isCalled = position.rule(in: header.format)
      .isPointCalled(now.score[now.server], against: now.score[now.server.opponent])
    guard isCalled else { return nil }
    return wouldWinMatch(now.server) ? .match : .game
  }

  /// Whether ends change in the middle of the present game (Law 8.1.3).
  private var changesEndsMidGame: Bool {
    header.changesEndsInDecider && position.gameNumber == header.format.decidingGame
  }

  /// Ends change after each game and when the leader comes to the middle of the deciding game.
  private var isALeft: Bool {
    let score = position.game.now.score
    var isALeft = header.aLeft != position.areEndsSwapped
    if !position.finished.count.isMultiple(of: 2) { isALeft.toggle() }
    if changesEndsMidGame, let middle = position.rule(in: header.format).midGameIntervalAt,
      max(score.a, score.b) >= middle
    {
      isALeft.toggle()
    }
    return isALeft
  }

  private func interval(isBetweenGames: Bool) -> MatchState.Interval? {
    if isBetweenGames {
      return header.format.secondsBetweenGames.map {
        MatchState.Interval(kind: .between, seconds: $0)
      }
    }
    guard !isGameOver, position.game.now.isIntervalOpen else { return nil }
    return MatchState.Interval(kind: .mid, seconds: header.format.secondsMidGame)
  }
}
