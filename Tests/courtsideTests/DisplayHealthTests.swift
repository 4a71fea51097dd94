import CLinux
import Glibc
import Synchronization
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
    #expect(health.verdict(at: .seconds(12), isDrawing: false) == .alive)
    #expect(health.isAlive)
    let second = Duration.seconds(12) + DisplayHealth.secondLook
    #expect(health.verdict(at: second, isDrawing: false) == .restart)
    #expect(!health.isAlive)
  }

  @Test("while a thread draws it is late, not hung, but not for ever")
  func draws() {
    var health = Self.opened()
    health.posted(scene: 1, at: .seconds(10))
    for late in [.seconds(12), .seconds(13), .milliseconds(19_900)] as [Duration] {
      #expect(health.verdict(at: late, isDrawing: true) == .alive)
      #expect(health.isAlive)
    }
    #expect(health.verdict(at: .seconds(20), isDrawing: true) == .restart)
  }

  @Test("a thread that could run is at work")
  func atWork() {
    let state = Busy()
    state.start()
    while !state.isRunning.load(ordering: .relaxed) { usleep(1000) }
    #expect(DisplayHealth.isDrawing)
    state.isOver.store(true, ordering: .relaxed)
  }

  /// A thread that does nothing, as fast as it can.
  private final class Busy: Sendable {
    let isRunning = Atomic(false)
    let isOver = Atomic(false)

    func start() {
      let own = Unmanaged.passRetained(self)
      let code = cl_thread(
        "busy",
        { context in
          guard let context else { return }
          let state = Unmanaged<Busy>.fromOpaque(context).takeRetainedValue()
          state.isRunning.store(true, ordering: .relaxed)
          while !state.isOver.load(ordering: .relaxed) {}
        }, own.toOpaque())
      #expect(code == 0)
    }
  }
}
