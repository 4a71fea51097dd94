import Scoreboard
import Testing

@testable import courtside

@Suite("What the log hears of a step")
struct CourtStepTests {
  @Test("a line that is stuck, and that it is over")
  func stuck() {
    #expect(
      Court.Step.did(.stuck(.leftMinus), .nothing).sentence
        == "left- is stuck: pressed for 10 s, it is ignored until it is released")
    #expect(Court.Step.did(.unstuck(.leftMinus), .nothing).sentence == "left- is stuck: over")
  }

  @Test("presses that were read too late")
  func stale() {
    let refusal = Refusal(text: "too late")
    #expect(
      Court.Step.refused(.stale(.leftPlus), refusal).sentence
        == "left+: presses that were read more than 1 s late are dropped")
  }

  @Test("nothing of what the match is told anyway")
  func play() {
    #expect(Court.Step.passed(.nothing).sentence == nil)
    #expect(Court.Step.did(.show(.menu), .nothing).sentence == nil)
    #expect(Court.Step.refused(.slip(.leftPlus), Refusal(text: "too soon")).sentence == nil)
  }
}
