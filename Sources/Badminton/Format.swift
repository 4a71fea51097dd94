/// The numbers of a scoring format. No code names a format: to add one, add a value to `all`.
public struct Format: Sendable, Hashable {
  /// The short name: `3x21`.
  public var name: String
  /// Games needed to win the match.
  public var gamesToWin: Int
  /// The games in order; at most `2 * gamesToWin - 1` are played.
  public var games: [GameRule]
  /// The rest between games in s, nil where there is none.
  public var secondsBetweenGames: Int?
  /// The rest in the middle of a game in s.
  public var secondsMidGame: Int

  /// The numbers of one game.
  public struct GameRule: Sendable, Hashable {
    /// Points that win the game, two clear.
    public var target: Int
    /// Points that win it whatever the other has.
    public var cap: Int
    /// What happens once both stand at the target less one.
    public var setting: Setting
    /// Points of the leading side at which the interval in the game opens, nil for none.
    public var midGameIntervalAt: Int?

    /// What decides a game that stood at the target less one on both sides.
    public enum Setting: Sendable, Hashable {
      /// Two clear points, or the cap (Law 7.4, 7.5). With the cap at the target there is no setting.
      case twoClear
      /// The first to the cap.
      case race
    }
  }

  /// `3x21`.
  public static let standard = all[0]

  /// The formats by short name, in the order of the menu.
  public static let all: [Format] = [
    Format(
      name: "3x21", gamesToWin: 2,
      games: Array(
        repeating: GameRule(target: 21, cap: 30, setting: .twoClear, midGameIntervalAt: 11),
        count: 3),
      secondsBetweenGames: 120, secondsMidGame: 60)
  ]
}
