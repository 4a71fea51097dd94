import Badminton
import Buttons
import Testing

@testable import Scoreboard

@Suite("Names")
struct NameTests {
  @Test(
    "Full, then initials and surname, then the surname",
    arguments: [
      ("Carolina MARÍN", ["Carolina MARÍN", "C. MARÍN", "MARÍN"]),
      ("CHEN Tang Jie", ["CHEN Tang Jie", "CHEN T. J.", "CHEN"]),
      ("Viktor Axelsen", ["Viktor Axelsen", "V. Axelsen", "Axelsen"]),
      ("Jan VAN DER BERG", ["Jan VAN DER BERG", "J. VAN DER BERG", "VAN DER BERG"]),
      (
        "Vishnu Vardhan Goud PANJALA",
        ["Vishnu Vardhan Goud PANJALA", "V. V. G. PANJALA", "PANJALA"]
      ),
      ("Axelsen, Viktor", ["Axelsen, Viktor", "Axelsen, V.", "Axelsen"]),
      ("Bob, Jr", ["Bob, Jr", "Bob, J.", "Bob"]),
      ("Ludwig van der Berg", ["Ludwig van der Berg", "L. van der Berg", "van der Berg"]),
      ("jan de vries", ["jan de vries", "J. D. vries", "vries"]),
      ("LEE CHONG WEI", ["LEE CHONG WEI", "L. C. WEI", "WEI"]),
      ("P. V. Sindhu", ["P. V. Sindhu", "Sindhu"]),
      ("戴資穎", ["戴資穎"]), ("山口 茜", ["山口 茜"]), ("안세영", ["안세영"]),
      ("محمد صلاح", ["محمد صلاح", "صلاح"]), ("Player 1", ["Player 1"]), ("Prince", ["Prince"]),
      ("", [""]),
    ])
  func ladder(name: String, steps: [String]) {
    #expect(NameLadder.steps(name) == steps)
  }

  @Test("A pair in one line goes down step by step")
  func pair() {
    #expect(
      NameLadder.pair("CHEN Tang Jie", "李洋")
        == ["CHEN Tang Jie / 李洋", "CHEN T. J. / 李洋", "CHEN / 李洋"])
    #expect(NameLadder.short("Ana KRISHNAMURTHYVENKAT") == "KRISHNAMURT…")
  }

  @Test(
    "Control and bidirectional characters are stripped, the rest is kept",
    arguments: [
      ("  WANG \t Yihan ", "WANG Yihan"), ("a\u{0}b\u{7}", "ab"), ("\u{202E}evil\u{202C}", "evil"),
      ("\u{2066}x\u{2069}\u{200F}\u{61C}", "x"), ("line\nbreak", "line break"), ("\u{200D}", ""),
      ("👩‍👩‍👧", "👩‍👩‍👧"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("नमस्‍ते", "नमस्‍ते"), ("\u{E000}\u{FFFF}", ""),
      ("   ", ""),
    ])
  func cleaned(typed: String, kept: String) {
    #expect(PlainText.cleaned(typed) == kept)
    #expect(PlainText.cleaned(kept) == kept)
  }

  @Test("Forty letters are kept, each with a bounded number of marks")
  func bounds() {
    #expect(PlainText.cleaned(String(repeating: "é", count: 200)).count == 40)
    let heap = "a" + String(repeating: "\u{301}", count: 5000)
    #expect(PlainText.cleaned(heap).unicodeScalars.count == 12)
  }

  @Test("The field opens with the present name; Enter saves, and emptied the default returns")
  func edit() {
    var court = CourtSide()
    court.cue(.key(.function(2)))
    #expect(court.console.wantsTextEntry)
    #expect(court.text("field.text") == "Player 1|")
    for _ in 0..<8 { court.cue(.key(.backspace)) }
    court.cue(.text("戴資穎"))
    court.cue(.key(.enter))
    #expect(!court.console.wantsTextEntry)
    #expect(court.text("name.left") == "戴資穎")
    #expect(court.stored.map(\.text) == ["Name-A1: 戴資穎"])
    court.cue(.key(.function(2)))
    for _ in 0..<3 { court.cue(.key(.backspace)) }
    court.cue(.key(.enter))
    #expect(court.text("name.left") == "Player 1")
  }

  @Test("Esc leaves the name as it was")
  func cancel() {
    var court = CourtSide()
    court.cue(.key(.function(3)))
    court.cue(.text("x"))
    court.cue(.key(.escape))
    #expect(court.text("name.right") == "Player 2")
    #expect(court.stored.isEmpty)
  }

  @Test("The default left as it is follows the language")
  func defaultStays() {
    var court = CourtSide()
    court.cue(.key(.function(2)))
    court.cue(.key(.enter))
    court.act(.choose(.language(.traditionalChinese)))
    #expect(court.text("name.left") == "玩家1")
  }

  @Test("With the sides swapped a field belongs to the side that stands there")
  func swapped() {
    var court = CourtSide()
    court.tap(.ends)
    court.cue(.key(.function(2)))
    #expect(court.text("field.text") == "Player 2|")
  }

  @Test("Open before the match and after it, locked from the start on", arguments: Phase.allCases)
  func locked(phase: Phase) {
    var court = CourtSide()
    court.reach(phase)
    let isOpen = phase == .setup || phase == .matchOver
    let text = court.cue(.key(.function(2)))
    #expect(text == (isOpen ? nil : "names are locked until the match is over"))
    #expect(court.console.wantsTextEntry == isOpen)
  }

  @Test("A default gives way to the first letter, unless it was edited; a name does not")
  func givesWay() {
    var field = NameField("Player 1", isDefault: true)
    field.type("L")
    field.type("i")
    #expect(field.text == "Li")
    field = NameField("Player 1", isDefault: true)
    field.type("\u{7}")
    #expect(field.text == "Player 1")
    field = NameField("Player 1", isDefault: true)
    let isTaken = field.press(.backspace)
    #expect(isTaken)
    field.type("2")
    #expect(field.text == "Player 2")
    field = NameField("Lin")
    field.type("g")
    #expect(field.text == "Ling")
  }

  @Test(
    "An edit mark stands before the start and after the match; a click opens the field and its done mark saves"
  )
  func marks() throws {
    var court = CourtSide()
    let mark = try #require(court.node("edit.right")).box
    court.cue(.pointer(x: mark.midX, y: mark.midY, .down))
    #expect(court.text("field.text") == "Player 2|")
    court.cue(.text("!"))
    let done = try #require(court.node("field.done")).box
    court.cue(.pointer(x: done.midX, y: done.midY, .down))
    #expect(court.text("name.right") == "!")
    court.tap(.start)
    #expect(court.node("edit.right") == nil)
  }

  @Test("With five buttons and no keyboard nobody is locked in a field")
  func buttons() {
    var court = CourtSide()
    court.cue(.key(.function(2)))
    court.tap(.leftPlus)
    #expect(court.console.wantsTextEntry)
    court.tap(.rewind)
    #expect(!court.console.wantsTextEntry)
    court.cue(.key(.function(2)))
    court.tap(.start)
    #expect(!court.console.wantsTextEntry)
    #expect(court.phase == .setup)
  }

  @Test("The roster's next name, never that of the opponent")
  func roster() {
    var settings = Settings()
    settings.roster = ["WANG Yihan", "戴資穎", "LI Xuerui"]
    var court = CourtSide(settings)
    court.tap(.leftMinus)
    #expect(court.text("name.left") == "WANG Yihan")
    court.tap(.rightMinus)
    #expect(court.text("name.right") == "戴資穎")
    court.tap(.leftMinus)
    #expect(court.text("name.left") == "LI Xuerui")
    court.tap(.leftMinus)
    #expect(court.text("name.left") == "WANG Yihan")
  }

  @Test("In doubles a line of the roster can be a pair")
  func pairs() {
    var settings = Settings()
    settings.isDoubles = true
    settings.roster = ["CHEN Tang Jie / TOH Ee Wei", "李洋/王齊麟"]
    var court = CourtSide(settings)
    court.tap(.leftMinus)
    court.tap(.rightMinus)
    let names = ["name.left", "name.left.2", "name.right", "name.right.2"].map { court.text($0) }
    #expect(names == ["CHEN Tang Jie", "TOH Ee Wei", "李洋", "王齊麟"])
  }

  @Test("Tab goes through all names and saves each")
  func tab() {
    var settings = Settings()
    settings.isDoubles = true
    var court = CourtSide(settings)
    court.cue(.key(.function(2)))
    for letter in ["a", "b", "c", "d"] {
      for _ in 0..<8 { court.cue(.key(.backspace)) }
      court.cue(.text(letter))
      court.cue(.key(letter == "d" ? .enter : .tab))
    }
    #expect(
      court["names"]
        == .object([
          ("A1", .string("a")), ("A2", .string("b")), ("B1", .string("c")), ("B2", .string("d")),
        ]))
  }
}
