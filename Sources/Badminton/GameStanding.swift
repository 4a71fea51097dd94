/// How a game stands between two rallies.
struct GameStanding: Sendable, Hashable {
  var score = MatchState.Score()
  /// The side that serves next; after the game the side that would have.
  var server: Side
  /// Who of side A stands in its right service court.
  var rightA: Player
  /// Who of side B does.
  var rightB: Player
  /// Whether the rest in the middle of the game is open.
  var isIntervalOpen = false
  /// Who has won the game.
  var winner: Side?

  /// The beginning of a game.
  ///
  /// At 0-0 service is from the right court to the right court (Law 10.1.1, 11.1.1).
  init(service: FirstService) {
    server = service.side
    rightA = service.side == .a ? service.server : service.receiver
    rightB = service.side == .b ? service.server : service.receiver
  }

  /// The service court that is served from: right at an even score of the server (Law 10.1, 11.1).
  var serviceCourt: MatchState.ServiceCourt { score[server].isMultiple(of: 2) ? .right : .left }

  /// Who of the side stands in the service court that is served from, or to.
  func player(of side: Side) -> Player {
    let right = side == .a ? rightA : rightB
    return serviceCourt == .right ? right : right.partner
  }

  /// Lets the partners of a side change courts.
  mutating func exchange(_ side: Side) {
    switch side {
    case .a: rightA = rightA.partner
    case .b: rightB = rightB.partner
    }
  }

  /// Lets an entry happen in a game that nobody has won.
  mutating func advance(by entry: GameEntry, under rule: GameRule) {
    switch entry.kind {
    case .rally, .penalty: award(entry, under: rule)
    case .server: server = entry.side
    case .exchange: exchange(entry.side)
    }
  }

  /// Gives a side the rally.
  ///
  /// Law 11.1.4, 11.3: the serving side changes courts when it scores and keeps serving; the receiving
  /// side stays where it is when it scores and becomes the serving side. Law 16.2.1: the rest begins with the point
  /// that brings the leader to the middle; the next rally ends it, a card does not.
  private mutating func award(_ entry: GameEntry, under rule: GameRule) {
    let side = entry.side
    if side == server {
      exchange(side)
    } else {
      server = side
    }
    let ledBefore = max(score.a, score.b)
    score[side] += 1
    if rule.isWon(score[side], against: score[side.opponent]) { winner = side }
    if let middle = rule.midGameIntervalAt, ledBefore < middle, score[side] >= middle {
      isIntervalOpen = true
    } else if entry.kind == .rally {
      isIntervalOpen = false
    }
    if winner != nil { isIntervalOpen = false }
  }
}
