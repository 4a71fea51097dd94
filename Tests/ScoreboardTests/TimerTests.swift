import Badminton
import Buttons
import Drawing
import Testing

@testable import Scoreboard

@Suite("Timers and figures")
struct TimerTests {
  /// Lets time pass; the sounds that were played.
  private func sounds(_ court: inout CourtSide, _ time: Duration) -> [Sound] {
    var heard: [Sound] = []
    let end = court.now + time
    while let next = court.console.nextChange(after: court.now), next <= end, next > court.now {
      court.now = next
      heard += court.console.elapse(to: next).sounds
    }
    court.now = end
    return heard
  }

  private func loud() -> Settings {
    var settings = Settings()
    settings.sounds = Set(Sound.allCases)
    return settings
  }

  @Test("The warm-up is counted down, with both calls as sound and picture, and start ends it")
  func warmUp() {
    var court = CourtSide(loud())
    court.act(.badminton(.timer(.warmUp)))
    #expect(court.text("band") == "WARM-UP  2:00")
    #expect(sounds(&court, .seconds(99)) == [])
    #expect(sounds(&court, .seconds(1)) == [.twentySeconds])
    #expect(court.text("band") == "20 SECONDS  0:20")
    #expect(sounds(&court, .seconds(20)) == [.intervalEnd])
    #expect(court.text("band") == "PLAY  0:00")
    court.tap(.start)
    #expect(court.phase == .playing && court.badminton.timer == nil)
    #expect(court.act(.badminton(.timer(.warmUp))) != nil)
  }

  @Test("An injury stops the clock, is counted up, is noted, and start goes on")
  func injury() throws {
    var court = CourtSide()
    court.tap(.start)
    court.score(.a, 2)
    court.act(.badminton(.timer(.injury(.b))))
    #expect(court.phase == .paused)
    let stopped = court["clock_ms"]
    court.wait(.seconds(75))
    #expect(court.text("band") == "INJURY  Player 2  01:15" && court["clock_ms"] == stopped)
    court.tap(.start)
    #expect(court.phase == .playing && court.badminton.timer == nil)
    court.score(.b)
    let match = ArchivedMatch(records: court.stored)
    #expect(match[ArchivedMatch.Key.note]?.hasSuffix(" injury B") == true)
    #expect(match.file.tokens == court.badminton.match.tokens)
    let back = CourtSide(records: court.stored, at: court.now)
    #expect(back.badminton.state == court.badminton.state)
  }

  @Test("A suspension ends with the next rally too")
  func suspension() {
    var court = CourtSide()
    #expect(court.act(.badminton(.timer(.suspension))) != nil)
    court.tap(.start)
    court.act(.badminton(.timer(.suspension)))
    #expect(court.text("band")?.hasPrefix("SUSPENDED") == true)
    court.score(.a)
    #expect(court.badminton.timer == nil && court.phase == .paused)
  }

  @Test("In a rest both calls come once, amber comes with the first, and start ends it")
  func rest() {
    var settings = loud()
    settings.intervalBoard = true
    var court = CourtSide(settings)
    court.tap(.start)
    court.score(.a, 11)
    #expect(court.text("interval.label") == "INTERVAL")
    #expect(sounds(&court, .seconds(40)).filter { $0 != .point } == [.twentySeconds])
    #expect(court.text("interval.label") == "20 SECONDS")
    #expect(sounds(&court, .seconds(5)) == [])
    #expect(court.text("interval.label") == "INTERVAL")
    #expect(sounds(&court, .seconds(15)) == [.intervalEnd])
    #expect(court.text("interval.label") == "PLAY")
    #expect(court.text("foot.hint")?.contains("end the interval") == true)
    court.tap(.start)
    #expect(court.node("interval.label") == nil && court.phase == .playing)
    #expect(court.node("foot.hint") == nil)
    #expect(court["interval"] != .null)
    court.tap(.start)
    #expect(court.phase == .paused && court.text("band") == "PAUSED")
    court.tap(.start)
    #expect(court.phase == .playing && court.node("band") == nil)
  }

  @Test("A rest between games goes on after the change of ends, until start or the next rally")
  func restBetween() {
    var court = CourtSide()
    court.tap(.start)
    court.score(.a, 21)
    court.wait(.seconds(15))
    let before = court.text("band")
    court.act(.badminton(.ends(.press)))
    #expect(before == "ROUND 2 NEXT · CHANGE ENDS  1:45" && court.text("band") == "INTERVAL 1:45")
    #expect(court["interval"] == .null)
    #expect(court.act(.badminton(.card(.yellow, .b))) == nil)
    #expect(court.text("band") == "INTERVAL 1:45")
    var played = court
    played.score(.b)
    #expect(played.text("band") == "PAUSED")
    court.act(.badminton(.undo))
    court.act(.badminton(.undo))
    #expect(court.text("band") == "ROUND 2 NEXT · CHANGE ENDS  1:45")
    court.act(.badminton(.ends(.press)))
    court.tap(.start)
    #expect(court.phase == .playing && court.text("band") == nil)
  }

  @Test("The figures come by themselves a while after the match, once, and any press ends them")
  func figures() {
    var court = CourtSide()
    court.reach(.matchOver)
    #expect(court.node("figure.1.label") == nil)
    court.wait(.seconds(15))
    #expect(court.text("figure.1.label") == "GAMES")
    #expect(court.text("figure.1.left") == "0" && court.text("figure.1.right") == "2")
    let labels = (1...6).compactMap { court.text("figure.\($0).label") }
    #expect(labels.contains("LONGEST RUN") && labels.contains("WON ON SERVICE"))
    #expect(LayoutTests.faults(court.console.picture(at: court.now)) == [])
    court.wait(.seconds(31))
    #expect(court.node("figure.1.label") == nil)
    court.wait(.seconds(300))
    #expect(court.node("figure.1.label") == nil)
    court.act(.badminton(.figures))
    #expect(court.node("figure.1.label") != nil)
    court.tap(.rewind)
    #expect(court.phase == .paused && court.node("figure.1.label") == nil)
    court.act(.choose(.statistics(false)))
    court.score(.a)
    court.wait(.seconds(20))
    #expect(court.phase == .matchOver && court.node("figure.1.label") == nil)
  }

  @Test("Figures fit every size, layout and number of players", arguments: LayoutTests.sizes)
  func figureBoxes(size: Size) {
    for isDoubles in [false, true] {
      var settings = Settings()
      settings.isDoubles = isDoubles
      settings.format = Format(named: "5x11") ?? .standard
      var court = CourtSide(settings, size: size)
      court.tap(.start)
      for game in 0..<5 {
        court.score(game.isMultiple(of: 2) ? .a : .b, 11)
        court.tap(.ends)
      }
      #expect(court.phase == .matchOver)
      court.act(.badminton(.figures))
      #expect(LayoutTests.faults(court.console.picture(at: court.now)) == [], "\(size)")
    }
  }
}
