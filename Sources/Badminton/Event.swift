/// One token of the notation: everything that can happen in a match.
public enum Event: Sendable, Hashable {
  /// `A` `B`: the side won a rally.
  case rally(Side)
  /// `-A` `-B`: the side's latest point of this game goes.
  case minus(Side)
  /// `R`: the rally that ended the game, or the match, goes.
  case rewind
  /// `E`: ends are changed and the next game begins; in doubles with its first server and receiver.
  case changeEnds(server: Player, receiver: Player)
  /// `U`: the latest event that had an effect is reverted.
  case undo
  /// `Y`: the latest undone event is applied again.
  case redo
  /// `yelA`, `redA` …: a card.
  case card(Card, Side)
  /// `dsqA`, `retA`, `woA` …: the match ends against that side.
  case ending(Ending, against: Side)
  /// `S` `P`: the match clock starts, stops.
  case clock(running: Bool)
  /// `=17-14` …: something is set outright.
  case correction(Correction)

  /// A card that does not end the match.
  public enum Card: Sendable, Hashable {
    case yellow
    case red
  }

  /// What an umpire may set outright.
  public enum Correction: Sendable, Hashable {
    /// `=17-14`: the score of this game, side A first.
    case score(a: Int, b: Int)
    /// `=games:1-1`: games won, side A first.
    case games(a: Int, b: Int)
    /// `=server:B`.
    case server(Side)
    /// `=ends`: the sides change places.
    case ends
  }
}

/// Why a match ended.
public enum Ending: Sendable, Hashable {
  /// It was played out.
  case played
  /// A side could not go on.
  case retired
  /// A side was sent off (black card).
  case disqualified
  /// A side did not appear.
  case walkover
}
