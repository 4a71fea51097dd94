/// When a game is won; checked after every elimination, the blank's guess first.
public enum WinRule: String, Sendable, Hashable, CaseIterable {
  /// Infiltrators win when spies and blanks are at least as many as the civilians.
  case parity
  /// No spy left and a blank alive: the blank wins. Three or fewer left with a spy among them: the spies
  /// win. No spy left: the civilians win.
  case threeLeft = "three-left"
  /// Infiltrators win when one civilian is left.
  case lastCivilian = "last-civilian"

  /// Who has won with so many alive, or nil while it goes on.
  ///
  /// Civilians win under every rule once no infiltrator is left.
  public func winner(civilians: Int, spies: Int, blanks: Int) -> Winner? {
    if spies + blanks == 0 { return .civilians }
    switch self {
    case .parity: return spies + blanks >= civilians ? .infiltrators : nil
    case .threeLeft:
      if spies == 0 { return .blank }
      return civilians + spies + blanks <= 3 ? .spies : nil
    case .lastCivilian: return civilians <= 1 ? .infiltrators : nil
    }
  }
}

/// Who won a game.
public enum Winner: String, Sendable, Hashable, CaseIterable {
  /// Every civilian.
  case civilians
  /// Every spy and blank.
  case infiltrators
  /// Every spy.
  case spies
  /// The blank that named the civilians' word, or under `threeLeft` the blanks that are left.
  case blank
}
