import Spy

extension SpyScreen {
  /// What a seat is called: its name, else "Player 3" or 玩家3.
  func name(_ seat: Seat, _ words: Words) -> String { table.name(seat, words) }

  /// The sentence for a refusal of the rules.
  func sentence(for refusal: Spy.Refusal, words: Words) -> String {
    table.sentence(for: refusal, words)
  }

  /// A role as it is shown.
  func name(of role: Spy.Role, _ words: Words) -> String {
    switch role {
    case .civilian: words.say(.spyCivilian)
    case .spy: words.say(.spySpy)
    case .blank: words.say(.spyBlank)
    }
  }

  func name(of winner: Winner, _ words: Words) -> String {
    switch winner {
    case .civilians: words.say(.spyCiviliansWin)
    case .infiltrators: words.say(.spyInfiltratorsWin)
    case .spies: words.say(.spySpiesWin)
    case .blank: words.say(.spyBlankWins)
    }
  }

  func name(of rule: WinRule, _ words: Words) -> String {
    switch rule {
    case .parity: words.say(.spyRuleParity)
    case .threeLeft: words.say(.spyRuleThreeLeft)
    case .lastCivilian: words.say(.spyRuleLastCivilian)
    }
  }
}
