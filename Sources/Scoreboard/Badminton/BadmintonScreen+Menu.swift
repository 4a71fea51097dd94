import Badminton

extension BadmintonScreen {
  func menuItems(_ page: MenuPage, in scene: Surroundings) -> [MenuItem] {
    let words = scene.words
    return switch page {
    case .root:
      [
        MenuItem(words.say(.menuMatch), .page(.match)),
        MenuItem(words.say(.menuCorrect), .page(.correct)),
        MenuItem(words.say(.menuConduct), .page(.conduct)),
      ]
    case .match: matchItems(words, scene.settings)
    case .correct: correctItems(words)
    case .conduct: conductItems(words)
    case .rallies: rallyItems(words)
    case .presets: presetItems(scene)
    case .queue: queueItems(scene)
    case .screens, .display, .confirm, .selfTest, .spySeats: []
    }
  }

  private func matchItems(_ words: Words, _ settings: Settings) -> [MenuItem] {
    var items: [MenuItem] = eveningItems(words, settings)
    if phase == .setup {
      items += [
        MenuItem(words.say(.menuToss), .run([.badminton(.drawToss)], closes: false)),
        MenuItem.choice(
          words.say(.menuFirstServer), Side.allCases, now: header.firstServer,
          name: { sideName($0, words) }, { .badminton(.serveFirst($0)) }),
        MenuItem.choice(
          words.say(.menuFormat), Format.known.map(\.name), now: header.format.name, name: { $0 },
          { name in .badminton(.format(Format(named: name) ?? .standard)) }),
        MenuItem.choice(
          words.say(.menuPlayers), [false, true], now: header.isDoubles,
          name: { words.say($0 ? .menuDoubles : .menuSingles) }, { .badminton(.doubles($0)) }),
      ]
      if header.isDoubles { items += firstServiceItems(words) }
    }
    if areNamesOpen { items += nameItems(words) }
    if phase == .setup {
      items.append(
        timer == nil
          ? MenuItem(words.say(.menuWarmUp), .run([.badminton(.timer(.warmUp))], closes: true))
          : MenuItem(words.say(.menuEndTimer), .run([.badminton(.endTimer)], closes: true)))
    } else {
      items.append(MenuItem(words.say(.menuFigures), .run([.badminton(.figures)], closes: true)))
      items.append(MenuItem(words.say(.menuNewMatch), .confirm([.badminton(.newMatch)])))
    }
    return items
  }

  private func nameItems(_ words: Words) -> [MenuItem] {
    End.allCases.flatMap { end in
      players.map { player in
        MenuItem(
          words.say(.menuNames, name(of: side(at: end), player, words: words)),
          .run([.badminton(.editName(end, player))], closes: true))
      }
    }
  }

  private func firstServiceItems(_ words: Words) -> [MenuItem] {
    let server = header.firstServer
    return [
      MenuItem.choice(
        words.say(.menuServesFirst), Player.allCases, now: header.serverPlayer,
        name: { name(of: server, $0, words: words) },
        { .badminton(.firstService(server: $0, receiver: header.receiverPlayer)) }),
      MenuItem.choice(
        words.say(.menuReceivesFirst), Player.allCases, now: header.receiverPlayer,
        name: { name(of: server.opponent, $0, words: words) },
        { .badminton(.firstService(server: header.serverPlayer, receiver: $0)) }),
    ]
  }

  private func correctItems(_ words: Words) -> [MenuItem] {
    let draft = draft ?? Draft(state)
    let cap = header.format.games.map(\.cap).max() ?? 30
    let ends = End.allCases.map(side)
    var items = [
      MenuItem(words.say(.menuUndo), .run([.badminton(.undo)], closes: false)),
      MenuItem(words.say(.menuRedo), .run([.badminton(.redo)], closes: false)),
    ]
    items += ends.map { side in
      MenuItem.number(
        words.say(.menuScore, sideName(side, words)), draft.score[side], in: 0...cap
      ) { .badminton(.draft(draft.with(score: $0, of: side))) }
    }
    items += ends.map { side in
      MenuItem.number(
        words.say(.menuGames, sideName(side, words)), draft.games[side],
        in: 0...max(0, header.format.gamesToWin - 1)
      ) { .badminton(.draft(draft.with(games: $0, of: side))) }
    }
    items.append(
      MenuItem.choice(
        words.say(.menuServer), Side.allCases, now: draft.server ?? .a,
        name: { sideName($0, words) }, { .badminton(.draft(draft.with(server: $0))) }))
    items.append(
      MenuItem(
        words.say(.menuApply),
        .run([.badminton(.correct(draft.corrections(from: state)))], closes: true)))
    if !match.effective.isEmpty {
      items.append(MenuItem(words.say(.menuRallies), .page(.rallies)))
    }
    if header.isDoubles { items += courtItems(words) }
    items.append(
      MenuItem(words.say(.menuEnds), .run([.badminton(.correct([.ends]))], closes: true)))
    return items
  }

  /// Doubles: who of each side serves or receives next.
  private func courtItems(_ words: Words) -> [MenuItem] {
    guard let doubles = state.doubles, let server = state.server else { return [] }
    return [
      MenuItem.choice(
        words.say(.menuServesFirst), Player.allCases, now: doubles.server,
        name: { name(of: server, $0, words: words) },
        { .badminton(.correct([.serverPlayer(server, $0)])) }),
      MenuItem.choice(
        words.say(.menuReceivesFirst), Player.allCases, now: doubles.receiver,
        name: { name(of: server.opponent, $0, words: words) },
        { .badminton(.correct([.receiverPlayer(server.opponent, $0)])) }),
    ]
  }

  private func conductItems(_ words: Words) -> [MenuItem] {
    let sides = End.allCases.map(side)
    var items = sides.flatMap { side in
      let name = sideName(side, words)
      return [
        MenuItem(
          words.say(.menuYellow, name), .run([.badminton(.card(.yellow, side))], closes: true)),
        MenuItem(words.say(.menuRed, name), .run([.badminton(.card(.red, side))], closes: true)),
      ]
    }
    items += timerItems(words)
    if openRest != nil {
      items.append(
        MenuItem(words.say(.menuSkipInterval), .run([.badminton(.skipInterval)], closes: true)))
    }
    let endings: [(Ending, Phrase)] = [
      (.retired, .menuRetires), (.disqualified, .menuBlack), (.walkover, .menuWalkover),
    ]
    for (ending, phrase) in endings {
      items += sides.map { side in
        MenuItem(
          words.say(phrase, sideName(side, words)),
          .confirm([.badminton(.ending(ending, against: side))]))
      }
    }
    return items
  }

  /// A side in a few words: the surname, in doubles both.
  func sideName(_ side: Side, _ words: Words) -> String {
    players.map { NameLadder.short(name(of: side, $0, words: words)) }.joined(separator: " / ")
  }

  func summary(in scene: Surroundings) -> String {
    let score = state.games.last ?? MatchState.Score()
    let left = side(at: .left)
    return [
      sideName(left, scene.words), "\(score[left]) – \(score[left.opponent])",
      sideName(left.opponent, scene.words),
    ].joined(separator: "  ")
  }
}
