import Badminton
import Testing

@Suite("Laws 10 to 12: service")
struct ServiceTests {
  @Test("10.3: who wins the rally serves next")
  func winnerServes() throws {
    #expect(try played("").server == .a)
    #expect(try played("", first: .b).server == .b)
    #expect(try played("AAB").server == .b)
  }

  @Test("10.1: service is from the right at an even score of the server, else from the left")
  func serviceCourt() throws {
    #expect(try played("").serviceCourt == .right)
    #expect(try played("A").serviceCourt == .left)
    #expect(try played("AAB").serviceCourt == .left)
    #expect(try played("AABB").serviceCourt == .right)
  }

  @Test("11: a game of doubles, rally by rally, as in the table of the Laws")
  func doublesTable() throws {
    let table = [
      ("", "A1 from R to B1"), ("A", "A1 from L to B2"), ("AB", "B2 from L to A1"),
      ("ABA", "A2 from R to B1"), ("ABAB", "B1 from R to A2"), ("ABABB", "B1 from L to A1"),
      ("ABABBA", "A1 from L to B1"), ("ABABBAA", "A1 from R to B2"),
    ]
    for (events, service) in table {
      #expect(try doubles(events).service == service, "\(events)")
    }
  }

  @Test("11.1.4: partners change courts only when they win a point on their own service")
  func positions() throws {
    let receiving = try #require(doubles("B").doubles)
    #expect(receiving.rightA == .first && receiving.rightB == .first)
    let serving = try #require(doubles("BB").doubles)
    #expect(serving.rightA == .first && serving.rightB == .second)
  }

  @Test("6, 11: the toss names who serves and who receives first")
  func named() throws {
    #expect(try doubles("", server: "B2", receiver: "A2").service == "B2 from R to A2")
    #expect(try doubles("BA", server: "A2", receiver: "B2").service == "A1 from L to B1")
  }

  @Test("11.6: either winner may serve first in the next game, to either loser")
  func nextGame() throws {
    #expect(try doubles("B*21 E").service == "B1 from R to A1")
    #expect(try doubles("B*21 E:B2,A1").service == "B2 from R to A1")
    #expect(try doubles("B*21 E:B1,A2 A").service == "A1 from L to B2")
  }

  @Test("the losers cannot serve first, and singles name no players")
  func wrongServer() throws {
    #expect(try refusal("B*21 E:A1,B1", isDoubles: true) == .notTheirTurn)
    #expect(try refusal("B*21 E:B1,A1") == .singles)
    #expect(try refusal("B*20 E", isDoubles: true) == .gameOn)
  }

  @Test("between games and after the match nobody stands anywhere")
  func nobody() throws {
    #expect(try doubles("A*21").doubles == nil)
    #expect(try doubles("A*21 E A*21").doubles == nil)
    #expect(try doubles("A*4 retA").doubles == nil)
    #expect(try played("A").doubles == nil)
  }

  @Test("12: a wrong order is put right and the score stands")
  func wrongOrder() throws {
    #expect(try doubles("AAB").service == "B2 from L to A2")
    #expect(try doubles("AAB =server:B1").service == "B1 from L to A2")
    #expect(try doubles("AAB =receiver:A1").service == "B2 from L to A1")
    #expect(try doubles("AAB =server:B1 =receiver:A1 A").service == "A1 from L to B1")
    #expect(try doubles("AAB =server:A1").service == "A1 from R to B1")
    #expect(try doubles("AAB =server:A2").service == "A2 from R to B1")
    #expect(try doubles("AAB =server:B1").score == "2-1")
  }

  @Test("12: what is so already, or names the wrong side, is refused")
  func orderRefused() throws {
    #expect(try refusal("AAB =server:B2", isDoubles: true) == .unchanged)
    #expect(try refusal("AAB =receiver:A2", isDoubles: true) == .unchanged)
    #expect(try refusal("AAB =receiver:B1", isDoubles: true) == .notTheirTurn)
    #expect(try refusal("AAB =server:B1") == .singles)
    #expect(try refusal("AAB =receiver:A1") == .singles)
  }

  @Test("a minus gives the serve and the courts back to who had them")
  func minusRestores() throws {
    #expect(try doubles("ABABBA -A").service == doubles("ABABB").service)
    #expect(try doubles("ABA -B").service == doubles("AA").service)
    #expect(try doubles("A*20 B*3 A R").service == doubles("A*20 B*3").service)
  }
}
