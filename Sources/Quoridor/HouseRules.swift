/// What the venue adds to the printed rules, which know no clock, no repetition and no draw.
public struct HouseRules: Sendable, Hashable {
  /// The ply that ends an undecided game in a draw, nil for none.
  public var plyLimit: Int?
  /// How often a position must stand before a draw is offered, nil for never.
  public var repetitions: Int?
  /// Missed turns in a row that lose the game, nil for any number.
  public var misses: Int?
  /// The time for a turn.
  public var turn: Duration
  /// The time for a player's turn after a missed one.
  public var turnAfterMiss: Duration

  /// The rules at the wall: 40 s a turn, 8 s after a miss, five misses in a row lose, a draw
  /// offered at the third repetition and made at ply 200.
  public static let venue = HouseRules(
    plyLimit: 200, repetitions: 3, misses: 5, turn: .seconds(40), turnAfterMiss: .seconds(8))

  /// No limit of any kind: what the commands and other programs play by.
  public static let unlimited = HouseRules(
    plyLimit: nil, repetitions: nil, misses: nil, turn: .seconds(40), turnAfterMiss: .seconds(8))
}
