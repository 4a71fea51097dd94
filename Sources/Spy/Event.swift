/// Everything that can happen in an evening: its state is the fold over these.
///
/// Where dice are thrown, the event holds what they gave, so that the same events are the same evening.
public enum Event: Sendable, Hashable {
  // Between games.

  /// A table as an earlier record left it; the first event of a record.
  case opened(Opening)
  /// So many seats are at the table, numbered from 1; names already given stay.
  case seats(Int)
  /// A seat got a name, or its default name back.
  case named(Seat, Nickname?)
  /// The host chose how many spies and blanks there are.
  case counts(spies: Int, blanks: Int)
  /// The usual counts are in force again.
  case usualCounts
  /// The rule of winning was chosen.
  case rule(WinRule)
  /// The seconds each speaker has were chosen, 0 for no limit.
  case speakingTime(Int)
  /// How the table votes was chosen.
  case voteStyle(VoteStyle)
  /// Words and roles were dealt.
  case dealt(Deal)
  /// The table went back to the lobby after a game.
  case again
  /// A new evening: nobody has won a game yet. Names and used pairs stay.
  case newEvening

  // At any time.

  /// Somebody took the lowest free seat; during a game for the next one.
  case joined(Nickname?)
  /// A seat is absent for a while.
  case away(Seat)
  /// An absent seat is here again.
  case back(Seat)
  /// A seat was given up: in the lobby it is gone, in a game it is out with its role shown.
  case kicked(Seat)

  // During a game.

  /// A seat has looked at its word.
  case seen(Seat)
  /// All have seen theirs: the first round begins.
  case began
  /// The speaker has spoken.
  case spoken
  /// A seat cast its ballot, or changed it.
  case voted(Seat, Ballot)
  /// The vote was closed and counted.
  case closed
  /// What follows from the tally was confirmed.
  case confirmed
  /// The table agreed on a seat, or the host decided; nil: nobody goes.
  case agreed(Seat?)
  /// The blank that was put out named this as the civilians' word.
  case guessed(Word)
  /// The host said whether the blank's guess counts.
  case judged(isRight: Bool)
  /// The next round begins with that speaker.
  case round(first: Seat)
  /// The latest event of this game was taken back.
  case undone
  /// The game was given up without a winner.
  case abandoned
}
