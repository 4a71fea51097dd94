extension Format {
  /// `3x21`: the law until 3 January 2027.
  public static let standard = bestOf(3, name: "3x21", of: to21, between: 120)

  /// The formats by short name, in the order of the menu.
  public static let all: [Format] = [
    standard,
    bestOf(3, name: "3x15", of: to15(cap: 21), between: 120),
    bestOf(3, name: "3x15-18", of: to15(cap: 18), between: 120),
    bestOf(3, name: "3x11", of: to11(cap: 15), between: 120),
    bestOf(5, name: "5x11", of: short, last: to11(cap: 15), between: 60),
    bestOf(5, name: "5x11-de", of: short, last: to11(cap: 15), between: 90, mid: 90),
    bestOf(5, name: "5x11-ch", of: short, last: to11(cap: 15), between: 120),
    bestOf(
      5, name: "5x11-race13",
      of: GameRule(target: 11, cap: 13, setting: .race, midGameIntervalAt: nil),
      last: GameRule(target: 11, cap: 13, setting: .race, midGameIntervalAt: 6), between: 60),
    bestOf(
      5, name: "5x11-flat",
      of: GameRule(target: 11, cap: 11, setting: .twoClear, midGameIntervalAt: nil),
      last: to11(cap: 11), between: 60),
    bestOf(3, name: "21-21-11", of: to21, last: to11(cap: 15), between: 120),
    bestOf(1, name: "1x21", of: to21, between: nil),
    bestOf(1, name: "1x11", of: to11(cap: 15), between: nil),
  ]

  private static let to21 = GameRule(
    target: 21, cap: 30, setting: .twoClear, midGameIntervalAt: 11)

  /// Games to 11 without an interval.
  private static let short = GameRule(
    target: 11, cap: 15, setting: .twoClear, midGameIntervalAt: nil)

  private static func to15(cap: Int) -> GameRule {
    GameRule(target: 15, cap: cap, setting: .twoClear, midGameIntervalAt: 8)
  }

  private static func to11(cap: Int) -> GameRule {
    GameRule(target: 11, cap: cap, setting: .twoClear, midGameIntervalAt: 6)
  }

  private static func bestOf(
    _ games: Int, name: String, of rule: GameRule, last: GameRule? = nil, between: Int?,
    mid: Int = 60
  ) -> Format {
    Format(
      name: name, gamesToWin: games / 2 + 1,
      games: Array(repeating: rule, count: games - 1) + [last ?? rule],
      secondsBetweenGames: between, secondsMidGame: mid)
  }
}
