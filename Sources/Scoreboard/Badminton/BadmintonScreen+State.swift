import Badminton

extension BadmintonScreen {
  func state(in scene: Surroundings) -> [(key: String, value: StateValue)] {
    state.fields + [
      ("format", .string(header.format.name)),
      ("phase", .string(phase.rawValue)),
      ("names", namesValue(words: scene.words)),
      ("clock_ms", .number(clock.elapsed(at: scene.now).wholeMilliseconds)),
      ("clock_running", .bool(clock.isRunning)),
    ]
  }

  /// By side in singles (`A`), by player in doubles (`A1`), as `positions` has them.
  private func namesValue(words: Words) -> StateValue {
    .object(
      Side.allCases.flatMap { side in
        players.map { player in
          (
            key: header.isDoubles ? "\(side.letter)\(player.rawValue)" : side.letter,
            value: StateValue.string(name(of: side, player, words: words))
          )
        }
      })
  }
}
