import Badminton
import Testing

@Suite("Law 7: scoring")
struct ScoringTests {
  @Test("7.2: the side that first has 21 points wins the game")
  func twentyOneWins() throws {
    let state = try played("B*19 A*21")
    #expect(state.gameWinners == [.a])
    #expect(state.gamesWon == .init(a: 1, b: 0))
    #expect(state.isGameOver && state.matchWinner == nil)
  }

  @Test("7.4: at 20-20 two clear points are needed")
  func twoClearPoints() throws {
    #expect(try played("A*20 B*20 A").isGameOver == false)
    #expect(try played("A*20 B*20 AA").gameWinners == [.a])
    #expect(try played("A*20 B*20 ABAB BB").scores == "22-24")
  }

  @Test("7.5: at 29-29 the next point wins")
  func thirtiethPointWins() throws {
    let state = try played("A*20 B*20 ABABABABABABABABAB B")
    #expect(state.scores == "29-30")
    #expect(state.gameWinners == [.b])
  }

  @Test("7.1: who wins two of three games wins the match; a third is not played")
  func bestOfThree() throws {
    let state = try played("A*21 E A*21")
    #expect(state.matchWinner == .a && state.ending == .played)
    #expect(state.server == nil && state.nextServer == nil && state.interval == nil)
    #expect(state.changeEndsNow == false && state.namesEditableAfterStart)
    #expect(try refusal("A*21 E A*21 E") == .matchOver)
    #expect(try refusal("A*21 E A*21 A") == .matchOver)
  }

  @Test("after a game neither side can score before ends are changed")
  func noPointBetweenGames() throws {
    #expect(try refusal("A*21 A") == .gameOver)
    #expect(try refusal("A*21 -A") == .gameOver)
    #expect(try played("A*21 B -A").scores == "21-0")
  }

  @Test("7.6: the winner of a game serves first in the next")
  func winnerServesFirst() throws {
    let between = try played("A*3 B*21")
    #expect(between.server == nil && between.nextServer == .b)
    let next = try played("A*3 B*21 E")
    #expect(next.server == .b && next.nextServer == nil && next.serviceCourt == .right)
    #expect(next.scores == "3-21 0-0" && next.gameNumber == 2)
  }

  @Test("a game to 11 and 15 ends at its own target and cap")
  func otherTargets() throws {
    #expect(try played("A*14 B*14 ABABABABABAB A", format: "3x15").scores == "21-20")
    #expect(try played("A*14 B*14 ABABAB A", format: "3x15-18").gameWinners == [.a])
    #expect(try played("A*10 B*10 ABABABAB B", format: "3x11").scores == "14-15")
    #expect(try played("A*10 B*10 B", format: "5x11-flat").scores == "10-11")
  }

  @Test("the third game of 21-21-11 is one to 11")
  func shortDecider() throws {
    let state = try played("A*21 E B*21 E A*11", format: "21-21-11")
    #expect(state.matchWinner == .a)
    #expect(state.scores == "21-0 0-21 11-0")
  }

  @Test("in the race to 13 two clear points do not matter from 10-10 on")
  func race() throws {
    #expect(try played("A*10 B*9 A", format: "5x11-race13").gameWinners == [.a])
    #expect(try played("A*10 B*10 AA", format: "5x11-race13").isGameOver == false)
    #expect(try played("A*10 B*10 AAA", format: "5x11-race13").scores == "13-10")
    #expect(try played("A*10 B*10 ABAB B", format: "5x11-race13").scores == "12-13")
  }

  @Test("best of five is won with the third game")
  func bestOfFive() throws {
    let state = try played("A*11 E B*11 E A*11 E A*11", format: "5x11")
    #expect(state.matchWinner == .a && state.gamesWon == .init(a: 3, b: 1))
  }
}
