import Spy
import Testing

@Suite("Rules of winning")
struct WinRuleTests {
  /// Who is alive, and who has won by it.
  struct Case: Sendable {
    var rule: WinRule
    var civilians: Int
    var spies: Int
    var blanks: Int
    var winner: Winner?

    init(_ rule: WinRule, _ civilians: Int, _ spies: Int, _ blanks: Int, _ winner: Winner?) {
      self.rule = rule
      self.civilians = civilians
      self.spies = spies
      self.blanks = blanks
      self.winner = winner
    }
  }

  @Test(
    "who has won",
    arguments: [
      Case(.parity, 3, 2, 1, .infiltrators), Case(.parity, 4, 2, 1, nil),
      Case(.parity, 4, 0, 0, .civilians), Case(.parity, 1, 0, 1, .infiltrators),
      Case(.parity, 0, 0, 1, .infiltrators), Case(.threeLeft, 4, 0, 1, .blank),
      Case(.threeLeft, 2, 1, 0, .spies), Case(.threeLeft, 3, 1, 0, nil),
      Case(.threeLeft, 2, 0, 0, .civilians), Case(.threeLeft, 1, 1, 1, .spies),
      Case(.threeLeft, 2, 1, 1, nil), Case(.lastCivilian, 1, 2, 0, .infiltrators),
      Case(.lastCivilian, 2, 4, 2, nil), Case(.lastCivilian, 1, 0, 0, .civilians),
      Case(.lastCivilian, 0, 1, 0, .infiltrators), Case(.lastCivilian, 5, 0, 1, nil),
    ])
  func winner(_ given: Case) {
    let winner = given.rule.winner(
      civilians: given.civilians, spies: given.spies, blanks: given.blanks)
    #expect(winner == given.winner)
  }
}
