/// The numbers of a scoring format.
///
/// No code names a format: to add one, add a value to `all`.
public struct Format: Sendable, Hashable {
  /// The short name: `3x21`.
  public let name: String
  /// Games needed to win the match.
  public let gamesToWin: Int
  /// The games in order; at most `2 * gamesToWin - 1` are played.
  public let games: [GameRule]
  /// The rest between games in s, nil where there is none.
  public let secondsBetweenGames: Int?
  /// The rest in the middle of a game in s.
  public let secondsMidGame: Int

  /// Makes a format from the rules of its games, in order: one at least.
  public init(
    name: String, gamesToWin: Int, games: [GameRule], secondsBetweenGames: Int?,
    secondsMidGame: Int
  ) {
    precondition(gamesToWin > 0 && games.count == 2 * gamesToWin - 1)
    self.name = name
    self.gamesToWin = gamesToWin
    self.games = games
    self.secondsBetweenGames = secondsBetweenGames
    self.secondsMidGame = secondsMidGame
  }

  /// The format with that short name, nil where none has it.
  public init?(named name: String) {
    guard let format = Format.known.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The number of the deciding game, from 1: the last that can be played.
  public var decidingGame: Int { games.count }
}
