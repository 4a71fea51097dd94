import Quoridor

/// Who plays: the names people gave, and whether one of the two is the machine.
struct QuoridorPlayers: Sendable, Hashable {
  /// Two people, or a person against the machine.
  var opponent = QuoridorOpponent.person
  private var blue = ""
  private var red = ""

  /// The name given to a pawn's player; empty where none was given.
  subscript(pawn: Pawn) -> String {
    get { pawn == .blue ? blue : red }
    set {
      let name = PlainText.cleaned(newValue)
      if pawn == .blue { blue = name } else { red = name }
    }
  }

  /// The name that is shown: the machine's, the one given, or the colour.
  func shown(_ pawn: Pawn, _ words: Words) -> String {
    if let level = opponent.level, opponent.machine == pawn {
      return words.say(.quoridorMachine, words.say(level.phrase))
    }
    if !self[pawn].isEmpty { return self[pawn] }
    return words.say(pawn == .blue ? .quoridorBlue : .quoridorRed)
  }
}

extension Level {
  /// Its name on the display.
  var phrase: Phrase {
    switch self {
    case .novice: .quoridorNovice
    case .casual: .quoridorCasual
    case .strong: .quoridorStrong
    case .strongest: .quoridorStrongest
    }
  }
}
