import Testing

@testable import Badminton

@Suite("Corrections: set outright")
struct CorrectionTests {
  @Test("a match is entered at 1-1, 17-14, B to serve")
  func entered() throws {
    let state = try played("=games:1-1 =17-14 =server:B")
    #expect(state.scores == "0-0 0-0 17-14" && state.gameNumber == 3)
    #expect(state.gamesWon == .init(a: 1, b: 1) && state.gameWinners == [.a, .b])
    #expect(state.server == .b && state.serviceCourt == .right)
    #expect(state.interval == nil && state.changeEndsNow == false)
    #expect(try played("=17-14 =server:B =games:1-1") == state)
  }

  @Test("ends are where the Laws put them: changed in the middle of the decider")
  func ends() throws {
    #expect(try played("=games:1-0").aLeft == false)
    #expect(try played("=games:1-1").aLeft)
    #expect(try played("=games:1-1 =17-14").aLeft == false)
    #expect(try played("=games:1-1 =17-14 =ends").aLeft)
    #expect(try played("=games:1-1 =17-14 =8-3").aLeft)
  }

  @Test("play goes on from what was set")
  func goesOn() throws {
    #expect(try played("A =17-14 B").score == "17-15")
    #expect(try played("=20-19 A").gameWinners == [.a])
    #expect(try played("=games:1-1 =20-19 A").matchWinner == .a)
    #expect(try played("A =server:B B").serviceCourt == .left)
  }

  @Test("a minus after it takes from what was set once no rally is left")
  func minus() throws {
    #expect(try played("=17-14 A -A").score == "17-14")
    #expect(try played("=17-14 A -A -A").score == "16-14")
    #expect(try played("=17-14 -B").score == "17-13")
    #expect(try refusal("=17-0 -B") == .noPoint)
    #expect(try played("=21-20 -B").gameWinners == [.a])
  }

  @Test("the server set outright is the server again when later rallies are taken back")
  func server() throws {
    #expect(try played("A =server:B A -A").server == .b)
    #expect(try played("A =server:B B -B").server == .b)
    #expect(try played("AA =server:B -A").server == .b)
    #expect(try refusal("A =server:A") == .unchanged)
    #expect(try refusal("A*21 =server:B") == .gameOver)
  }

  @Test("a score that wins the game ends it; rewind takes the winning point")
  func winningScore() throws {
    let state = try played("=21-17")
    #expect(state.gameWinners == [.a] && state.isGameOver)
    #expect(try played("=21-17 R").score == "20-17")
    #expect(try played("=21-17 E").scores == "21-17 0-0")
    #expect(try played("A*21 =20-17").isGameOver == false)
    #expect(try played("A*21 redA =21-19 E").scores == "21-19 0-1")
  }

  @Test("no game can stand so", arguments: ["22-3", "31-29", "30-27", "25-22", "30-30", "255-0"])
  func impossibleScore(_ score: String) throws {
    #expect(try refusal("=\(score)") == .impossibleScore)
  }

  @Test("a game can stand so", arguments: ["21-19", "30-28", "30-29", "29-29", "22-20", "21-20"])
  func possibleScore(_ score: String) throws {
    #expect(try refusal("=\(score)") == nil)
    #expect(try played("=\(score)").score == score)
  }

  @Test("every reachable score of every format, and no other, can be set")
  func reachable() throws {
    for format in Format.all {
      var match = Match(header: Header(format: format))
      let rule = try #require(format.games.first)
      let possible = scoresOnTheWay(to: rule)
      for a in 0...40 {
        for b in 0...40 where a + b > 0 {
          let event = Event.correction(.score(a: UInt8(a), b: UInt8(b)))
          let refusal = match.refusal(of: event)
          let isPossible = possible.contains(MatchState.Score(a: a, b: b))
          #expect(refusal == (isPossible ? nil : .impossibleScore), "\(format.name) \(a)-\(b)")
          if isPossible { try match.apply(event) }
          if isPossible { try match.apply(.undo) }
        }
      }
    }
  }

  /// The scores a game passes through, found by playing every game.
  private func scoresOnTheWay(to rule: GameRule) -> Set<MatchState.Score> {
    let format = Format(
      name: "one", gamesToWin: 1, games: [rule], secondsBetweenGames: nil, secondsMidGame: 60)
    var found: Set<MatchState.Score> = []
    var open: [Match] = [Match(header: Header(format: format))]
    while let match = open.popLast() {
      guard let score = match.state.games.last, found.insert(score).inserted,
        match.state.isGameOver == false
      else { continue }
      for side in Side.allCases {
        var next = match
        if (try? next.apply(.rally(side))) != nil { open.append(next) }
      }
    }
    return found
  }

  @Test("games that were scored here are kept where they fit")
  func keepsGames() throws {
    #expect(try played("A*21 E B*3 =games:1-1").scores == "21-0 0-0 0-3")
    #expect(try played("A*21 E B*3 =games:0-1").scores == "0-0 0-3")
    #expect(try played("A*21 E B*3 =games:0-0").scores == "0-3")
  }

  @Test("an unfinished match has fewer games than win it")
  func impossibleGames() throws {
    #expect(try refusal("=games:2-0") == .impossibleGames)
    #expect(try refusal("=games:1-0", format: "1x21") == .impossibleGames)
    #expect(try refusal("=games:2-2", format: "5x11") == nil)
    #expect(try refusal("=games:0-0") == .unchanged)
    #expect(try refusal("A*21 =games:0-0") == .gameOver)
    #expect(try refusal("A*12 =games:1-1", format: "21-21-11") == .impossibleScore)
  }

  @Test("many corrections in a row are as light as one")
  func many() throws {
    let noise = "=server:B =server:A =server:B =receiver:A2 =receiver:A1 =receiver:A2"
    let many = Array(repeating: noise, count: 2_000).joined(separator: " ")
    let match = Match(
      header: Header(isDoubles: true), tokens: try Notation.tokens("A \(many) -A"))
    #expect(match.state.score == "0-0" && match.state.server == .b)
    #expect(match.position.game.entries.count <= 3)
  }
}
