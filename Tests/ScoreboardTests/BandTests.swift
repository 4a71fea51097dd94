import Badminton
import Buttons
import Testing

@testable import Scoreboard

@Suite("What the board says")
struct BandTests {
  private func playing(_ a: Int, _ b: Int, settings: Settings = Settings()) -> CourtSide {
    var court = CourtSide(settings)
    court.tap(.start)
    for _ in 0..<min(a, b) {
      court.score(.a)
      court.score(.b)
    }
    court.score(a > b ? .a : .b, max(a, b) - min(a, b))
    return court
  }

  @Test(
    "DEUCE from 20-20 until a side has won, and hidden at 29-29",
    arguments: [
      (19, 19, false), (20, 19, false), (20, 20, true), (21, 20, true), (28, 28, true),
      (29, 28, true), (29, 29, false), (22, 20, false),
    ])
  func deuce(a: Int, b: Int, isShown: Bool) {
    let court = playing(a, b)
    #expect(court.text("deuce") == (isShown ? "DEUCE" : nil))
  }

  @Test(
    "DEUCE stands right below the game number, whatever else is shown",
    arguments: LayoutName.allCases)
  func place(layout: LayoutName) throws {
    var settings = Settings()
    settings.layout = layout
    var court = playing(21, 20, settings: settings)
    court.tap(.start)
    #expect(court.text("band") == "GAME POINT")
    let game = try #require(court.node("game")).box
    let deuce = try #require(court.node("deuce")).box
    #expect(deuce.y >= game.maxY - 1)
    #expect(deuce.y - game.maxY <= court.console.size.height / 50)
    #expect(deuce.x < game.maxX && game.x < deuce.maxX)
  }

  @Test("GAME POINT points to the side that has it")
  func gamePoint() {
    let court = playing(20, 18)
    #expect(court.text("band") == "GAME POINT")
    #expect(court.node("band.left") != nil)
    #expect(court.node("band.right") == nil)
    let both = playing(29, 29)
    #expect(both.node("band.left") != nil)
    #expect(both.node("band.right") != nil)
  }

  @Test("Winner before next game before match point before game point")
  func precedence() {
    var court = playing(20, 0)
    #expect(court.text("band") == "GAME POINT")
    court.score(.a)
    #expect(
      court.ladder("band") == ["ROUND 2 NEXT · CHANGE ENDS  2:00", "ROUND 2 NEXT · CHANGE ENDS"])
    court.tap(.ends)
    court.score(.a, 20)
    #expect(court.text("band") == "MATCH POINT")
    court.score(.a)
    #expect(court.text("band") == "Player 1 WINS")
  }

  @Test("In the middle of the decider the sides change and the board says so")
  func decider() {
    var court = playing(21, 0)
    court.tap(.ends)
    court.score(.b, 21)
    court.tap(.ends)
    court.score(.a, 10)
    #expect(court["a_left"] == .bool(true))
    court.score(.a)
    #expect(court["a_left"] == .bool(false))
    #expect(court.text("band") == "CHANGE ENDS  1:00")
    #expect(court.text("name.right") == "Player 1")
    court.score(.b)
    #expect(court.text("band") == "PAUSED")
    court.tap(.start)
    #expect(court.text("band") == nil)
  }

  @Test("A setting leaves the ends of the decider as they are")
  func deciderOff() {
    var settings = Settings()
    settings.changesEndsInDecider = false
    settings.format = Format(named: "1x21") ?? .standard
    let court = playing(11, 0, settings: settings)
    #expect(court["a_left"] == .bool(true))
    #expect(court.text("band") == "INTERVAL 1:00")
  }

  @Test("An interval is counted down, in amber from 20 s on, then up, and ends with the next rally")
  func interval() {
    var court = playing(11, 5)
    #expect(court.text("band") == "INTERVAL 1:00")
    court.wait(.seconds(40))
    #expect(court.text("band") == "20 SECONDS  0:20")
    court.wait(.seconds(25))
    #expect(court.text("band") == "PLAY  +0:05")
    court.score(.b)
    #expect(court.text("band") == nil)
    #expect(court.badminton.rest == nil)
  }

  @Test("The end of an interval sounds once")
  func sounds() {
    var console = playing(11, 5).console
    var sounds: [Sound] = []
    for second in 0..<200 { sounds += console.elapse(to: .seconds(120 + second)).sounds }
    #expect(sounds == [.intervalEnd])
  }

  @Test("Its own board shows the countdown, both scores, what comes next and who serves")
  func intervalBoard() {
    var settings = Settings()
    settings.intervalBoard = true
    var court = playing(21, 5, settings: settings)
    #expect(court.text("interval.time") == "2:00")
    #expect(court.text("band") == "ROUND 2 NEXT · CHANGE ENDS")
    #expect(court.text("serves") == "Player 1 SERVES")
    #expect(court.text("score.left.tens") == "2")
    court.tap(.ends)
    #expect(court.text("interval.time") == "1:59")
    #expect(court.text("band") == nil && court.text("serves") == "Player 1 SERVES")
    court.tap(.start)
    #expect(court.node("interval.time") == nil)
  }

  @Test("A point lights up for half a second, nothing else moves")
  func highlight() {
    var court = playing(3, 3)
    court.wait(.seconds(5))
    let before = court.console.picture(at: court.now)
    court.cue(.press(.act(.leftPlus, began: court.now, chord: false)))
    let roles = Set(court.console.picture(at: court.now).changes(from: before).roles)
    #expect(
      roles
        == [
          "rail.left", "score.left.only", "serve.left.bar", "serve.left.arrow", "serve.right.bar",
          "serve.right.arrow",
        ])
    court.wait(.milliseconds(500))
    #expect(court.badminton.highlight == nil)
  }

  @Test(
    "Retired, disqualified, walkover: the winner and why",
    arguments: [
      (Ending.retired, "Player 2 WINS · RETIRED"),
      (.disqualified, "Player 2 WINS · DISQUALIFIED"), (.walkover, "Player 2 WINS · WALKOVER"),
    ])
  func endings(ending: Ending, text: String) {
    var court = CourtSide()
    if ending != .walkover { court.tap(.start) }
    court.act(.badminton(.ending(ending, against: .a)))
    #expect(court.phase == .matchOver)
    #expect(court.text("band") == text)
  }

  @Test("The serve goes to the winner of the rally, and a minus gives it back")
  func serve() {
    var court = playing(3, 2)
    court.score(.b)
    #expect(court.node("serve.right.arrow") != nil)
    #expect(court.node("serve.left.arrow") == nil)
    court.tap(.rightMinus)
    #expect(court.node("serve.left.arrow") != nil)
  }

  @Test("Doubles mark the server's name and the service court")
  func doubles() {
    var settings = Settings()
    settings.isDoubles = true
    var court = playing(0, 0, settings: settings)
    #expect(court.node("serve.left.player") != nil)
    #expect(court.text("serve.left.court") == "R")
    court.score(.a)
    #expect(court.text("serve.left.court") == "L")
    #expect(
      court["positions"]
        == .object([
          ("A1", .string("L")), ("A2", .string("R")), ("B1", .string("R")), ("B2", .string("L")),
        ]))
  }
}
