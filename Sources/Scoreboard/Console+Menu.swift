import Drawing

extension Console {
  /// The lines of the menu's page.
  func menuItems(in scene: Surroundings) -> [MenuItem] {
    let words = scene.words
    let own = screen(menu.origin).menuItems(menu.page, in: scene)
    let back = MenuItem(words.say(.menuBack), .back)
    switch menu.page {
    case .root:
      return own + [
        MenuItem(words.say(.menuScreens), .page(.screens)),
        MenuItem(words.say(.menuDisplay), .page(.display)),
        MenuItem(words.say(.menuClose), .back),
      ]
    case .screens:
      let screens: [(ScreenName, Phrase)] = [
        (.badminton, .menuBadminton), (.quoridor, .menuQuoridor), (.spy, .menuSpy),
      ]
      return own
        + screens.map { MenuItem(words.say($0.1), .run([.show($0.0)], closes: false)) } + [back]
    case .display: return own + displayItems(words) + [back]
    case .confirm:
      guard case .confirm(let actions)? = menu.pending?.kind else { return [back] }
      return [
        MenuItem(words.say(.menuNo), .back),
        MenuItem(words.say(.menuYes), .run(actions, closes: true)),
      ]
    case .match, .correct, .conduct, .rallies, .presets, .queue, .selfTest, .spySeats:
      return own + [back]
    }
  }

  private func displayItems(_ words: Words) -> [MenuItem] {
    let layouts: [(LayoutName, Phrase)] = [(.halves, .menuHalves), (.court, .menuCourt)]
    var items = [
      MenuItem.choice(
        words.say(.menuLanguage), Language.allCases, now: settings.language,
        name: { Words(language: $0).say(.menuLanguageName) }, { .choose(.language($0)) })
    ]
    if !size.isPortrait, !Foot.isWall(size, settings) {
      let now: LayoutName = settings.layout == .court ? .court : .halves
      items.append(
        MenuItem.choice(
          words.say(.menuLayout), layouts.map(\.0), now: now,
          name: { name in words.say(layouts.first { $0.0 == name }?.1 ?? .menuHalves) },
          { .choose(.layout($0)) }))
    }
    items.append(
      MenuItem.choice(
        words.say(.menuInterval), [false, true], now: settings.intervalBoard,
        name: { words.say($0 ? .menuIntervalBoard : .menuIntervalBand) },
        { .choose(.intervalBoard($0)) }))
    items.append(
      MenuItem.choice(
        words.say(.menuSound), [false, true], now: settings.isMuted,
        name: { words.say($0 ? .menuOff : .menuOn) }, { .choose(.muted($0)) }))
    items.append(
      MenuItem(
        words.say(.menuBrightness),
        .value(
          "\(settings.brightness) %", less: brighter(by: -10), more: brighter(by: 10))))
    if menu.origin == .badminton { items += scoreItems(words) }
    if menu.origin == .quoridor { items += boardItems(words) }
    items.append(MenuItem(words.say(.menuSelfTest), .page(.selfTest)))
    return items
  }

  private func brighter(by step: Int) -> Action? {
    let percent = min(100, max(10, settings.brightness + step))
    return percent == settings.brightness ? nil : .choose(.brightness(percent))
  }

  /// What the board of the score shows besides.
  private func scoreItems(_ words: Words) -> [MenuItem] {
    let onOff = { (isOn: Bool) in words.say(isOn ? .menuOn : .menuOff) }
    var items: [MenuItem] = []
    if !settings.court.isEmpty {
      items.append(
        .choice(
          words.say(.menuCourtLabel), [false, true], now: settings.showsCourt, name: onOff,
          { .choose(.courtShown($0)) }))
    }
    items.append(
      .choice(
        words.say(.menuFiguresAfter), [false, true], now: settings.showsStatistics, name: onOff,
        { .choose(.statistics($0)) }))
    return items
  }

  /// What can be heard and felt at the board.
  private func boardItems(_ words: Words) -> [MenuItem] {
    func volume(_ phrase: Phrase, _ now: Int, _ action: (Int) -> Action) -> MenuItem {
      MenuItem(
        words.say(phrase),
        .value(
          "\(now) %", less: now > 0 ? action(max(0, now - 10)) : nil,
          more: now < 100 ? action(min(100, now + 10)) : nil))
    }
    return [
      volume(.menuEffects, settings.effectsVolume) { .choose(.effectsVolume($0)) },
      volume(.menuMusic, settings.musicVolume) { .choose(.musicVolume($0)) },
      .choice(
        words.say(.menuVibration), [false, true], now: settings.vibrates,
        name: { words.say($0 ? .menuOn : .menuOff) }, { .choose(.vibration($0)) }),
    ]
  }

  /// Changes a setting by hand; the record of it.
  mutating func choose(_ choice: Choice) -> [Record] {
    guard take(choice) else { return [] }
    return [Record(book: .settings, text: choice.text)]
  }

  /// Folds a choice in; false if it changes nothing.
  @discardableResult
  mutating func take(_ choice: Choice) -> Bool {
    let before = settings
    choices.removeAll { $0.isSameMatter(as: choice) }
    choices.append(choice)
    switch choice {
    case .language(let language): settings.language = language
    case .layout(let layout): settings.layout = layout
    case .muted(let isMuted): settings.isMuted = isMuted
    case .intervalBoard(let isShown): settings.intervalBoard = isShown
    case .effectsVolume(let percent): settings.effectsVolume = percent
    case .musicVolume(let percent): settings.musicVolume = percent
    case .vibration(let isOn): settings.vibrates = isOn
    case .court(let label): settings.court = label
    case .courtShown(let isShown): settings.showsCourt = isShown
    case .statistics(let areShown): settings.showsStatistics = areShown
    case .brightness(let percent): settings.brightness = min(100, max(10, percent))
    }
    return settings != before
  }
}
