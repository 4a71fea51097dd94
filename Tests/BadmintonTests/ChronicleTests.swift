import Badminton
import Testing

@Suite("A match rally by rally")
struct ChronicleTests {
  private func chronicle(
    _ events: String, _ header: Header = Header()
  ) throws -> (Match, Chronicle) {
    let match = Match(header: header, tokens: try Notation.tokens(events))
    return (match, match.chronicle)
  }

  @Test("what was taken back is not in it, and a point stands with who serves next")
  func rallies() throws {
    let (_, chronicle) = try chronicle("@1000 A @2000 B @3000 A @4000 -A @5000 B")
    let game = try #require(chronicle.games.first)
    #expect(game.rallies.map(\.winner) == [.a, .b, .b])
    #expect(game.rallies.map(\.server) == [.a, .a, .b])
    #expect(game.rallies.map(\.time) == [1000, 2000, 5000])
    #expect(game.rallies.map(\.court) == [.right, .left, .left])
    #expect(game.winner == nil && game.isScored && game.duration == 5000)
  }

  @Test("doubles: the rows of the players, as Law 11 has them")
  func doubles() throws {
    // A1 serves to B1, then from the left to B2; at 1-1 B2 serves from the left to A1, then to A2.
    let (_, chronicle) = try chronicle("ABBA", Header(isDoubles: true))
    let rallies = try #require(chronicle.games.first).rallies
    #expect(rallies.map(\.serverPlayer) == [.first, .first, .second, .second])
    #expect(rallies.map(\.receiverPlayer) == [.first, .second, .first, .second])
    #expect(rallies.map(\.nextServer) == [.first, .second, .second, .second])
  }

  @Test("games end where they ended, with their times")
  func games() throws {
    let (match, chronicle) = try chronicle(
      "@0 S @60000 A*21 @60000 E @61000 S @100000 B*21 E @130000 A", Header())
    #expect(chronicle.games.map(\.number) == [1, 2, 3])
    #expect(chronicle.games.map(\.winner) == [.a, .b, nil])
    #expect(chronicle.games.map(\.duration) == [60_000, 40_000, 30_000])
    #expect(chronicle.games.map(\.intervalAfter) == [11, 11, nil])
    #expect(match.state.games.count == 3)
  }

  @Test("cards, corrections and endings are marked where they were noted")
  func marks() throws {
    let (_, chronicle) = try chronicle("A yelB B redA AA =server:B retA")
    #expect(chronicle.marks.map(\.kind) == [.yellow, .red, .serviceCorrected, .retired])
    #expect(chronicle.marks.map(\.after) == [1, 2, 5, 5])
    #expect(chronicle.marks.map(\.side) == [.b, .a, .b, .a])
    #expect(chronicle.games.first?.rallies.map(\.isPenalty) == [false, false, true, false, false])
  }

  @Test("a red card between games is marked in the game before and counts in the next")
  func between() throws {
    let (_, chronicle) = try chronicle("A*21 redB E B")
    #expect(chronicle.marks.map(\.game) == [1] && chronicle.marks.map(\.after) == [21])
    #expect(chronicle.games[1].rallies.map(\.isPenalty) == [true, false])
    #expect(chronicle.games[0].rallies.count == 21)
  }

  @Test("a score set outright begins the game anew; games that were not scored say so")
  func setOutright() throws {
    let (_, chronicle) = try chronicle("AB =games:1-1 =17-14 =server:A B")
    #expect(chronicle.games.map(\.isScored) == [false, false, true])
    #expect(chronicle.games.map(\.winner) == [.a, .b, nil])
    let last = try #require(chronicle.games.last)
    #expect(last.start == MatchState.Score(a: 17, b: 14) && last.rallies.count == 1)
    #expect(chronicle.marks.map(\.kind) == [.scoreSet, .serviceCorrected])
  }

  @Test("the rallies of every game lead from its beginning to its end", arguments: UInt64(1)...60)
  func adds(_ seed: UInt64) {
    var chance = Chance(seed: seed)
    let match = Match(header: chance.header(), events: chance.events(400, noise: 20))
    let chronicle = match.chronicle
    #expect(chronicle.games.map(\.score) == match.state.games)
    #expect(chronicle.games.compactMap(\.winner) == match.state.gameWinners)
    for game in chronicle.games where game.isScored {
      var score = game.start
      for rally in game.rallies {
        score[rally.winner] += 1
        #expect(rally.score == score)
      }
      #expect(score == game.score)
    }
    for mark in chronicle.marks {
      #expect((1...chronicle.games.count).contains(mark.game))
      #expect(mark.after >= 0 && mark.after <= chronicle.games[mark.game - 1].rallies.count)
    }
  }

  @Test("the figures count what was played")
  func figures() throws {
    let (_, chronicle) = try chronicle("AAAB BBB AB redA")
    let figures = Statistics(chronicle)
    #expect(figures.rallies == 9)
    #expect(figures[.a].points == 4 && figures[.b].points == 6)
    #expect(figures[.a].longestRun == 3 && figures[.b].longestRun == 4)
    // A serves the first four and the last but one of the nine.
    #expect(figures[.a].served == 5 && figures[.a].wonServing == 3)
    #expect(figures[.b].served == 4 && figures[.b].wonServing == 3)
    #expect(figures[.a].percentServing == 60 && figures[.b].percentServing == 75)
    #expect(figures[.b].received == 5 && figures[.b].wonReceiving == 2)
    #expect(Statistics(Match(header: Header()).chronicle)[.a].percentServing == nil)
  }

  @Test("a played match is refused where the Laws forbid a token, with its line and place")
  func lawful() throws {
    let good = "Format: 3x21\n\nAB A*3\n-A yelB\n"
    #expect(try MatchFile(readingPlayed: good).tokens.count == 7)
    for (text, line, column, found) in [
      ("Format: 3x21\n\n=35-2\n", 3, 1, "=35-2"), ("Format: 3x21\n\nA\n  E A", 4, 3, "E"),
      ("\nA*22", 2, 1, "A*22"), ("\nA B\nwoA", 3, 1, "woA"), ("\n=games:2-1", 2, 1, "=games:2-1"),
      ("\n-B", 2, 1, "-B"), ("\nE:A1,B1", 2, 1, "E:A1,B1"), ("Courtside: 9\n\nA", 1, 12, "9"),
    ] {
      do throws(NotationError) {
        _ = try MatchFile(readingPlayed: text)
        Issue.record("\(text) is read")
      } catch {
        #expect(error.line == line && error.column == column && error.found == found, "\(error)")
      }
    }
  }
}
