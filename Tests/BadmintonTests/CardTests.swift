import Badminton
import Testing

@Suite("Law 16.7: cards, and matches that are not played out")
struct CardTests {
  @Test("a yellow card is recorded and changes nothing else")
  func yellow() throws {
    let state = try played("A*3 yelA")
    #expect(state.cardList == "yellowA" && state.score == "3-0" && state.server == .a)
    #expect(try played("A*3 yelA B").score == "3-1")
  }

  @Test("a red card gives the other side a rally and the serve")
  func red() throws {
    let state = try played("A*3 redA")
    #expect(state.score == "3-1" && state.server == .b && state.serviceCourt == .left)
    #expect(try played("A*20 B*20 redA").gamePointSides == [.b])
  }

  @Test("a red card can end the game and the match")
  func redEnds() throws {
    #expect(try played("B*20 redA").gameWinners == [.b])
    let state = try played("B*21 E B*20 redA")
    #expect(state.matchWinner == .b && state.ending == .played && state.rewindEnabled)
    #expect(try played("B*20 redA R").score == "0-20")
  }

  @Test("between games a red card counts in the next game")
  func betweenGames() throws {
    let between = try played("A*21 redA")
    #expect(between.scores == "21-0" && between.cardList == "redA")
    #expect(between.nextServer == .a && between.interval == .between(120))
    let next = try played("A*21 redA E")
    #expect(next.scores == "21-0 0-1" && next.server == .b && next.serviceCourt == .left)
    #expect(try played("A*21 redB E").scores == "21-0 1-0")
    #expect(try played("A*21 redA redB redA E").scores == "21-0 1-2")
  }

  @Test("such a point is one of that game: minus takes it back, undo goes back over it")
  func betweenGamesTakenBack() throws {
    #expect(try played("A*21 redA E -B").scores == "21-0 0-0")
    #expect(try played("A*21 redA E -B").server == .a)
    #expect(try played("A*21 redA E U").scores == "21-0")
    #expect(try played("A*21 redA E U U").cards.isEmpty)
    #expect(try played("A*21 redA E U U E").scores == "21-0 0-0")
  }

  @Test("the first service of doubles is set before the card's point")
  func betweenGamesDoubles() throws {
    let state = try doubles("A*21 redA E:A2,B1")
    #expect(state.service == "B2 from L to A1")
  }

  @Test("after the match no card counts")
  func afterTheMatch() throws {
    #expect(try refusal("A*21 E A*21 redA") == .matchOver)
    #expect(try refusal("A*21 E A*21 yelA") == .matchOver)
    #expect(try refusal("A*21 E A*21 dsqA") == .matchOver)
    #expect(try refusal("A*21 E A*21 retB") == .matchOver)
  }

  @Test("retirement ends the match with the games as they are")
  func retirement() throws {
    let state = try played("A*21 E B*7 retB")
    #expect(state.matchWinner == .a && state.ending == .retired)
    #expect(state.scores == "21-0 0-7" && state.gamesWon == .init(a: 1, b: 0))
    #expect(state.server == nil && state.isGameOver && state.namesEditableAfterStart)
    #expect(state.interval == nil && state.changeEndsNow == false)
  }

  @Test("retirement between games ends the interval")
  func retirementBetweenGames() throws {
    let state = try played("A*21 retA")
    #expect(state.matchWinner == .b && state.gamesWon == .init(a: 1, b: 0))
    #expect(state.nextServer == nil && state.interval == nil && !state.changeEndsNow)
    #expect(state.rewindEnabled == false)
  }

  @Test("a disqualification is a black card")
  func disqualification() throws {
    let state = try played("A*5 yelA redA dsqA")
    #expect(state.cardList == "yellowA redA blackA")
    #expect(state.matchWinner == .b && state.ending == .disqualified)
    #expect(try played("A*5 dsqA U").cards.isEmpty)
  }

  @Test("a walkover is given before the first rally only")
  func walkover() throws {
    let state = try played("woA")
    #expect(state.matchWinner == .b && state.ending == .walkover && state.scores == "0-0")
    #expect(try refusal("A woA") == .playHasBegun)
    #expect(try refusal("A*21 E woA") == .playHasBegun)
    #expect(try refusal("redA woA") == .playHasBegun)
    #expect(try refusal("=3-2 woA") == .playHasBegun)
    #expect(try refusal("=games:1-0 woA") == .playHasBegun)
    #expect(try refusal("yelA woA") == nil)
    #expect(try refusal("A -A woA") == nil)
  }

  @Test("after these endings only undo goes back", arguments: ["retA", "dsqA", "woA"])
  func onlyUndo(_ ending: String) throws {
    for event in ["A", "-A", "R", "E", "yelA", "redB", "retB", "dsqB", "woB", "=1-0", "=ends"] {
      #expect(try refusal("\(ending) \(event)") == .endedEarly, "\(event)")
    }
    #expect(try played("\(ending) A R U") == played(""))
    #expect(try played("\(ending) U Y").matchWinner == .b)
  }

  @Test("So many cards are kept, the next is refused, and undo goes back over all of them")
  func most() throws {
    var match = Match(header: Header())
    for _ in 0..<500 {
      try match.apply(.card(.yellow, .a))
      try match.apply(.card(.red, .b))
    }
    let full = match.state
    #expect(throws: Refusal.tooManyCards) { try match.apply(.card(.yellow, .b)) }
    #expect(match.state == full && full.cards.count == 1000)
    for left in (0..<1000).reversed() {
      try match.apply(.undo)
      #expect(match.state.cards.count == left)
    }
    #expect(match.state == Match(header: Header()).state)
  }
}
