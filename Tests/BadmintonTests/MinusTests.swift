import Badminton
import Testing

@Suite("Minus and rewind")
struct MinusTests {
  @Test("minus takes back the side's latest rally and gives the serve back")
  func latest() throws {
    let state = try played("AB -B")
    #expect(state.score == "1-0" && state.server == .a)
    #expect(try played("AB -B -A").server == .a)
    #expect(try played("B -B").server == .a)
  }

  @Test("minus on the side that did not score last takes its latest rally of this game")
  func older() throws {
    let state = try played("ABA -B")
    #expect(state.score == "2-0" && state.server == .a)
    let other = try played("ABBA -B")
    #expect(other.score == "2-1" && other.server == .a && other.serviceCourt == .right)
  }

  @Test("it reaches back to the start of the game, not before")
  func thisGameOnly() throws {
    #expect(try refusal("-A") == .noPoint)
    #expect(try refusal("B -A") == .noPoint)
    #expect(try refusal("A*21 E -A") == .noPoint)
    #expect(try played("A*21 E B -A -B").scores == "21-0 0-0")
    #expect(try played("A*21 E B -B").server == .a)
  }

  @Test("an older rally taken back can win the game for the other side")
  func decides() throws {
    let state = try played("A*20 B*20 A -B")
    #expect(state.score == "21-19" && state.gameWinners == [.a] && state.isGameOver)
    #expect(try played("A*20 B*20 A -B R").score == "20-19")
    #expect(try played("A*20 B*20 A -B U").score == "21-20")
  }

  @Test("what came after a game that now ends earlier is gone")
  func endsEarlier() throws {
    let state = try played("A*10 B*10 AA -B", format: "5x11-race13")
    #expect(state.score == "11-9" && state.gameWinners == [.a])
    #expect(try played("A*10 B*10 AA -B U", format: "5x11-race13").score == "12-10")
  }

  @Test("a red card's point that came after it counts in the next game")
  func endsEarlierWithACard() throws {
    let state = try played("A*10 B*10 A redB -B E", format: "5x11-race13")
    #expect(state.scores == "11-9 1-0" && state.cardList == "redB")
  }

  @Test("a red card's point can be taken back; the card stays on record")
  func redCard() throws {
    let state = try played("A*3 redA -B")
    #expect(state.score == "3-0" && state.server == .a)
    #expect(state.cardList == "redA")
    #expect(try played("A*3 redA U").cards.isEmpty)
  }

  @Test("rewind takes back the rally that won the game, and the game")
  func rewind() throws {
    let state = try played("A*21 R")
    #expect(state.score == "20-0" && state.gameWinners.isEmpty && state.server == .a)
    #expect(state.pointCall == .game && state.rewindEnabled == false)
    let match = try played("A*21 E A*21 R")
    #expect(match.scores == "21-0 20-0" && match.matchWinner == nil)
    #expect(match.gamesWon == .init(a: 1, b: 0))
  }

  @Test("rewind is for a game that is over and whose ends are not changed yet")
  func rewindOnlyThen() throws {
    #expect(try refusal("R") == .gameOn)
    #expect(try refusal("A*20 R") == .gameOn)
    #expect(try refusal("A*21 E R") == .gameOn)
    #expect(try refusal("A*21 R R") == .gameOn)
  }

  @Test("a rewound card between games counts where it was shown: in this game")
  func rewindWithACard() throws {
    #expect(try played("A*21 redA R").score == "20-1")
    #expect(try played("A*21 yelA R").score == "20-0")
    #expect(try played("A*20 B*20 ABABABABABABABABAB A redA R").scores == "29-30")
  }

  @Test("in the deciding game a minus below the middle changes ends back")
  func endsInTheDecider() throws {
    let decider = "A*21 E B*21 E A*10 B*11"
    #expect(try played(decider).aLeft == false)
    #expect(try played(decider + " -B").aLeft)
    #expect(try played(decider + " -A").aLeft == false)
  }

  @Test("plus, minus and rewind are offered when they do something")
  func offered() throws {
    #expect(try played("").plusMinusEnabled)
    #expect(try played("A*21").plusMinusEnabled == false)
    #expect(try played("A*21").rewindEnabled)
    #expect(try played("A*21 E").rewindEnabled == false)
    #expect(try played("A*21 E A*21").rewindEnabled)
    #expect(try played("A*21 E A retA").rewindEnabled == false)
  }
}
