/// Why something was not done; the evening is as it was.
public enum Refusal: Error, Sendable, Hashable {
  /// It does not belong to this phase.
  case notNow
  /// The game is over: nothing counts any more.
  case gameOver
  /// There is nothing to take back, or it is final (a counted vote, a guess).
  case nothingToTakeBack
  /// There is no such seat at the table.
  case noSuchSeat(Int)
  /// All 20 seats are taken.
  case tableFull
  /// That seat is not in this game: it came late.
  case notInGame(Seat)
  /// That seat is out already.
  case alreadyOut(Seat)
  /// That seat has looked at its word already; the forgotten word is another page.
  case alreadySeen(Seat)
  /// These have not looked at their words yet.
  case notSeen([Seat])
  /// That seat is absent, or is here already.
  case presence(Seat)
  /// The first of them cannot vote here: tied seats do not vote in their own run-off.
  case noVote(Seat)
  /// Nobody votes for themselves.
  case ownVote(Seat)
  /// That seat cannot be voted for here.
  case notCandidate(Seat)
  /// That seat has cast this very ballot already.
  case votedAlready(Seat)
  /// These have not voted yet.
  case votesMissing([Seat])
  /// Another seat has this name, or one that differs in case, width or spaces only.
  case nameTaken(by: Seat)
  /// Nothing is left of the text.
  case emptyText
  /// 3 to 20 can play, not so many.
  case playersOutOfBounds(Int)
  /// There must be a spy or a blank.
  case noInfiltrator
  /// There must be fewer spies than civilians.
  case tooManySpies(atMost: Int)
  /// Spies and blanks together must not outnumber the civilians.
  case tooManyInfiltrators(atMost: Int)
  /// The seconds to speak are 0 to 300.
  case speakingTimeOutOfBounds(Int)
  /// The bank has no pairs.
  case noWords
}
