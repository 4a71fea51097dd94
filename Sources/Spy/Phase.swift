/// Where an evening stands; everything in it may be read by everybody.
public enum Phase: Sendable, Hashable {
  /// Between games: seats, names and counts can change.
  case lobby
  /// Each seat looks at its word; `next` is the first that has not, nil when all have.
  case dealing(next: Seat?)
  /// One sentence each.
  case describing(Speaking)
  /// Ballots are taken, hidden until the vote is closed.
  case voting(Voting)
  /// The vote is closed; what follows from it waits for a confirmation.
  case counted(Tally, Verdict)
  /// Two rounds in a row put nobody out: the host names a seat, or nobody.
  case deciding
  /// A blank was put out and may name the civilians' word. When `isNear`, it was nearly right and the host
  /// says whether it counts.
  case guessing(Seat, isNear: Bool)
  /// A round is over and the game goes on; `out` is who went, nil for nobody.
  case roundOver(out: Seat?)
  /// The game is over: roles and words are open.
  case ended(Ending)

  /// Who speaks, in which order.
  public struct Speaking: Sendable, Hashable {
    /// Everybody who speaks in this round, in order.
    public internal(set) var order: [Seat]
    /// How many of them have had their turn, or missed it.
    public internal(set) var done: Int
    /// Whether only those speak who are tied.
    public internal(set) var isRunOff: Bool

    /// Who speaks now.
    public var speaker: Seat? { done < order.count ? order[done] : nil }
  }

  /// A vote while it is open.
  public struct Voting: Sendable, Hashable {
    /// Whom ballots can name, in seat order.
    public internal(set) var candidates: [Seat]
    /// Who has a ballot, in seat order; the absent are among them.
    public internal(set) var voters: [Seat]
    /// Who has cast it; for whom is hidden.
    public internal(set) var voted: Set<Seat>
    /// Whether it is between the tied only.
    public internal(set) var isRunOff: Bool
  }

  /// What follows from a tally.
  public enum Verdict: Sendable, Hashable {
    /// That seat goes.
    case out(Seat)
    /// These are tied: they describe again, the others vote.
    case runOff([Seat])
    /// Nobody goes.
    case nobody
    /// Nobody goes, for the second round in a row: the host decides.
    case host
  }
}

/// How a game ended; the first thing that names roles and words to everybody.
public struct Ending: Sendable, Hashable {
  /// Who won.
  public let winner: Winner
  /// The seats that won, in order.
  public let winners: [Seat]
  /// Every seat that played, in order, with its role.
  public let roles: [Entry]
  /// The civilians' word.
  public let civilianWord: String
  /// The spies' word.
  public let spyWord: String
  /// The blank's right guess, where that ended the game.
  public let guess: String?

  /// A seat and what it was.
  public struct Entry: Sendable, Hashable {
    /// The seat.
    public let seat: Seat
    /// What it was.
    public let role: Role
  }
}
