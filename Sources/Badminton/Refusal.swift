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
  /// The match has as many cards as are kept.
  case tooManyCards
  /// Players are named in doubles only.
  case singles
  /// The named server is not of the side whose turn it is, or the receiver is.
  case notTheirTurn
}

extension Refusal {
  /// Why, in a few words for whoever reads a file.
  public var sentence: String {
    switch self {
    case .gameOver: "the game is over: E or R"
    case .matchOver: "the match is over"
    case .endedEarly: "the match was not played out: only U goes back"
    case .gameOn: "the game is still on"
    case .noPoint: "that side has no point to take back"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to redo"
    case .playHasBegun: "a walkover is given only before the first rally"
    case .unchanged: "it is so already"
    case .impossibleScore: "no game of this format can stand so"
    case .impossibleGames: "no unfinished match of this format can stand so in games"
    case .tooManyCards: "a match has at most \(Position.mostCards) cards"
    case .singles: "players are named in doubles only"
    case .notTheirTurn: "that side does not serve"
    }
  }
}
