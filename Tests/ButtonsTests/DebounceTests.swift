import Buttons
import Testing

/// An edge counts once its level has held for N ms.
///
/// One tick is 1 ms, N is 10.
@Suite struct DebounceTests {
  private let ruler = Ruler(tick: .milliseconds(1))

  private func check(
    _ levels: String, says presses: String, ruler: Ruler? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    let output = (ruler ?? self.ruler).run(levels)
    #expect(output == Ruler.expected(presses), sourceLocation: location)
  }

  @Test func pressCountsWhenItHasHeld() {
    check(
      "left+ ___####################____________",
      says: "left+ -------------P-------------------r--")
  }

  @Test func bounceIsOnePress() {
    check(
      "left+ _#_#_#_#_#_####################_#_#_#_____________",
      says: "left+ ---------------------P-------------------------r")
  }

  @Test func noiseShorterThanTheDebounceIsNothing() {
    check("left+ _##_##______#________#########_________________", says: "")
  }

  @Test func levelThatHeldExactlyTheDebounceCounts() {
    check(
      "left+ _##########____________", says: "left+ -----------P---------r")
  }

  @Test func shortPulseDoesNotSwallowTheNextPress() {
    // 3 ms pulse, then a real press: one press.
    check(
      "left+ _###____####################______________",
      says: "left+ ------------------P-------------------r")
  }

  @Test func glitchWhileHeldIsNoRelease() {
    check(
      "left+ _###############__#################__________",
      says: "left+ -----------P---------------------------------")
  }

  @Test func twoLinesWithinAMillisecondBothCount() {
    check(
      """
      left+  _####################
      right+ __###################
      """,
      says: """
        left+  -----------P--------
        right+ ------------P-------
        """)
  }

  @Test func cleanEdgesCountAtOnce() {
    let keys = Ruler(tick: .milliseconds(1), settings: .keyboard)
    check("left+ _##__#_#__", says: "left+ -P-r-PrPr", ruler: keys)
  }

  @Test func aLineMayHaveItsOwnDebounce() {
    let settings = PanelSettings(lineDebounce: [.rightPlus: .milliseconds(2)], repeatGuard: .zero)
    check(
      """
      left+  _#############
      right+ _#############
      """,
      says: """
        left+  -----------P
        right+ ---P
        """, ruler: Ruler(tick: .milliseconds(1), settings: settings))
  }

  @Test func ownDebounceGoesByTheWireOnAMirroredPanel() {
    let settings = PanelSettings(
      lineDebounce: [.rightPlus: .milliseconds(2)], repeatGuard: .zero, isMirrored: true)
    check(
      """
      left+  _#############
      right+ _#############
      """,
      says: """
        left+  ---P
        right+ -----------P
        """, ruler: Ruler(tick: .milliseconds(1), settings: settings))
  }

  @Test func pressIsDatedByTheFirstEdgeOfTheHeldLevel() {
    var panel = Panel(settings: .script, at: .zero)
    var presses: [Press] = []
    for (time, isActive) in [(100, true), (102, false), (105, true), (107, true)] {
      presses += panel.feed(
        Edge(line: .leftPlus, isActive: isActive, time: .milliseconds(time)))
    }
    #expect(panel.deadline == .milliseconds(115))
    presses += panel.advance(to: .milliseconds(400))
    #expect(presses == [.act(.leftPlus, began: .milliseconds(105), chord: false)])
  }

  @Test func sameEdgeTwiceCountsOnce() {
    var panel = Panel(settings: .keyboard, at: .zero)
    let down = Edge(line: .leftMinus, isActive: true, time: .milliseconds(5))
    #expect(panel.feed(down).count == 1)
    #expect(panel.feed(down).isEmpty)
    #expect(panel.feed(Edge(line: .leftMinus, isActive: true, time: .milliseconds(90))).isEmpty)
    let up = Edge(line: .leftMinus, isActive: false, time: .milliseconds(95))
    #expect(panel.feed(up) == [.released(.leftMinus)])
    #expect(panel.feed(up).isEmpty)
  }

  @Test func releaseFirstIsNothing() {
    var panel = Panel(settings: .script, at: .zero)
    #expect(panel.feed(Edge(line: .leftPlus, isActive: false, time: .milliseconds(5))).isEmpty)
    #expect(panel.deadline == nil)
    #expect(panel.advance(to: .seconds(20)).isEmpty)
  }

  @Test func edgesOfOneLineThatGoBackInTimeDoNotUndoWhatCounted() {
    var panel = Panel(settings: .keyboard, at: .zero)
    let down = panel.feed(Edge(line: .leftPlus, isActive: true, time: .milliseconds(50)))
    #expect(down == [.act(.leftPlus, began: .milliseconds(50), chord: false)])
    let up = panel.feed(Edge(line: .leftPlus, isActive: false, time: .milliseconds(40)))
    #expect(up + panel.advance(to: .milliseconds(50)) == [.released(.leftPlus)])
  }
}
