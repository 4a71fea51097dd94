import Buttons
import Testing

/// Lines that are stuck, active at start, or whose edges were lost.
///
/// One tick is 1 s.
@Suite struct TroubleTests {
  private let ruler = Ruler(tick: .seconds(1), settings: .keyboard, hides: ["*"])

  private func edge(
    _ line: Line, _ isActive: Bool, _ milliseconds: Int, read: Int? = nil
  ) -> Edge {
    Edge(
      line: line, isActive: isActive, time: .milliseconds(milliseconds),
      readTime: read.map { .milliseconds($0) })
  }

  @Test func lineActiveForTenSecondsIsStuck() {
    let output = ruler.run(
      """
      left+ _###############_##_
      left- _____________#_#____
      """)
    #expect(
      output
        == Ruler.expected(
          """
          left+ -P123456789x----uP1[2r]
          left- -------------P[1r]P[1r]
          """))
  }

  @Test func stuckRewindDoesNotActOnRelease() {
    #expect(
      ruler.run("rewind _###########_____#_")
        == Ruler.expected(
          """
          rewind --123456789xu-----[1r]
          start  ------------------P
          """))
  }

  @Test func stuckLinesAreListedAndTakeNoPart() {
    var panel = Panel(settings: .keyboard, at: .zero)
    _ = panel.feed(edge(.leftPlus, true, 0))
    #expect(panel.isDown(.leftPlus))
    let presses = panel.advance(to: .seconds(10))
    #expect(presses.last == .stuck(.leftPlus))
    #expect(panel.stuckLines == [.leftPlus])
    #expect(!panel.isDown(.leftPlus))
    #expect(panel.deadline == nil)
    _ = panel.feed(edge(.rightPlus, true, 11_000))
    #expect(panel.hold(at: .seconds(11)) == nil, "a stuck line makes no chord")
    #expect(panel.feed(edge(.leftPlus, false, 12_000)).last == .unstuck(.leftPlus))
    #expect(panel.stuckLines.isEmpty)
  }

  @Test func stuckLineOfAMirroredPanelIsNamedAsDisplayed() {
    let settings = PanelSettings(isMirrored: true)
    var panel = Panel(settings: settings, activeAtStart: [.leftMinus], at: .zero)
    #expect(panel.advance(to: .seconds(10)) == [.stuck(.rightMinus)])
    #expect(panel.stuckLines == [.rightMinus])
  }

  @Test func lineActiveAtStartIsIgnoredUntilReleased() {
    let atStart = Ruler(
      tick: .seconds(1), settings: .keyboard, activeAtStart: [.rightPlus, .rewind], hides: ["*"])
    let output = atStart.run(
      """
      right+ ###_#_
      rewind ##____
      """)
    #expect(output == Ruler.expected("right+ ----P[1r]"))
  }

  @Test func lineActiveFromTheStartIsStuckInTheEnd() {
    let atStart = Ruler(
      tick: .seconds(1), settings: .keyboard, activeAtStart: [.start], hides: ["*"])
    #expect(atStart.run("start #############_#") == Ruler.expected("start ----------x--uP"))
  }

  @Test func staleEdgesAreDroppedAndReportedOnce() {
    var panel = Panel(settings: .keyboard, at: .zero)
    #expect(panel.feed(edge(.leftPlus, true, 1000, read: 2001)) == [.stale(.leftPlus)])
    #expect(panel.wantsLevels)
    #expect(panel.feed(edge(.leftPlus, false, 1080, read: 2081)).isEmpty)
    #expect(panel.feed(edge(.leftMinus, true, 1080, read: 3000)) == [.stale(.leftMinus)])
    panel.levelsRead([], at: .milliseconds(3000))
    #expect(!panel.wantsLevels)
    #expect(panel.advance(to: .seconds(60)).isEmpty)
    #expect(panel.feed(edge(.leftPlus, true, 61_000, read: 62_001)) == [.stale(.leftPlus)])
  }

  @Test func edgeReadExactlyASecondLateStillCounts() {
    var panel = Panel(settings: .keyboard, at: .zero)
    let presses = panel.feed(edge(.leftPlus, true, 1000, read: 2000))
    #expect(presses == [.act(.leftPlus, began: .seconds(1), chord: false)])
    #expect(!panel.wantsLevels)
  }

  @Test func shortPulseReadLateIsNoPress() {
    // Both edges wait in the kernel while the process is busy: what counts is when they happened.
    var panel = Panel(settings: .script, at: .zero)
    _ = panel.advance(to: .milliseconds(1500))
    var presses = panel.feed(edge(.leftPlus, true, 1000, read: 1500))
    presses += panel.feed(edge(.leftPlus, false, 1003, read: 1500))
    presses += panel.advance(to: .milliseconds(1500))
    #expect(presses.isEmpty)
  }

  @Test func lineFoundActiveIsIgnoredUntilReleased() {
    var panel = Panel(settings: .script, at: .zero)
    panel.levelsRead([.leftPlus], at: .seconds(1))
    #expect(panel.advance(to: .seconds(2)).isEmpty)
    #expect(!panel.isDown(.leftPlus))
    _ = panel.feed(edge(.leftPlus, false, 3000))
    _ = panel.feed(edge(.leftPlus, true, 4000))
    #expect(
      panel.advance(to: .milliseconds(4010))
        == [.act(.leftPlus, began: .seconds(4), chord: false)])
  }

  @Test func edgeThatExplainsAFoundLevelMakesItAPress() {
    var panel = Panel(settings: .script, at: .zero)
    panel.levelsRead([.leftPlus], at: .milliseconds(1000))
    var presses = panel.feed(edge(.leftPlus, true, 998, read: 1001))
    presses += panel.advance(to: .milliseconds(1010))
    #expect(presses == [.act(.leftPlus, began: .milliseconds(998), chord: false)])
  }

  @Test func lineFoundReleasedActsNoMore() {
    var panel = Panel(settings: .script, at: .zero)
    _ = panel.feed(edge(.rewind, true, 1000))
    _ = panel.advance(to: .milliseconds(1500))
    panel.levelsRead([], at: .milliseconds(3500))
    // Nobody saw when it came up: neither `rewind` nor `start` is meant for sure.
    let presses = panel.advance(to: .milliseconds(3600))
    #expect(presses == [.released(.rewind)])
  }

  @Test func levelsThatAreAsKnownChangeNothing() {
    var panel = Panel(settings: .script, at: .zero)
    _ = panel.feed(edge(.rewind, true, 1000))
    _ = panel.advance(to: .milliseconds(1500))
    let before = panel
    panel.levelsRead([.rewind], at: .milliseconds(1600))
    #expect(panel == before)
  }
}
