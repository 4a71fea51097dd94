import Quoridor

/// The games won, lost and drawn by the first of two engines.
struct QuoridorTally {
  var won = 0
  var lost = 0
  var drawn = 0
  /// Answers that were no legal move.
  var faults = 0

  /// Counts a game; the first engine's pawn counts as blue.
  mutating func add(_ winner: Pawn?) {
    switch winner {
    case .blue: won += 1
    case .red: lost += 1
    case nil: drawn += 1
    }
  }

  /// The result in a line: `+57 -41 =2, 58.0 % ± 9.6`.
  var line: String {
    let count = Double(max(1, won + lost + drawn))
    let share = (Double(won) + Double(drawn) / 2) / count
    // Twice the standard error: the interval that holds the true share 19 times in 20.
    let error = 2 * (share * (1 - share) / count).squareRoot()
    let faulty = faults > 0 ? ", \(faults) faults" : ""
    return "+\(won) -\(lost) =\(drawn), \(tenths(share * 100)) % ± \(tenths(error * 100))\(faulty)"
  }

  private func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
