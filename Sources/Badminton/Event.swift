/// One thing that can happen in a match; `Notation` gives each its token.
public enum Event: Sendable, Hashable {
  /// `A` `B`: the side won a rally.
  case rally(Side)
  /// `-A` `-B`: the side's latest point of this game goes.
  case minus(Side)
  /// `R`: the rally that ended the game, or the match, goes.
  case rewind
  /// `E`: ends are changed and the next game begins. `E:A2,B1` says who serves first to whom
  /// (doubles); nil takes each side's first player.
  case changeEnds(FirstService?)
  /// `U`: the latest event that had an effect is reverted.
  case undo
  /// `Y`: the latest undone event is applied again.
  case redo
  /// `yelA`, `redA` …: a card shown to that side.
  case card(Card, Side)
  /// `dsqA`, `retA`, `woA` …: the match ends against that side; never `.played`.
  case ending(Ending, against: Side)
  /// `S` `P`: the match clock starts, stops. No part of the undo history.
  case clock(running: Bool)
  /// `=17-14` …: something is set outright.
  case correction(Correction)

  /// A card that does not end the match (Law 16.7).
  public enum Card: Sendable, Hashable {
    /// A warning.
    case yellow
    /// A fault: the other side wins a rally.
    case red
  }
}
