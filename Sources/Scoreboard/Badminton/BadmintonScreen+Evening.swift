import Badminton

// What an evening at a club needs: presets, and a list of the matches that come next.
extension BadmintonScreen {
  /// Takes over format and number of players, as a preset has them.
  mutating func agree(
    _ format: Format?, isDoubles: Bool?, in scene: Surroundings
  ) throws(Refusal) -> Outcome {
    try choose(in: scene) {
      $0.format = format ?? $0.format
      $0.isDoubles = isDoubles ?? $0.isDoubles
    }
  }

  /// The place in the list of the match that comes next; nil where there is none.
  func nextInQueue(_ scene: Surroundings) -> Int? {
    scene.settings.queue.indices.contains(queued) ? queued : nil
  }

  /// Sets up a match of the list; after a match it is a new one.
  mutating func takeFromQueue(
    _ place: Int, in scene: Surroundings
  ) throws(Refusal) -> Outcome {
    guard scene.settings.queue.indices.contains(place) else {
      throw scene.refusal(.refusedQueue)
    }
    guard areNamesOpen else { throw scene.refusal(.refusedNames) }
    let next = scene.settings.queue[place]
    var outcome = phase == .matchOver ? newMatch(in: scene) : .nothing
    queued = place + 1
    outcome.append(
      try choose(in: scene) {
        $0.format = next.format ?? $0.format
        $0.isDoubles = next.isDoubles
        // New players: side A of the list stands on the left, wherever the last match ended.
        $0.aLeft = true
      })
    var lines = [MatchLines.Line(Self.queueKey, "\(queued)")]
    for side in Side.allCases {
      for (player, name) in zip(Player.allCases, next[side] + [""]) {
        names[side, player] = name
        lines.append(MatchLines.name(side, player, of: names))
      }
    }
    outcome.records += record(lines, in: scene)
    return outcome
  }

  /// The line of a record that says how many of the list were taken.
  static let queueKey = "Queue"

  /// A match of the list in words.
  static func title(of match: QueuedMatch) -> String {
    Side.allCases.map { match[$0].map(NameLadder.short).joined(separator: " / ") }
      .joined(separator: " – ")
  }
}
