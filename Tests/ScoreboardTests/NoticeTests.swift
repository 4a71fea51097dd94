import Badminton
import Buttons
import Testing

@testable import Scoreboard

@Suite("Refusals, troubles and the saving mark")
struct NoticeTests {
  @Test("A refusal is shown for two seconds and no longer")
  func refusal() {
    var court = CourtSide()
    court.tap(.rewind)
    let began = court.now
    #expect(court.console.nextChange(after: began) == began + .seconds(2))
    court.wait(.milliseconds(1999))
    #expect(court.text("foot.refusal") != nil)
    court.wait(.milliseconds(1))
    #expect(court.text("foot.refusal") == nil)
    #expect(court["refusal"] == .null)
  }

  @Test("The next press that is accepted ends it")
  func ended() {
    var court = CourtSide()
    court.tap(.rewind)
    court.cue(.press(.act(.start, began: court.now, chord: false)))
    #expect(court["refusal"] == .null)
  }

  @Test("In both languages", arguments: Language.allCases)
  func languages(language: Language) {
    var settings = Settings()
    settings.language = language
    var court = CourtSide(settings)
    let text = court.tap(.rewind)
    #expect(text == (language == .english ? Phrase.refusedRewind.english : "一局結束後才能倒回：請用減號"))
  }

  @Test("A slip and a late press are refused and score nothing")
  func slips() {
    var court = CourtSide()
    court.tap(.start)
    #expect(court.cue(.press(.slip(.leftPlus))) == "pressed twice: counted once")
    #expect(court.cue(.press(.stale(.rightPlus))) == "right+ was read too late: not counted")
    #expect(court["games"] == .array([.array([.number(0), .number(0)])]))
  }

  @Test("A stuck line is shown until it is released, and is no obstacle")
  func stuck() {
    var court = CourtSide()
    court.tap(.start)
    court.cue(.press(.stuck(.leftMinus)))
    #expect(court["stuck"] == .array([.string("left-")]))
    #expect(court.text("foot.banner") == "left- IS STUCK")
    court.tap(.rightPlus)
    #expect(court["games"] == .array([.array([.number(0), .number(1)])]))
    court.cue(.press(.unstuck(.leftMinus)))
    #expect(court["stuck"] == .array([]))
    #expect(court.text("foot.banner") == nil)
  }

  @Test("Of several troubles the gravest is shown, and how many more there are")
  func gravest() {
    var court = CourtSide()
    court.console.report(.stuck(.rewind))
    court.console.report(.notSaved(reason: "disk full"))
    court.console.report(.notSaved(reason: "disk gone"))
    #expect(court.ladder("foot.banner") == ["NOT SAVED · disk gone  +1", "NOT SAVED  +1"])
    court.console.report(.notSaved(reason: ""), over: true)
    #expect(court.text("foot.banner") == "rewind IS STUCK")
    #expect(court.text("foot.hint") != nil, "the hint stays beside it")
  }

  @Test("Until a record is on disk a small mark is shown")
  func saving() {
    var court = CourtSide()
    #expect(court["saving"] == .bool(false))
    court.tap(.start)
    #expect(court.stored.count == 2)
    #expect(court["saving"] == .bool(true))
    #expect(court.node("foot.saving") != nil)
    court.console.saved(through: 1)
    #expect(court["saving"] == .bool(true))
    court.console.saved(through: 2)
    #expect(court["saving"] == .bool(false))
    #expect(court.node("foot.saving") == nil)
  }

  @Test("The hint line says what the buttons do in every phase but play", arguments: Phase.allCases)
  func hint(phase: Phase) {
    var court = CourtSide()
    court.reach(phase)
    #expect((court.text("foot.hint") == nil) == (phase == .playing))
  }

  @Test("A match that was not played out offers no rewind")
  func endedEarly() {
    var court = CourtSide()
    court.tap(.start)
    court.act(.badminton(.ending(.retired, against: .a)))
    #expect(court.text("foot.hint") == "ends 1 s: new match  ·  F2 F3: names  ·  menu")
    #expect(court.tap(.leftPlus) == "match over: new match")
    var played = CourtSide()
    played.reach(.matchOver)
    #expect(played.text("foot.hint")?.contains("rewind") == true)
    #expect(played.tap(.leftPlus) == "match over: new match or rewind")
  }

  @Test("What has no room goes before the way to the menu does")
  func ladder() {
    let items = CourtSide().badminton.hint(in: CourtSide().console.surroundings(at: .zero))
    let ladder = ButtonLabels(Settings()).ladder(items)
    #expect(ladder.count == items.count - 1)
    #expect(ladder.allSatisfy { $0.hasPrefix("start") && $0.hasSuffix("menu") })
  }

  @Test("The hint names buttons as the panel is labelled, and what stands for those it lacks")
  func labels() {
    var settings = Settings()
    #expect(
      CourtSide(settings).text("foot.hint")
        == "start  ·  left+ right+: serves first  ·  ends: swap sides  ·  F2 F3: names  ·  menu"
    )
    settings.panel = .keys
    #expect(
      CourtSide(settings).text("foot.hint")
        == "Space: start  ·  A K: serves first  ·  E: swap sides  ·  F2 F3: names  ·  Esc: menu")
    settings.panel = .buttons
    settings.lines = Set(Line.required)
    #expect(
      CourtSide(settings).text("foot.hint")
        == "rewind 1 s: start  ·  left+ right+: serves first  ·  both + 1 s: swap sides  ·  F2 F3: names  ·  rewind 3 s: menu"
    )
  }
}
