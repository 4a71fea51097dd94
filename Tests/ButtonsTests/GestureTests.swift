import Buttons
import Testing

/// Holds, the chord, the repeat guard.
///
/// One tick is 100 ms, and the lines are keys, so that edges count at once, unless a test says
/// otherwise.
@Suite struct GestureTests {
  private let ruler = Ruler(tick: .milliseconds(100), settings: .keyboard, hides: ["*"])

  private func check(
    _ levels: String, says presses: String, ruler: Ruler? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    let output = (ruler ?? self.ruler).run(levels)
    #expect(output == Ruler.expected(presses), sourceLocation: location)
  }

  @Test func everyLineButRewindActsOnThePress() {
    check(
      """
      left+  _##________________
      left-  ___##______________
      right+ _____##____________
      right- _______##__________
      rewind _________##________
      start  ___________##______
      ends   _____________##____
      menu   _______________##__
      """,
      says: """
        left+  -P-r
        left-  ---P-r
        right+ -----P-r
        right- -------P-r
        rewind -----------[Pr]
        start  -----------P-r
        ends   -------------P-r
        menu   ---------------P-r
        """)
  }

  @Test func rewindActsOnReleaseByHowLongItWasHeld() {
    check("rewind _#########_", says: "rewind ----------[Pr]")
    check(
      "rewind _##########_",
      says: """
        rewind -----------[1r]
        start  -----------P
        """)
    check(
      "rewind _##############################_",
      says: """
        rewind -----------1---------2---------[3r]
        menu   -------------------------------P
        """)
  }

  @Test(
    arguments: [
      (0, Line.rewind), (999, .rewind), (1000, .start), (2999, .start), (3000, .menu),
      (9999, .menu),
    ], [PanelSettings.keyboard, .script])
  func rewindStandsFor(_ hold: (milliseconds: Int, line: Line), settings: PanelSettings) {
    var panel = Panel(settings: settings, at: .zero)
    let held = max(hold.milliseconds, settings == .script ? 10 : 0)
    let up = Duration.seconds(1) + .milliseconds(held)
    var presses = panel.feed(Edge(line: .rewind, isActive: true, time: .seconds(1)))
    presses += panel.feed(Edge(line: .rewind, isActive: false, time: up))
    presses += panel.advance(to: up + .milliseconds(10))
    let acts = presses.filter { if case .act = $0 { true } else { false } }
    #expect(acts == [.act(hold.line, began: .seconds(1), chord: false)])
    #expect(presses.last == .released(.rewind))
  }

  @Test func rewindGlitchDoesNotEndTheHold() {
    let device = Ruler(tick: .milliseconds(5), settings: .device)
    // Down for 1 s with a release of 5 ms in it: `start`, once.
    let held = String(repeating: "#", count: 100)
    var rows = device.run("rewind _\(held)_\(held)____").split(separator: "\n").map(String.init)
    #expect(rows.removeFirst().filter { $0 == "r" }.count == 2)  // The name's r and one release.
    #expect(rows.count == 1)
    #expect(rows.first?.hasPrefix("start ") == true)
    #expect(rows.first?.filter { $0 == "P" }.count == 1)
  }

  @Test func linesKeptDownTellTheSeconds() {
    check("start _#########################_", says: "start -P---------1---------2----r")
  }

  @Test func plusAndMinusKeptDownRepeat() {
    // One tick is 20 ms: after 400 ms, then every 120 ms.
    let fine = Ruler(tick: .milliseconds(20), settings: .keyboard)
    check(
      "right- _########################################_",
      says: "right- -P-------------------*-----*-----*-----*-r", ruler: fine)
    check(
      "start  _########################################_",
      says: "start  -P---------------------------------------r", ruler: fine)
  }

  @Test func chordActsWhenBothWereDownForASecond() {
    check(
      """
      left+  _###############__
      right+ ____#########_____
      """,
      says: """
        left+  -P---------1----r
        right+ ----P--------r
        """)
    check(
      """
      left+  _###############__
      right+ ____############__
      """,
      says: """
        left+  -P---------1----r
        right+ ----P---------1-r
        ends   --------------C
        """)
  }

  @Test func chordActsOnceUntilOneIsReleased() {
    check(
      """
      left+  _#################################
      right+ _##############_##################
      """,
      says: """
        left+  -P---------1---------2---------3
        right+ -P---------1---rP---------1
        ends   -----------C--------------C
        """)
  }

  @Test func chordTellsWhenItsFirstPressBegan() {
    var panel = Panel(settings: .script, at: .zero)
    var presses = panel.feed(Edge(line: .rightPlus, isActive: true, time: .milliseconds(700)))
    presses += panel.feed(Edge(line: .leftPlus, isActive: true, time: .milliseconds(900)))
    #expect(panel.hold(at: .milliseconds(905)) == nil)
    presses += panel.advance(to: .milliseconds(910))
    let chord = Hold(meaning: .chord, began: .milliseconds(700), acts: .milliseconds(1900))
    #expect(panel.hold(at: .milliseconds(911)) == chord)
    presses = panel.advance(to: .milliseconds(1899))
    #expect(!presses.contains { if case .act = $0 { true } else { false } })
    presses = panel.advance(to: .milliseconds(1900))
    #expect(presses.contains(.act(.ends, began: .milliseconds(700), chord: true)))
    #expect(panel.hold(at: .milliseconds(1900)) == nil)
  }

  @Test func heldRewindShowsWhatItStandsFor() {
    var panel = Panel(settings: .keyboard, at: .zero)
    _ = panel.feed(Edge(line: .rewind, isActive: true, time: .seconds(2)))
    let meanings: [(milliseconds: Int, line: Line)] = [
      (2000, .rewind), (2999, .rewind), (3000, .start), (5000, .menu),
    ]
    for (milliseconds, line) in meanings {
      let hold = panel.hold(at: .milliseconds(milliseconds))
      #expect(hold == Hold(meaning: .onRelease(line), began: .seconds(2)))
    }
    _ = panel.feed(Edge(line: .rewind, isActive: false, time: .seconds(6)))
    #expect(panel.hold(at: .seconds(6)) == nil)
  }

  @Test func heldEndsIsShownAsItself() {
    var panel = Panel(settings: .keyboard, at: .zero)
    _ = panel.feed(Edge(line: .ends, isActive: true, time: .seconds(2)))
    #expect(panel.hold(at: .seconds(3)) == Hold(meaning: .line(.ends), began: .seconds(2)))
  }

  @Test func secondPlusWithinTheGuardIsASlip() {
    let guarded = Ruler(
      tick: .milliseconds(100), settings: PanelSettings(debounce: .zero), hides: ["*", "r"])
    check("left+ _#_#_#_", says: "left+ -P-s-P", ruler: guarded)
    // 300 ms after the first it is no slip, and a slip does not begin the guard anew.
    check("left+ _#__#__#_#_", says: "left+ -P--P--P-s", ruler: guarded)
    // The guard is each line's own, and minus has none.
    check(
      """
      left+  _#_____
      left-  _#_#___
      right+ __#____
      """,
      says: """
        left+  -P
        left-  -P-P
        right+ --P
        """, ruler: guarded)
  }

  @Test func slipStillCountsForTheChord() {
    let guarded = Ruler(
      tick: .milliseconds(100), settings: PanelSettings(debounce: .zero), hides: ["*", "r", "1"])
    check(
      """
      left+  _#_############
      right+ ___############
      """,
      says: """
        left+  -P-s
        right+ ---P
        ends   -------------C
        """, ruler: guarded)
  }

  @Test func mirroredPanelChangesLeftAndRight() {
    let settings = PanelSettings(debounce: .zero, repeatGuard: .zero, isMirrored: true)
    check(
      """
      left+  _#______
      left-  __#_____
      right+ ___#____
      rewind ____#___
      """,
      says: """
        left+  ---P
        right+ -P
        right- --P
        rewind -----P
        """, ruler: Ruler(tick: .milliseconds(100), settings: settings, hides: ["r"]))
  }
}
