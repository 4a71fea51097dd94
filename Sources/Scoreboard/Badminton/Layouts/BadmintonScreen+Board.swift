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
      court: scene.settings.showsCourt ? scene.settings.court : "",
      interval: boardInterval(in: scene))
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
      receivingName: serves ? nil : state.doubles.map { $0.receiver == .first ? 0 : 1 },
      courts: courts(of: side, words: scene.words),
      serviceCourt: serves && header.isDoubles ? court : nil,
      hasPoint: state.gamePointSides.contains(side),
      isHighlighted: highlight?.side == side,
      editKey: areNamesOpen ? (end == .left ? "F2" : "F3") : nil,
      typing: typing(side, words: scene.words),
      cards: state.cards.filter { $0.side == side }.map(\.colour))
  }

  /// Doubles: where each of a side stands.
  private func courts(of side: Side, words: Words) -> [String]? {
    guard let doubles = state.doubles else { return nil }
    let right = side == .a ? doubles.rightA : doubles.rightB
    return players.map { words.say($0 == right ? .courtRight : .courtLeft) }
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
    // Of an evening without an end the last few: more have no room.
    zip(state.games.dropLast(), state.gameWinners).suffix(4).map { score, winner in
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
      let number = words.say(.roundNextAlone, "\(state.gameNumber + 1)")
      let time = boardInterval(in: scene).map { "  \($0.time)" }
      func timed(_ text: String) -> [String] { (time.map { [text + $0] } ?? []) + [text] }
      return Board.Band(
        ladder: timed(next), lines: [timed(number), [words.say(.changeEnds)]], weight: .label)
    }
    if !state.matchPointSides.isEmpty {
      return Board.Band(ladder: [words.say(.matchPoint)], weight: .label)
    }
    if !state.gamePointSides.isEmpty {
      return Board.Band(ladder: [words.say(.gamePoint)], weight: .label)
    }
    if let timer, let interval = boardInterval(in: scene) {
      let named = interval.next.map { "\(interval.label)  \($0)  \(interval.time)" }
      return Board.Band(
        ladder: named + ["\(interval.label)  \(interval.time)"],
        weight: timer.seconds != nil && !interval.isEnding ? .quiet : .label)
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
    let interval = boardInterval(in: scene)
    let time = interval?.time ?? ""
    if state.changeEndsNow {
      let change = words.say(.changeEnds)
      return Board.Band(ladder: time.isEmpty ? [change] : ["\(change)  \(time)"], weight: .label)
    }
    guard let interval else {
      // A wall has one line for the label and the clock, whose bars say it there.
      guard phase == .paused, scene.layout != .led else { return nil }
      return Board.Band(ladder: [words.say(.paused)], weight: .quiet)
    }
    let isCalled = interval.label != words.say(.intervalLabel)
    return Board.Band(
      ladder: [isCalled ? "\(interval.label)  \(time)" : words.say(.interval, time)],
      weight: interval.isEnding ? .label : .quiet)
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
  func nameLadder(_ side: Side, words: Words) -> [String] {
    let first = name(of: side, .first, words: words)
    guard header.isDoubles else { return NameLadder.steps(first) }
    return NameLadder.pair(first, name(of: side, .second, words: words))
  }
}
