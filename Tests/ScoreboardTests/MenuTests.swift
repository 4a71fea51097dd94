import Badminton
import Buttons
import Testing

@testable import Scoreboard

@Suite("The menu")
struct MenuTests {
  /// Marks the line that begins so, with the buttons, and counts the presses.
  private func mark(_ title: String, _ court: inout CourtSide) -> Int {
    var presses = 0
    while items(court).indices.contains(court.console.menu.line),
      !items(court)[court.console.menu.line].hasPrefix(title), presses < 40
    {
      court.tap(.leftMinus)
      presses += 1
    }
    return presses
  }

  private func items(_ court: CourtSide) -> [String] {
    guard case .object(let members)? = court["menu"],
      case .array(let items)? = members.first(where: { $0.key == "items" })?.value
    else { return [] }
    return items.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  @Test("Holding rewind for 3 s opens it, and menu closes it again")
  func open() {
    var court = CourtSide()
    court.openMenu()
    #expect(court.console.screen == .menu)
    #expect(court.text("menu.title") == "MENU")
    court.tap(.menu)
    #expect(court.console.screen == .badminton)
  }

  @Test("Esc of a gamepad, and a finger on the foot, open it as the button does")
  func hands() {
    let foot = Cue.pointer(x: 960, y: 1030, .down)
    for screen in [ScreenName.badminton, .quoridor] {
      var court = CourtSide()
      court.act(.show(screen))
      court.cue(.key(.escape))
      #expect(court.console.screen == .menu)
      court.cue(.key(.escape))
      #expect(court.console.screen == screen)
    }
    for screen in [ScreenName.badminton, .quoridor, .spy] {
      var court = CourtSide()
      court.act(.show(screen))
      court.cue(.pointer(x: 960, y: 1030, .moved))
      #expect(court.console.screen == screen)
      court.cue(foot)
      #expect(court.console.screen == .menu)
    }
    var court = CourtSide()
    court.cue(.key(.function(2)))
    court.cue(foot)
    court.cue(.key(.escape))
    #expect(court.console.screen == .badminton, "a name was open, and Esc closed that")
  }

  @Test("In 30 s without a press it closes")
  func timeOut() {
    var court = CourtSide()
    court.openMenu()
    court.wait(.seconds(29))
    #expect(court.console.screen == .menu)
    court.cue(.press(.act(.leftMinus, began: court.now, chord: false)))
    court.wait(.seconds(29))
    #expect(court.console.screen == .menu)
    court.wait(.seconds(1))
    #expect(court.console.screen == .badminton)
    #expect(court.console.nextChange(after: court.now) == nil)
  }

  @Test("The plus buttons do not score in it, and the clock goes on")
  func quiet() {
    var court = CourtSide()
    court.tap(.start)
    court.openMenu()
    court.tap(.leftPlus)
    #expect(court["games"] == .array([.array([.number(0), .number(0)])]))
    #expect(court["clock_running"] == .bool(true))
  }

  @Test("A match at 1:1, 17-14, B to serve, is entered with five buttons in under 15 s")
  func entered() {
    var court = CourtSide()
    let began = court.now
    court.openMenu()
    var presses = mark("Correct", &court) + 1
    court.tap(.rightPlus)
    func set(_ title: String, repeats: Int) {
      presses += mark(title, &court)
      court.tap(.rightPlus)
      presses += 1
      for _ in 1..<max(1, repeats) { court.cue(.press(.repeated(.rightPlus))) }
    }
    set("Points, Player 1", repeats: 17)
    set("Points, Player 2", repeats: 14)
    set("Games won, Player 1", repeats: 1)
    set("Games won, Player 2", repeats: 1)
    set("Serving side", repeats: 1)
    presses += mark("Set this score", &court) + 1
    court.tap(.rightPlus)
    #expect(court.console.screen == .badminton)
    #expect(court["games_won"] == .array([.number(1), .number(1)]))
    #expect(court.badminton.state.games.last == MatchState.Score(a: 17, b: 14))
    #expect(court["server"] == .string("B"))
    #expect(court.phase == .paused)
    // Three presses a second, a hold of 3 s, and 31 repeats of 120 ms after 400 ms each.
    let seconds = Double(presses) / 3 + 3 + 31 * 0.12 + 2 * 0.4
    #expect(seconds < 15, "\(presses) presses")
    #expect(court.now > began)
  }

  @Test("From every page there is a way back with rewind alone", arguments: 0..<40)
  func back(seed: UInt64) {
    var dice = Dice(seed: seed)
    var court = CourtSide()
    if Bool.random(using: &dice) { court.reach(.paused) }
    court.openMenu()
    for _ in 0..<60 where court.console.screen == .menu {
      let line = [Line.leftPlus, .leftMinus, .rightPlus, .rightMinus].randomElement(using: &dice)
      court.tap(line ?? .leftMinus)
    }
    if court.console.screen != .menu { court.openMenu() }
    for _ in 0..<MenuPage.allCases.count where court.console.screen == .menu { court.tap(.rewind) }
    #expect(court.console.screen != .menu)
  }

  @Test("Every line of every page does what it says or is refused, and none is a dead end")
  func everyLine() {
    for phase in Phase.allCases {
      for page in 0..<5 {
        for line in 0..<20 {
          var court = CourtSide()
          court.reach(phase)
          court.openMenu()
          for _ in 0..<page { court.tap(.leftMinus) }
          court.tap(.rightPlus)
          guard court.console.menu.page != .root, line < items(court).count else { continue }
          for _ in 0..<line { court.tap(.leftMinus) }
          let before = court.console
          let refused = court.tap(.rightPlus)
          let isSame =
            before.state(at: court.now) == court.console.state(at: court.now)
            && before.settings == court.console.settings && before.screen == court.console.screen
            && before.menu.page == court.console.menu.page
          let title = before.menuItems(in: before.surroundings(at: court.now))[line]
          let isStill: Bool
          if case .value(_, _, let more) = title.kind {
            isStill = more == nil
          } else {
            isStill = false
          }
          #expect(refused != nil || !isSame || isStill, "\(phase) \(title.title)")
        }
      }
    }
  }

  @Test("What ends a match asks first, and No is marked")
  func confirm() {
    var court = CourtSide()
    court.reach(.playing)
    court.openMenu()
    _ = mark("Cards", &court)
    court.tap(.rightPlus)
    _ = mark("Retires, Player 2", &court)
    court.tap(.rightPlus)
    #expect(court.text("menu.title") == "Retires, Player 2: really?")
    court.tap(.rightPlus)
    #expect(court.phase == .playing)
    #expect(court.console.menu.page == .conduct)
    court.tap(.rightPlus)
    court.tap(.leftMinus)
    court.tap(.rightPlus)
    #expect(court.phase == .matchOver)
    #expect(court["match_end_reason"] == .string("retired"))
    #expect(court.console.screen == .badminton)
  }

  @Test("Language, layout and sound chosen there outlive a restart")
  func choices() {
    var court = CourtSide()
    court.act(.choose(.language(.traditionalChinese)))
    court.act(.choose(.layout(.court)))
    court.act(.choose(.muted(true)))
    court.act(.choose(.muted(true)))
    #expect(court.stored.map(\.text) == ["language=zh-Hant", "layout=court", "muted=yes"])
    let back = CourtSide(records: court.stored)
    #expect(back.console.settings == court.console.settings)
    #expect(back.text("game") == "第 1 局")
  }

  @Test("Undo and redo go over a game's border")
  func undo() {
    var court = CourtSide()
    court.tap(.start)
    court.score(.a, 21)
    court.tap(.ends)
    court.score(.b)
    for _ in 0..<3 { court.act(.badminton(.undo)) }
    #expect(court.badminton.state.games == [MatchState.Score(a: 20, b: 0)])
    #expect(court.phase == .paused)
    court.act(.badminton(.redo))
    #expect(court.phase == .gameOver)
    #expect(court.act(.badminton(.correct([]))) == "it is so already")
  }

  @Test("The toss can be drawn: the same seed draws the same, and both sides come up")
  func toss() {
    var sides: Set<String> = []
    for seed in UInt64(0)..<20 {
      var console = Console(
        settings: Settings(), size: .init(width: 800, height: 480), seed: seed, at: .zero)
      var same = console
      _ = try? console.apply(.badminton(.drawToss), at: .seconds(1))
      _ = try? same.apply(.badminton(.drawToss), at: .seconds(1))
      #expect(console.badminton.header.firstServer == same.badminton.header.firstServer)
      sides.insert(console.badminton.header.firstServer.letter)
    }
    #expect(sides == ["A", "B"])
  }
}

@Suite("Other settings while it runs")
struct ReconfigureTests {
  @Test("A match that has not begun follows, one that has begun does not")
  func format() throws {
    var settings = Settings()
    settings.format = try #require(Format(named: "3x15"))
    var court = CourtSide()
    court.console.reconfigure(settings, at: court.now)
    #expect(court["format"] == .string("3x15"))
    court.tap(.start)
    court.console.reconfigure(Settings(), at: court.now)
    #expect(court["format"] == .string("3x15"))
    court.act(.badminton(.newMatch))
    #expect(court["format"] == .string("3x21"))
  }

  @Test("What was chosen on the display stays")
  func chosen() throws {
    var court = CourtSide()
    court.act(.choose(.language(.english)))
    court.act(.choose(.language(.traditionalChinese)))
    court.act(.badminton(.format(try #require(Format(named: "1x11")))))
    var settings = Settings()
    settings.court = "7"
    court.console.reconfigure(settings, at: court.now)
    #expect(court.console.settings.language == .traditionalChinese)
    #expect(court.console.settings.court == "7")
    #expect(court["format"] == .string("1x11"))
  }
}
