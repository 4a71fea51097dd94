extension SpyScreen {
  /// The lines of the rules, as this table plays.
  func rules(_ words: Words) -> [String] {
    [
      words.say(.spyRule1), words.say(.spyRule2), words.say(.spyRule3), words.say(.spyRule4),
      words.say(.spyRule5), words.say(.spyRule6), words.say(.spyRule7),
      words.say(.spyRule8, name(of: table.rule, words)), words.say(.spyRule9),
    ]
  }

  /// How many of them fit on a page of that picture.
  func rulesOnPage(in scene: Surroundings) -> Int {
    Foot.isWall(scene.size, scene.settings) ? 1 : scene.size.isPortrait ? 5 : 3
  }

  /// Turns the page; behind the last one, or before the first, the rules close.
  mutating func turn(_ step: Int, in scene: Surroundings) {
    let perPage = rulesOnPage(in: scene)
    let pages = (rules(scene.words).count + perPage - 1) / perPage
    rulesPage += step
    if !(0..<pages).contains(rulesPage) { closePage() }
  }
}
