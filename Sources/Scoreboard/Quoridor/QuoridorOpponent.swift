import Quoridor

/// Who sits on the two sides of the board.
public enum QuoridorOpponent: Sendable, Hashable {
  /// Two people.
  case person
  /// A person against the machine, which has that pawn.
  case machine(Level, Pawn)

  /// The pawn the machine moves, nil between two people.
  var machine: Pawn? {
    switch self {
    case .person: nil
    case .machine(_, let pawn): pawn
    }
  }

  /// How strongly the machine plays, nil between two people.
  var level: Level? {
    switch self {
    case .person: nil
    case .machine(let level, _): level
    }
  }

  /// What comes after it when choosing: two people, then the levels from weak to strong.
  func next(_ step: Int) -> QuoridorOpponent {
    let kinds: [Level?] = [nil] + Level.allCases.map { $0 }
    let here = kinds.firstIndex(of: level) ?? 0
    let there = (here + step + kinds.count) % kinds.count
    return kinds[there].map { .machine($0, machine ?? .red) } ?? .person
  }

  /// The same with the machine on the other side.
  var turned: QuoridorOpponent {
    switch self {
    case .person: .person
    case .machine(let level, let pawn): .machine(level, pawn.opponent)
    }
  }

  /// How records write it: `person`, `red strong`.
  var notation: String {
    switch self {
    case .person: "person"
    case .machine(let level, let pawn): "\(pawn.name) \(level.rawValue)"
    }
  }

  /// Reads what `notation` writes; nil for anything else.
  init?(_ text: some StringProtocol) {
    if text == "person" {
      self = .person
      return
    }
    let words = text.split(separator: " ")
    guard words.count == 2, let pawn = Pawn.allCases.first(where: { $0.name == words[0] }),
      let level = Level(rawValue: String(words[1]))
    else { return nil }
    self = .machine(level, pawn)
  }
}
