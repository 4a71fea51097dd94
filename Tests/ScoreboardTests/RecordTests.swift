import Badminton
import Buttons
import Drawing
import Testing

@testable import Scoreboard

@Suite("What is stored brings everything back")
struct RecordTests {
  /// Presses at random, weighted so that matches are played and everything else happens too.
  private func act(_ court: inout CourtSide, _ dice: inout Dice) {
    let choices: [(CourtSide) -> Action] = [
      { _ in .badminton(.undo) }, { _ in .badminton(.redo) },
      { _ in .badminton(.card(.red, .a)) }, { _ in .badminton(.card(.yellow, .b)) },
      { _ in .badminton(.drawToss) },
      { _ in .badminton(.correct([.score(a: 19, b: 19)])) },
      { _ in .badminton(.correct([.games(a: 1, b: 1), .server(.b)])) },
      { _ in .badminton(.ending(.retired, against: .b)) },
      { _ in .badminton(.ending(.walkover, against: .a)) },
      { _ in .badminton(.doubles(true)) }, { _ in .badminton(.doubles(false)) },
      { _ in .badminton(.format(Format.all[5])) },
      { _ in .badminton(.firstService(server: .second, receiver: .first)) },
      { _ in .badminton(.newMatch) }, { _ in .choose(.language(.traditionalChinese)) },
      { _ in .choose(.language(.english)) }, { _ in .choose(.layout(.court)) },
    ]
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<70: court.tap(Bool.random(using: &dice) ? .leftPlus : .rightPlus)
    case 70..<75: court.tap(Bool.random(using: &dice) ? .leftMinus : .rightMinus)
    case 75..<80: court.tap(.rewind)
    case 80..<86: court.tap(.start)
    case 86..<92: court.tap(.ends)
    case 92: court.holdEnds()
    case 93: court.chord()
    case 94:
      court.cue(.key(.function(2)))
      // Without a field Esc opens the menu, where presses mean other things.
      guard court.console.wantsTextEntry else { return }
      court.cue(.text("n"))
      court.cue(.key(Bool.random(using: &dice) ? .enter : .escape))
    case 95: court.wait(.seconds(25))
    default: court.act(choices.randomElement(using: &dice)?(court) ?? .badminton(.undo))
    }
  }

  @Test("A console made from its records is the live one, paused", arguments: 0..<24)
  func property(seed: UInt64) {
    var dice = Dice(seed: seed)
    var settings = Settings()
    settings.roster = ["WANG Yihan", "戴資穎", "A: b", "CHEN Tang Jie / TOH Ee Wei"]
    // They come a while after the end of a match, which a restart does not know.
    settings.showsStatistics = false
    var court = CourtSide(settings)
    for step in 0..<300 {
      act(&court, &dice)
      guard step % 25 == 24 else { continue }
      var paused = court
      // In an interval the first press ends that.
      while paused.phase == .playing { paused.tap(.start) }
      paused.wait(.seconds(2))
      let back = CourtSide(settings, records: paused.stored)
      // A rest is counted from the moment it began, which a restart does not know.
      var still = paused
      still.act(.badminton(.skipInterval))
      let isSameState = back.console.state(at: back.now) == still.console.saved.state(at: still.now)
      #expect(isSameState, "step \(step)")
      let picture = back.console.picture(at: back.now)
      let differences = picture.changes(from: still.console.saved.picture(at: still.now)).roles
      #expect(differences == [], "step \(step)")
      let isSameMatch = back.badminton.match == paused.badminton.match
      #expect(isSameMatch, "step \(step)")
    }
  }

  @Test("The records are the lines of a match as a text file")
  func notation() {
    var court = CourtSide()
    court.tap(.rightPlus)
    court.tap(.start)
    court.tap(.leftPlus)
    court.wait(.milliseconds(500))
    court.tap(.leftMinus)
    court.tap(.start)
    #expect(court.stored.map(\.opens) == [true, false, false, false, false, false])
    let texts = court.stored.map(\.text)
    #expect(texts[0] == "First-server: B")
    #expect(
      texts[1]
        == "Format: 3x21\nDoubles: no\nFirst-server: B\nA-left: yes\nEnds-in-decider: yes")
    #expect(texts[2...] == ["@0 S", "@1000 A", "@2500 -A", "@3500 P"])
  }

  @Test("Who was to serve first in doubles is forgotten with doubles, live and restored")
  func singlesAgain() {
    var court = CourtSide()
    for action: BadmintonScreen.Action in [
      .doubles(true), .firstService(server: .second, receiver: .second), .doubles(false),
      .firstService(server: .second, receiver: .second),
    ] { court.act(.badminton(action)) }
    let back = CourtSide(records: court.stored)
    for side in [court, back] {
      let header = side.console.badminton.match.header
      #expect(!header.isDoubles)
      #expect(header.serverPlayer == .first && header.receiverPlayer == .first)
    }
  }

  @Test("After a crash in play the match is back, paused, at the last stored time")
  func crash() {
    var court = CourtSide()
    court.tap(.start)
    court.score(.b, 3)
    court.wait(.seconds(16))
    let back = CourtSide(records: court.stored)
    #expect(back.phase == .paused)
    #expect(back["games"] == .array([.array([.number(0), .number(3)])]))
    #expect(back["clock_ms"] == .number(12_000))
    #expect(back["clock_running"] == .bool(false))
  }

  @Test("Records that cannot be read are passed over")
  func garbage() {
    var court = CourtSide()
    court.tap(.start)
    court.score(.a, 2)
    let noise = [
      Record(book: .badminton, text: "garbage"), Record(book: .badminton, text: ""),
      Record(book: .badminton, text: "Format: 9x99"), Record(book: .badminton, text: "@x A"),
      Record(book: .settings, text: "language=tlh"), Record(book: .settings, text: "="),
    ]
    let back = CourtSide(records: court.stored + noise)
    #expect(back["games"] == .array([.array([.number(2), .number(0)])]))
  }

  @Test("The settings still change a match that was only tossed, but not one that has begun")
  func settings() throws {
    var court = CourtSide()
    court.tap(.rightPlus)
    var settings = Settings()
    settings.format = try #require(Format(named: "3x15"))
    #expect(CourtSide(settings, records: court.stored)["format"] == .string("3x15"))
    court.tap(.start)
    #expect(CourtSide(settings, records: court.stored)["format"] == .string("3x21"))
  }
}

extension Console {
  /// The console once all it handed out is on disk.
  var saved: Console {
    var console = self
    console.saved(through: .max)
    console.setHold(nil)
    return console
  }
}
