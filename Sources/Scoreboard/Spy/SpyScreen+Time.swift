import Spy
import Timing

extension SpyScreen {
  /// The time of a speaker: it is counted, and nobody is cut short.
  struct Speech: Sendable, Hashable {
    /// Who speaks.
    var seat: Seat
    /// How long that one has spoken.
    var watch: Stopwatch
    /// Whether the end of the time was heard.
    var hasRung = false
  }

  /// Begins the time of the speaker; after a restart it waits.
  mutating func startSpeech(in scene: Surroundings, isPaused: Bool = false) {
    guard case .describing(let speaking) = table.phase, let seat = speaking.speaker,
      table.speakingTime > 0
    else {
      speech = nil
      return
    }
    guard speech?.seat != seat else { return }
    var watch = Stopwatch()
    if !isPaused { watch.start(at: scene.now) }
    speech = Speech(seat: seat, watch: watch)
  }

  /// What is left of the speaker's time; nil where there is no limit.
  func timeLeft(at now: Duration) -> Duration? {
    guard let speech else { return nil }
    return max(.zero, .seconds(table.speakingTime) - speech.watch.elapsed(at: now))
  }

  /// The seconds that are shown: the last one is 1, then 0.
  func secondsLeft(at now: Duration) -> Int? {
    timeLeft(at: now).map { left in
      let (seconds, attoseconds) = left.components
      return Int(seconds) + (attoseconds > 0 ? 1 : 0)
    }
  }

  mutating func elapse(in scene: Surroundings) -> Outcome {
    if let look, scene.now - look.began >= Self.longestHold { self.look = nil }
    if let reveal, scene.now >= reveal.end {
      self.reveal = nil
      return Outcome(sounds: [revealSound])
    }
    guard timeLeft(at: scene.now) == .zero, speech?.hasRung == false else { return .nothing }
    speech?.hasRung = true
    return Outcome(sounds: [.intervalEnd])
  }

  func nextChange(in scene: Surroundings) -> Duration? {
    var changes: [Duration] = []
    if let look {
      let shown = look.began + Self.longestLook
      changes.append(shown > scene.now ? shown : look.began + Self.longestHold)
    }
    if let reveal { changes.append(reveal.nextChange(after: scene.now)) }
    if let speech, speech.watch.isRunning, let left = timeLeft(at: scene.now), left > .zero {
      // The next whole second of what is left.
      let part = left.components.attoseconds
      changes.append(
        scene.now
          + (part > 0 ? Duration(secondsComponent: 0, attosecondsComponent: part) : .seconds(1)))
    }
    return changes.min().map { max($0, scene.now) }
  }
}
