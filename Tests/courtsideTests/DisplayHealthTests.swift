import Testing

@testable import courtside

@Suite("The health of the display thread")
struct DisplayHealthTests {
  /// A display that was opened at once.
  private static func opened() -> DisplayHealth {
    var health = DisplayHealth(arguments: [], period: nil, at: .zero)
    health.opened()
    return health
  }

  @Test("a process that was stopped lets the display answer before it judges")
  func stopped() {
    var health = Self.opened()
    health.posted(scene: 1, at: .seconds(10))
    // Nobody ran in between.
    #expect(health.verdict(at: .seconds(25)) == .alive)
    #expect(health.deadline == .seconds(25) + DisplayHealth.secondLook)
    health.answered(scene: 1)
    #expect(health.verdict(at: .seconds(26)) == .alive)
    #expect(health.isAlive)
  }

  @Test("each late answer is looked at twice")
  func again() {
    var health = Self.opened()
    for scene in 1...3 {
      let posted = Duration.seconds(100 * scene)
      health.posted(scene: scene, at: posted)
      #expect(health.verdict(at: posted + .seconds(15)) == .alive)
      #expect(health.verdict(at: posted + .seconds(15) + .milliseconds(249)) == .alive)
      health.answered(scene: scene)
    }
  }

  @Test("a display that does not answer then either hangs")
  func hangs() {
    var health = Self.opened()
    health.posted(scene: 1, at: .seconds(10))
    #expect(health.deadline == .seconds(12))
    // (Before ten seconds have passed it asks the system whether a thread could run that draws.)
    #expect(health.verdict(at: .seconds(21)) == .alive)
    #expect(health.isAlive)
    #expect(health.verdict(at: .seconds(21) + DisplayHealth.secondLook) == .restart)
    #expect(!health.isAlive)
  }

  @Test("while a thread draws it is late, not hung, but not for ever")
  func draws() {
    let drawing = Task.detached {
      while !Task.isCancelled {}
    }
    defer { drawing.cancel() }
    var health = Self.opened()
    health.posted(scene: 1, at: .seconds(10))
    for late in [.seconds(12), .seconds(13), .milliseconds(19_900)] as [Duration] {
      #expect(health.verdict(at: late) == .alive)
      #expect(health.isAlive)
    }
    #expect(health.verdict(at: .seconds(20)) == .restart)
  }
}
