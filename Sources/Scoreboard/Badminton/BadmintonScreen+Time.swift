import Badminton
import Timing

extension BadmintonScreen {
  mutating func elapse(in scene: Surroundings) -> Outcome {
    if let highlight, highlight.until <= scene.now { self.highlight = nil }
    var outcome = Outcome.nothing
    if clock.isRunning, clock.elapsed(at: scene.now) - storedClock >= Self.clockStoreTime {
      outcome.records = runClock(true, in: scene)
    }
    outcome.sounds += callTimes(in: scene)
    elapseFigures(in: scene)
    return outcome
  }

  func nextChange(in scene: Surroundings) -> Duration? {
    var next: [Duration] = []
    if let highlight { next.append(max(highlight.until, scene.now)) }
    if clock.isRunning {
      let elapsed = clock.elapsed(at: scene.now)
      next.append(scene.now + .seconds(elapsed.wholeSeconds + 1) - elapsed)
      next.append(scene.now + max(.zero, storedClock + Self.clockStoreTime - elapsed))
    }
    if let rest {
      let resting = scene.now - rest.began
      next.append(scene.now + .seconds(resting.wholeSeconds + 1) - resting)
    }
    if let timer {
      let passed = scene.now - timer.began
      next.append(scene.now + .seconds(passed.wholeSeconds + 1) - passed)
    }
    if let due = figuresUntil ?? figuresDue(in: scene) { next.append(max(due, scene.now)) }
    return next.min()
  }

  /// The clock as it is written: `MM:SS`, from an hour on `H:MM:SS`.
  static func clockText(_ time: Duration) -> String {
    let seconds = max(0, time.wholeSeconds)
    let tail = twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60)
    return seconds < 3600 ? tail : "\(seconds / 3600):" + tail
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension Duration {
  /// Whole seconds in it, rounded towards zero.
  var wholeSeconds: Int { Int(components.seconds) }

  /// Whole milliseconds in it, rounded towards zero.
  var wholeMilliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
