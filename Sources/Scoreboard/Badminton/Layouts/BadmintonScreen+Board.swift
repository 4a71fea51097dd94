import Badminton
import Drawing

extension BadmintonScreen {
  /// What the board says now.
  func board(in scene: Surroundings) -> Board {
    let words = scene.words
    return Board(
      left: half(.left, in: scene), right: half(.right, in: scene),
      isStacked: scene.isStacked,
      game: words.say(.round, "\(state.gameNumber)"),
      deuce: state.isDeuce ? words.say(.deuce) : nil,
      gamesLabel: words.say(.games),
      earlier: earlier,
      clock: Self.clockText(clock.elapsed(at: scene.now)),
      isClockStopped: hasStarted && !clock.isRunning,
      band: band(in: scene),
      court: scene.settings.court,
      interval: interval(in: scene))
  }

  private func half(_ end: End, in scene: Surroundings) -> Board.Half {
    let side = side(at: end)
    let serves = state.server == side && phase != .setup || isFirstServer(side)
    let court = state.serviceCourt.map { scene.words.say($0 == .right ? .courtRight : .courtLeft) }
    return Board.Half(
      end: end, color: side == .a ? Palette.sky : Palette.orange,
      names: players.map { NameLadder.steps(name(of: side, $0, words: scene.words)) },
      points: state.games.last?[side] ?? 0,
      gamesWon: state.gamesWon[side],
      isServing: serves,
      servingName: serves ? state.doubles.map { $0.server == .first ? 0 : 1 } : nil,
      serviceCourt: serves && header.isDoubles ? court : nil,
      hasPoint: state.gamePointSides.contains(side),
      isHighlighted: highlight?.side == side,
      editKey: areNamesOpen ? (end == .left ? "F2" : "F3") : nil,
      typing: typing(side, words: scene.words),
      cards: state.cards.filter { $0.side == side }.map(\.colour))
  }

  private func isFirstServer(_ side: Side) -> Bool { phase == .setup && state.server == side }

  private func typing(_ side: Side, words: Words) -> Board.Typing? {
    guard let field, field.side == side else { return nil }
    return Board.Typing(
      line: field.player == .first ? 0 : 1, before: field.field.before, after: field.field.after,
      done: words.say(.nameFieldDone))
  }

  /// The games behind the present one.
  private var earlier: [Board.Earlier] {
    zip(state.games.dropLast(), state.gameWinners).map { score, winner in
      Board.Earlier(
        left: score[side(at: .left)], right: score[side(at: .right)], winner: end(of: winner))
    }
  }

  /// The label: the winner before what comes next, before match point, before game point.
  private func band(in scene: Surroundings) -> Board.Band? {
    let words = scene.words
    if let ending = state.ending, let winner = state.matchWinner {
      return Board.Band(ladder: winnerLadder(winner, ending, in: scene), weight: .winner)
    }
    if state.isGameOver {
      let next = words.say(.roundNext, "\(state.gameNumber + 1)")
      let time = interval(in: scene).map { ["\(next)  \($0.time)"] } ?? []
      return Board.Band(ladder: time + [next], weight: .label)
    }
    if !state.matchPointSides.isEmpty {
      return Board.Band(ladder: [words.say(.matchPoint)], weight: .label)
    }
    if !state.gamePointSides.isEmpty {
      return Board.Band(ladder: [words.say(.gamePoint)], weight: .label)
    }
    if phase == .setup, let server = state.server {
      let phrase: Phrase = header.isDoubles ? .serveFirst : .servesFirst
      let first = NameLadder.short(name(of: server, header.serverPlayer, words: words))
      let ladder =
        nameLadder(server, words: words).map { words.say(phrase, $0) }
        + [
          words.say(.servesFirst, first), words.say(.servesFirst, scene.arrow(to: end(of: server))),
        ]
      return Board.Band(ladder: ladder, weight: .quiet)
    }
    let time = interval(in: scene)?.time ?? ""
    if state.changeEndsNow {
      let change = words.say(.changeEnds)
      return Board.Band(ladder: time.isEmpty ? [change] : ["\(change)  \(time)"], weight: .label)
    }
    guard let interval = interval(in: scene) else { return nil }
    return Board.Band(
      ladder: [words.say(.interval, time)], weight: interval.isEnding ? .label : .quiet)
  }

  private func winnerLadder(
    _ winner: Side, _ ending: Ending, in scene: Surroundings
  ) -> [String] {
    let words = scene.words
    let plain: Phrase = header.isDoubles ? .winPlural : .wins
    let reason: Phrase? =
      switch ending {
      case .played: nil
      case .retired: .winsByRetirement
      case .disqualified: .winsByDisqualification
      case .walkover: .winsByWalkover
      }
    let short = players.map { NameLadder.short(name(of: winner, $0, words: words)) }
      .joined(separator: " / ")
    let sentences = (nameLadder(winner, words: words) + [short]).map { words.say(plain, $0) }
    let last = words.say(.wins, scene.arrow(to: end(of: winner)))
    guard let reason else { return sentences + [last] }
    return sentences.map { words.say(reason, $0) } + sentences + [words.say(reason, last), last]
  }

  /// A side's name in one line.
  private func nameLadder(_ side: Side, words: Words) -> [String] {
    let first = name(of: side, .first, words: words)
    guard header.isDoubles else { return NameLadder.steps(first) }
    return NameLadder.pair(first, name(of: side, .second, words: words))
  }

  private func interval(in scene: Surroundings) -> Board.Interval? {
    guard let rest, state.interval == rest.interval else { return nil }
    let left = rest.left(at: scene.now)
    let seconds = abs(left)
    let time = "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    let words = scene.words
    let next: [String] =
      if state.isGameOver {
        [words.say(.roundNext, "\(state.gameNumber + 1)"), words.say(.changeEnds)]
      } else {
        state.changeEndsNow ? [words.say(.changeEnds)] : []
      }
    let server = state.server ?? state.nextServer
    let serves = server.map { nameLadder($0, words: words) } ?? []
    return Board.Interval(
      label: words.say(.intervalLabel), time: left < 0 ? "+" + time : time, isEnding: left <= 20,
      next: next, serves: serves.map { words.say(header.isDoubles ? .serve : .serves, $0) })
  }
}
