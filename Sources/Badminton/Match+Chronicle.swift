extension Match {
  /// What happened rally by rally, as it counts in the end.
  public var chronicle: Chronicle {
    var chronicle = Chronicle()
    var ended: Int? = 0
    for (index, finished) in position.finished.enumerated() {
      add(finished.played, finished, number: index + 1, ended: &ended, to: &chronicle)
    }
    add(position.game, nil, number: position.gameNumber, ended: &ended, to: &chronicle)
    addMarks(to: &chronicle)
    return chronicle
  }

  private func add(
    _ game: Game?, _ finished: Position.FinishedGame?, number: Int, ended: inout Int?,
    to chronicle: inout Chronicle
  ) {
    let rule = header.format.games[number - 1]
    guard let game else {
      guard let finished else { return }
      ended = nil
      chronicle.games.append(
        Chronicle.PlayedGame(
          number: number, rule: rule, start: finished.score,
          service: FirstService(side: finished.winner, server: .first, receiver: .first),
          rallies: [], score: finished.score, winner: finished.winner, isScored: false))
      return
    }
    var standing = game.start
    let side = standing.server
    var played = Chronicle.PlayedGame(
      number: number, rule: rule, start: standing.score,
      service: FirstService(
        side: side, server: standing.player(of: side), receiver: standing.player(of: side.opponent)),
      rallies: [], score: game.now.score, winner: game.now.winner, isScored: true)
    for entry in game.counting {
      let before = standing
      standing.advance(by: entry, under: rule)
      if entry.isPoint {
        played.rallies.append(Self.rally(entry, from: before, to: standing))
        if standing.isIntervalOpen && !before.isIntervalOpen {
          played.intervalAfter = played.rallies.count
        }
      } else {
        chronicle.marks.append(
          Chronicle.Mark(
            kind: .serviceCorrected, side: entry.side, game: number, after: played.rallies.count))
      }
    }
    let time = played.rallies.last?.time
    if let ended, let time, time >= ended { played.duration = time - ended }
    ended = time
    chronicle.games.append(played)
  }

  private static func rally(
    _ entry: GameEntry, from before: GameStanding, to after: GameStanding
  ) -> Chronicle.Rally {
    Chronicle.Rally(
      winner: entry.side, isPenalty: entry.kind == .penalty, score: after.score,
      server: before.server, serverPlayer: before.player(of: before.server),
      receiverPlayer: before.player(of: before.server.opponent), court: before.serviceCourt,
      nextServer: after.player(of: entry.side),
      time: entry.stamp == .max ? nil : Int(entry.stamp))
  }

  /// Cards and endings, and where the score was set, at the place they had when they were noted.
  private func addMarks(to chronicle: inout Chronicle) {
    var past = Position(header)
    for token in effective {
      let before = (game: past.gameNumber, points: past.game.counting.count { $0.isPoint })
      do { try past.apply(token.event, under: header) } catch { continue }
      guard let (kind, side) = token.event.mark else { continue }
      // A game that was set aside later (`=games`) leaves its cards to the last one that is there.
      guard let game = chronicle.games.last(where: { $0.number <= before.game }) else { continue }
      let points = game.number == before.game ? before.points : game.rallies.count
      let after = kind == .scoreSet ? 0 : min(points, game.rallies.count)
      chronicle.marks.append(
        Chronicle.Mark(kind: kind, side: side, game: game.number, after: after))
    }
    // A score that was set begins the game anew: it comes before all that is noted in it.
    let order = { (mark: Chronicle.Mark, offset: Int) in
      (mark.game, mark.after, mark.kind == .scoreSet ? 0 : 1, offset)
    }
    chronicle.marks = chronicle.marks.enumerated()
      .sorted { order($0.element, $0.offset) < order($1.element, $1.offset) }
      .map(\.element)
  }
}

extension Event {
  /// What an umpire notes of it, nil for nothing.
  fileprivate var mark: (Chronicle.Mark.Kind, Side?)? {
    switch self {
    case .card(.yellow, let side): (.yellow, side)
    case .card(.red, let side): (.red, side)
    case .ending(.disqualified, against: let side): (.black, side)
    case .ending(.retired, against: let side): (.retired, side)
    case .ending(.walkover, against: let side): (.walkover, side)
    case .correction(.score): (.scoreSet, nil)
    case .ending(.played, against: _), .correction, .rally, .minus, .rewind, .changeEnds, .undo,
      .redo, .clock:
      nil
    }
  }
}
