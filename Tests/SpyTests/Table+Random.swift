import Testing

@testable import Spy

extension Table {
  /// One random thing that is allowed now; the game comes to its end by and by.
  mutating func randomStep() throws {
    switch phase {
    case .lobby: try deals()
    case .dealing(let next): try does(next.map { .seen($0) } ?? .began)
    case .describing: try does(.spoken)
    case .voting(let voting):
      let missing = voting.voters.filter {
        !voting.voted.contains($0) && evening.table[$0]?.isAway == false
      }
      guard let voter = missing.first else { return try does(.closed) }
      let others = voting.candidates.filter { $0 != voter }
      let isAbstaining = others.isEmpty || dice.draw(below: 8) == 0
      let ballot: Ballot =
        isAbstaining ? .abstention : .seat(others[dice.draw(below: others.count)])
      try does(.voted(voter, ballot))
    case .counted: try does(.confirmed)
    case .deciding:
      let living = evening.table.living
      try does(.agreed(living[dice.draw(below: living.count)]))
    case .guessing(_, let isNear):
      if isNear || dice.draw(below: 2) == 0 {
        try does(.judged(isRight: dice.draw(below: 4) == 0))
      } else {
        try does(.guessed(Word("nothing like it", folding: .plain)))
      }
    case .roundOver: try does(evening.nextRound(using: &dice))
    case .ended: try does(.again)
    }
  }

  /// Somebody comes, goes or takes something back; false when that is refused.
  mutating func randomDisturbance() -> Bool {
    let seat = Seat.all[dice.draw(below: 20)]
    let event: Event =
      switch dice.draw(below: 6) {
      case 0: .away(seat)
      case 1: .back(seat)
      case 2: .kicked(seat)
      case 3: .joined(nil)
      case 4: .undone
      default: .agreed(dice.draw(below: 2) == 0 ? nil : seat)
      }
    return (try? does(event)) != nil
  }
}
