import Badminton

/// The names of a match, as they were given; an empty one stands for the default.
struct Names: Sendable, Hashable {
  private var given: [String] = ["", "", "", ""]

  /// The name as it was given; in singles a side has its first player only.
  subscript(side: Side, player: Player) -> String {
    get { given[Self.place(side, player)] }
    set { given[Self.place(side, player)] = PlainText.cleaned(newValue) }
  }

  /// The name that is shown: the given one, or "Player 1" to "Player 4".
  ///
  /// In singles side B is "Player 2", in doubles side A has 1 and 2 and side B has 3 and 4.
  func shown(_ side: Side, _ player: Player, isDoubles: Bool, words: Words) -> String {
    let name = self[side, player]
    guard name.isEmpty else { return name }
    let number = isDoubles ? Self.place(side, player) + 1 : side == .a ? 1 : 2
    return words.say(.player, "\(number)")
  }

  private static func place(_ side: Side, _ player: Player) -> Int {
    (side == .a ? 0 : 2) + (player == .first ? 0 : 1)
  }
}
