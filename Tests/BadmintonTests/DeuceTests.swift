import Badminton
import Testing

@Suite("Deuce, game point and match point")
struct DeuceTests {
  @Test("DEUCE stands from 20-20 until somebody has won")
  func deuce() throws {
    #expect(try played("A*20 B*19").isDeuce == false)
    #expect(try played("A*20 B*20").isDeuce)
    #expect(try played("A*20 B*20 A").isDeuce)
    #expect(try played("A*20 B*20 AA").isDeuce == false)
  }

  @Test("DEUCE is gone at 29-29, where the next point wins, and back when a point is taken back")
  func hiddenAtTheCap() throws {
    let all = "A*20 B*20 ABABABABABABABABAB"
    #expect(try played(all).isDeuce == false)
    #expect(try played(all + " -A").isDeuce)
  }

  @Test("a format without setting and a race have no deuce")
  func noDeuce() throws {
    #expect(try played("A*10 B*10", format: "5x11-flat").isDeuce == false)
    #expect(try played("A*10 B*10", format: "5x11-race13").isDeuce == false)
    #expect(try played("A*10 B*10 AB", format: "5x11-race13").isDeuce == false)
  }

  @Test("the umpire calls game point for the serving side only")
  func callIsForTheServer() throws {
    let served = try played("B*5 A*20")
    #expect(served.pointCall == .game && served.gamePointSides == [.a])
    let received = try played("A*20 B")
    #expect(received.pointCall == nil && received.gamePointSides == [.a])
  }

  @Test("game point is called at 20 and at 29, not at 21-20")
  func callOnceAtEach() throws {
    #expect(try played("A*20 B*20 A").pointCall == nil)
    #expect(try played("A*20 B*20 A").gamePointSides == [.a])
    #expect(try played("A*20 B*20 ABABABABABABABAB A").score == "29-28")
    #expect(try played("A*20 B*20 ABABABABABABABAB A").pointCall == .game)
  }

  @Test("at 29-29 the next rally wins for either side")
  func bothSides() throws {
    let state = try played("A*20 B*20 ABABABABABABABABAB")
    #expect(state.gamePointSides == [.a, .b] && state.pointCall == .game)
    #expect(state.matchPointSides.isEmpty)
  }

  @Test("it is match point when the game would win the match")
  func matchPoint() throws {
    let second = try played("A*21 E A*20")
    #expect(second.pointCall == .match && second.matchPointSides == [.a])
    let other = try played("A*21 E B*20")
    #expect(other.pointCall == .game && other.matchPointSides.isEmpty)
    let decider = try played("A*21 E B*21 E A*20 B*19")
    #expect(decider.pointCall == nil && decider.matchPointSides == [.a])
    #expect(try played("A*10 B*10", format: "1x11").pointCall == nil)
  }

  @Test("in the race game point is at 12, or at 10 while the other has less")
  func racePoint() throws {
    #expect(try played("A*10", format: "5x11-race13").pointCall == .game)
    #expect(try played("A*10 B*10", format: "5x11-race13").gamePointSides.isEmpty)
    #expect(try played("A*10 B*10 A", format: "5x11-race13").pointCall == nil)
    #expect(try played("A*10 B*10 AA", format: "5x11-race13").pointCall == .game)
    #expect(try played("A*10 B*10 AABB", format: "5x11-race13").gamePointSides == [.a, .b])
  }

  @Test("a single game is the match")
  func singleGame() throws {
    #expect(try played("A*20", format: "1x21").pointCall == .match)
  }
}
