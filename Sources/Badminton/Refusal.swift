/// Why an event changes nothing in the present state.
public enum Refusal: Error, Sendable, Hashable, CaseIterable {
  /// The game is over: change ends or rewind.
  case gameOver
  /// The match is over.
  case matchOver
  /// The match was not played out: only undo goes back.
  case endedEarly
  /// The game is still on: ends are changed and games rewound after it.
  case gameOn
  /// That side has no point in this game to take back.
  case noPoint
  /// There is nothing to undo.
  case nothingToUndo
  /// There is nothing to redo.
  case nothingToRedo
  /// A walkover is given only before the first rally.
  case playHasBegun
  /// It is so already.
  case unchanged
  /// No game of this format can stand so.
  case impossibleScore
  /// No unfinished match of this format can stand so in games.
  case impossibleGames
  /// Players are named in doubles only.
  case singles
  /// The named server is not of the side whose turn it is, or the receiver is.
  case notTheirTurn
}
