extension Format {
  /// The first day on which the Laws have games to 15 (`3x15`); until the day before they have 3 games
  /// to 21 (`3x21`).
  public static let firstDayOfFifteen = CalendarDay(2027, 1, 4)

  /// The format of the Laws on a day.
  public static func lawful(on day: CalendarDay) -> Format {
    guard day >= firstDayOfFifteen else { return standard }
    return all.first { $0.name == "3x15" } ?? standard
  }

  /// Formats for evenings on which game follows game and no match ends by itself: not in the Laws.
  ///
  /// A hundred games would have to be won.
  public static let unlimited: [Format] = [
    (name: "open21", like: "3x21"), (name: "open15", like: "3x15"), (name: "open11", like: "3x11"),
  ].compactMap { names in
    all.first { $0.name == names.like }.map { format in
      Format(
        name: names.name, gamesToWin: 100, games: Array(repeating: format.games[0], count: 199),
        secondsBetweenGames: format.secondsBetweenGames, secondsMidGame: format.secondsMidGame)
    }
  }

  /// Every format that is known: those of the Laws and the leagues, then the unlimited ones.
  public static let known = all + unlimited
}
