import Badminton
import Buttons
import Testing

@testable import Scoreboard

@Suite("An evening at the club")
struct EveningTests {
  private func settings() -> Settings {
    var settings = Settings()
    settings.queue = [
      QueuedMatch(a: ["WANG", "LI"], b: ["CHEN", "TOH"], format: Format(named: "3x11")),
      QueuedMatch(a: ["戴資穎"], b: ["MARIN"]),
    ]
    var preset = Preset(name: "Club doubles")
    preset.format = Format(named: "1x21")
    preset.isDoubles = true
    preset.court = "COURT 2"
    preset.language = .traditionalChinese
    preset.layout = .court
    settings.presets = [preset]
    return settings
  }

  @Test("The Laws' format changes with the day that is handed in, and not during a match")
  func lawfulFormat() {
    var court = CourtSide()
    court.console.date(is: CalendarDay(2027, 1, 3))
    #expect(court["format"] == .string("3x21"))
    court.console.date(is: CalendarDay(2027, 1, 4))
    #expect(court["format"] == .string("3x15"))
    var playing = CourtSide()
    playing.reach(.matchOver)
    playing.console.date(is: CalendarDay(2028, 5, 1))
    #expect(playing["format"] == .string("3x21"))
    playing.holdEnds()
    #expect(playing["format"] == .string("3x15") && playing.phase == .setup)
    var fixed = Settings()
    fixed.followsLaws = false
    fixed.format = Format(named: "3x11") ?? .standard
    var other = CourtSide(fixed)
    other.console.date(is: CalendarDay(2027, 6, 1))
    #expect(other["format"] == .string("3x11"))
    // A reload of the configuration does not forget the day.
    court.console.reconfigure(Settings(), at: court.now)
    #expect(court["format"] == .string("3x15"))
  }

  @Test("A format chosen by hand stays whatever the day is")
  func chosenFormat() {
    var court = CourtSide()
    court.act(.badminton(.format(Format(named: "5x11") ?? .standard)))
    court.console.date(is: CalendarDay(2027, 1, 4))
    #expect(court["format"] == .string("5x11"))
  }

  @Test("A preset sets all it names, in the menu, and outlives a restart")
  func preset() {
    var court = CourtSide(settings())
    court.openMenu()
    court.tap(.rightPlus)
    court.tap(.rightPlus)
    #expect(court.console.menu.page == .presets)
    court.tap(.rightPlus)
    #expect(court.console.screen == .badminton && court.phase == .setup)
    #expect(court["format"] == .string("1x21") && court.badminton.header.isDoubles)
    #expect(court.console.settings.court == "COURT 2")
    #expect(court.console.settings.layout == .court)
    #expect(court.console.settings.language == .traditionalChinese)
    let back = CourtSide(settings(), records: court.stored, at: court.now)
    #expect(back["format"] == .string("1x21") && back.badminton.header.isDoubles)
    #expect(back.console.settings.court == "COURT 2")
    #expect(back.console.settings.language == .traditionalChinese)
    // During a match nothing of it is changed.
    court.tap(.start)
    var other = Preset(name: "Other")
    other.isDoubles = false
    other.layout = .halves
    #expect(court.act(.menu(.choose)) == nil)
    for action in other.actions.suffix(1) { #expect(court.act(action) != nil) }
    #expect(court.badminton.header.isDoubles)
  }

  @Test("The next match of the list is set up with names, players and format")
  func queue() {
    var court = CourtSide(settings())
    court.act(.badminton(.fromQueue(0)))
    #expect(court.badminton.header.isDoubles && court["format"] == .string("3x11"))
    #expect(court.badminton.names[.b, .second] == "TOH")
    court.tap(.start)
    #expect(court.act(.badminton(.fromQueue(1))) != nil)
    court.act(.badminton(.ending(.retired, against: .a)))
    court.act(.badminton(.fromQueue(1)))
    #expect(court.phase == .setup && !court.badminton.header.isDoubles)
    #expect(court.badminton.names[.a, .first] == "戴資穎")
    #expect(court.badminton.names[.a, .second].isEmpty)
    #expect(court.act(.badminton(.fromQueue(2))) != nil)
    let back = CourtSide(settings(), records: court.stored, at: court.now)
    #expect(back.badminton.queued == 2 && back.badminton.names == court.badminton.names)
    #expect(back.badminton.header == court.badminton.header)
  }

  @Test("The court's label can be hidden")
  func label() {
    var settings = Settings()
    settings.court = "COURT 7"
    var court = CourtSide(settings)
    court.reach(.playing)
    #expect(court.text("court") == "COURT 7")
    court.act(.choose(.courtShown(false)))
    #expect(court.node("court") == nil)
    let back = CourtSide(settings, records: court.stored, at: court.now)
    #expect(!back.console.settings.showsCourt)
  }

  @Test("Unlimited games go on, and the board shows the last ones", arguments: Format.unlimited)
  func unlimited(_ format: Format) {
    var court = CourtSide()
    court.act(.badminton(.format(format)))
    court.tap(.start)
    for game in 0..<12 {
      court.score(game.isMultiple(of: 3) ? .a : .b, format.games[0].target)
      #expect(court.phase == .gameOver && court.badminton.state.matchPointSides.isEmpty)
      court.tap(.ends)
      court.tap(.start)
    }
    #expect(court.badminton.state.gameNumber == 13)
    #expect(court.badminton.board(in: court.console.surroundings(at: court.now)).earlier.count == 4)
    #expect(Format(named: format.name) == format)
    #expect(LayoutTests.faults(court.console.picture(at: court.now)) == [])
  }

  @Test("Brightness dims every colour and nothing else")
  func brightness() {
    var court = CourtSide()
    court.reach(.paused)
    let bright = court.console.picture(at: court.now)
    court.act(.choose(.brightness(50)))
    let dim = court.console.picture(at: court.now)
    #expect(dim != bright && dim.nodes.map(\.box) == bright.nodes.map(\.box))
    #expect(dim.background.red == bright.background.red / 2)
    court.act(.choose(.brightness(100)))
    #expect(court.console.picture(at: court.now) == bright)
    #expect(Choice(reading: "brightness=9") == nil)
  }

  @Test("The self-test lights each button, and rewind or time leads back")
  func selfTest() {
    var court = CourtSide()
    court.openMenu()
    for line in [Line.leftPlus, .leftMinus, .rightPlus, .rightMinus, .start, .ends] {
      court.act(.menu(.test(line)))
    }
    var menu = court.console.menu
    #expect(menu.tested.count == 6)
    menu.open(on: .badminton, at: court.now)
    #expect(menu.tested.isEmpty)
    // By the buttons: Display and sound, its last line but one.
    court = CourtSide()
    court.openMenu()
    for _ in 0..<2 { court.tap(.leftPlus) }
    court.tap(.rightPlus)
    for _ in 0..<2 { court.tap(.leftPlus) }
    court.tap(.rightPlus)
    #expect(court.console.menu.page == .selfTest)
    court.tap(.rightPlus)
    #expect(court.node("test.right+.fill") != nil && court.node("test.left+.fill") == nil)
    #expect(LayoutTests.faults(court.console.picture(at: court.now)) == [])
    court.wait(.seconds(4))
    #expect(court.node("test.right+.fill") == nil)
    court.tap(.rewind)
    #expect(court.console.menu.page == .display)
  }
}
