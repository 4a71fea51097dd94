import Quoridor

extension QuoridorScreen {
  func menuItems(_ page: MenuPage, in scene: Surroundings) -> [MenuItem] {
    guard page == .root else { return [] }
    let words = scene.words
    var items = hasStarted && game.outcome == nil ? playItems(words) : []
    if phase == .setup { items += setupItems(words) }
    items.append(
      .choice(
        words.say(.menuQuoridorCoordinates), [false, true], now: showsCoordinates,
        name: { words.say($0 ? .menuOn : .menuOff) }, { .quoridor(.coordinates($0)) }))
    switch phase {
    case .setup: break
    case .playing, .paused:
      items.append(MenuItem(words.say(.menuQuoridorNewGame), .confirm([.quoridor(.newGame)])))
    case .over:
      items.append(
        MenuItem(words.say(.menuQuoridorNewGame), .run([.quoridor(.newGame)], closes: true)))
    }
    return items
  }

  private func playItems(_ words: Words) -> [MenuItem] {
    var items: [MenuItem] = []
    // The menu closes first: a hint needs the clock to run.
    func item(_ phrase: Phrase, _ action: Action) {
      items.append(
        MenuItem(words.say(phrase), .run([.show(.quoridor), .quoridor(action)], closes: true)))
    }
    if game.offersDraw { item(.menuQuoridorDraw, .agreeDraw) }
    item(.menuQuoridorHint, .askForHint)
    item(.menuQuoridorTakeBack, .askToTakeBack)
    for pawn in Pawn.allCases where players.opponent.machine != pawn {
      items.append(
        MenuItem(
          words.say(.menuQuoridorSurrender, players.shown(pawn, words)),
          .confirm([.quoridor(.surrender(pawn))])))
    }
    return items
  }

  private func setupItems(_ words: Words) -> [MenuItem] {
    let opponent = players.opponent
    var items = [
      MenuItem(
        words.say(.menuQuoridorOpponent),
        .value(
          Self.title(of: opponent, words), less: .quoridor(.opponent(opponent.next(-1))),
          more: .quoridor(.opponent(opponent.next(1)))))
    ]
    if let machine = opponent.machine {
      items.append(
        .choice(
          words.say(.menuQuoridorMachineSide), Pawn.allCases, now: machine,
          name: { words.say($0 == .blue ? .quoridorBlue : .quoridorRed) },
          { _ in .quoridor(.opponent(opponent.turned)) }))
    }
    return items
  }

  /// Who plays: two people, or the machine's level.
  static func title(of opponent: QuoridorOpponent, _ words: Words) -> String {
    guard let level = opponent.level else { return words.say(.quoridorTwoPeople) }
    return words.say(.quoridorMachine, words.say(level.phrase))
  }

  /// How the game stands, for the menu: whose turn it is, or who has won.
  func summary(in scene: Surroundings) -> String {
    let words = scene.words
    let names = Pawn.allCases.map { players.shown($0, words) }
    let result = resultText(words).first ?? words.say(.quoridorPly, "\(game.plies.count + 1)")
    return names.joined(separator: " – ") + "  ·  " + result
  }
}
