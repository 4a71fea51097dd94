/// What one seat says in a vote.
public enum Ballot: Sendable, Hashable {
  /// That seat should go.
  case seat(Seat)
  /// Nobody in particular; an absent voter's ballot, too.
  case abstention
}

/// A vote after it was closed: how many each candidate got.
///
/// Who voted for whom is not kept.
public struct Tally: Sendable, Hashable {
  /// The candidates in seat order with their votes.
  public let votes: [Line]
  /// How many abstained or were absent.
  public let abstentions: Int

  /// One candidate's votes.
  public struct Line: Sendable, Hashable {
    /// The candidate.
    public let seat: Seat
    /// Its votes.
    public let count: Int
  }

  /// Counts the ballots; whoever may vote and has none abstains.
  init(candidates: [Seat], voters: [Seat], ballots: [Seat: Ballot]) {
    var counts: [Seat: Int] = [:]
    var abstentions = 0
    for voter in voters {
      switch ballots[voter] ?? .abstention {
      case .seat(let seat): counts[seat, default: 0] += 1
      case .abstention: abstentions += 1
      }
    }
    votes = candidates.map { Line(seat: $0, count: counts[$0] ?? 0) }
    self.abstentions = abstentions
  }

  /// Those with the most votes, in seat order; nobody when there was no vote at all.
  public var leaders: [Seat] {
    let most = votes.map(\.count).max() ?? 0
    return most == 0 ? [] : votes.filter { $0.count == most }.map(\.seat)
  }
}
