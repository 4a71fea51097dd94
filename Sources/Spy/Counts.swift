/// How many sit at the table and how many of them are spies and blanks.
public struct Counts: Sendable, Hashable {
  /// How many can play.
  public static let players = 3...20

  /// All who play, 3 to 20.
  public let players: Int
  /// How many get the other word.
  public let spies: Int
  /// How many get no word.
  public let blanks: Int

  /// Those who get the common word.
  public var civilians: Int { players - spies - blanks }

  /// Counts inside the bounds: 3 to 20 players; at least one spy or blank; fewer spies than
  /// civilians; spies and blanks together at most as many as the civilians.
  ///
  /// Throws the bound that is broken.
  public init(players: Int, spies: Int, blanks: Int) throws(Refusal) {
    guard Self.players.contains(players) else { throw .playersOutOfBounds(players) }
    guard (0...players).contains(spies), (0...players).contains(blanks), spies + blanks > 0 else {
      throw .noInfiltrator
    }
    let civilians = players - spies - blanks
    guard spies < civilians else { throw .tooManySpies(atMost: max(0, (players - blanks - 1) / 2)) }
    guard spies + blanks <= civilians else {
      throw .tooManyInfiltrators(atMost: players / 2)
    }
    self.players = players
    self.spies = spies
    self.blanks = blanks
  }

  /// The usual counts for that many players, or nil out of 3 to 20.
  public static func usual(players: Int) -> Counts? {
    let (spies, blanks) =
      switch players {
      case 3...5: (1, 0)
      case 6: (1, 1)
      case 7: (2, 0)
      case 8...9: (2, 1)
      case 10: (3, 0)
      case 11...13: (3, 1)
      case 14...16: (4, 1)
      case 17: (4, 2)
      default: (5, 2)
      }
    return try? Counts(players: players, spies: spies, blanks: blanks)
  }
}
