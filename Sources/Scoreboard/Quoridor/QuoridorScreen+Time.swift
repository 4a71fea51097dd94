import Quoridor

extension QuoridorScreen {
  mutating func elapse(in scene: Surroundings) -> Outcome {
    guard phase == .playing, clock.isOver(at: scene.now) else { return .nothing }
    // The clock ran out: the turn passes, and five in a row lose.
    return (try? enter(.ply(.pass), in: scene)) ?? .nothing
  }

  func nextChange(in scene: Surroundings) -> Duration? {
    guard phase == .playing else { return nil }
    let remaining = clock.remaining(at: scene.now)
    let second = scene.now + remaining - .seconds(max(0, clock.seconds(at: scene.now) - 1))
    guard blinks else { return second }
    let since = scene.now - turnBegan
    let blinked = Int(since / Self.blink)
    return min(second, turnBegan + Self.blink * (blinked + 1))
  }

  /// Whether targets of the pawn blink now.
  var blinks: Bool { isPersonsTurn && cursor.mode == .pawn && game.takeBackAskedBy == nil }

  /// Whether blinking targets are lit at an instant.
  func areTargetsLit(at now: Duration) -> Bool {
    Int((now - turnBegan) / Self.blink).isMultiple(of: 2)
  }

  /// Another screen is in front: the clock waits.
  ///
  /// After the menu alone it goes on by itself.
  mutating func screenChanged(to name: ScreenName, in scene: Surroundings) {
    switch name {
    case .quoridor:
      if resumesAfterMenu, phase == .paused { resume(at: scene.now) }
      resumesAfterMenu = false
    case .menu:
      if clock.isRunning { resumesAfterMenu = true }
      clock.stop(at: scene.now)
    case .badminton, .spy:
      resumesAfterMenu = false
      clock.stop(at: scene.now)
    }
  }

  private mutating func resume(at now: Duration) {
    clock.start(at: now)
    turnBegan = now
    ask()
  }
}
