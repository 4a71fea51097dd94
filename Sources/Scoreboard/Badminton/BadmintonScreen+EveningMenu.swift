import Badminton

// Pages of the menu for an evening at a club, for timers, and for old rallies.
extension BadmintonScreen {
  /// The presets, and the matches that come next.
  func presetItems(_ scene: Surroundings) -> [MenuItem] {
    scene.settings.presets.map { preset in
      MenuItem(preset.name, .run(preset.actions, closes: true))
    }
  }

  func queueItems(_ scene: Surroundings) -> [MenuItem] {
    let queue = scene.settings.queue
    let next = nextInQueue(scene) ?? 0
    // What comes next first, what was taken already last.
    let places = Array(next..<max(next, queue.count)) + Array(0..<min(next, queue.count))
    return places.map { place in
      MenuItem(
        "\(place + 1)  \(Self.title(of: queue[place]))",
        .run([.badminton(.fromQueue(place))], closes: true))
    }
  }

  /// What leads there, where there is something.
  func eveningItems(_ words: Words, _ settings: Settings) -> [MenuItem] {
    var items: [MenuItem] = []
    if !settings.presets.isEmpty, phase == .setup {
      items.append(MenuItem(words.say(.menuPresets), .page(.presets)))
    }
    if !settings.queue.isEmpty, areNamesOpen {
      items.append(MenuItem(words.say(.menuQueue), .page(.queue)))
    }
    return items
  }

  /// Injury and suspension, or what ends them.
  func timerItems(_ words: Words) -> [MenuItem] {
    guard phase == .playing || phase == .paused else { return [] }
    if timer != nil {
      return [MenuItem(words.say(.menuEndTimer), .run([.badminton(.endTimer)], closes: true))]
    }
    return End.allCases.map { end in
      let side = side(at: end)
      return MenuItem(
        words.say(.menuInjury, sideName(side, words)),
        .run([.badminton(.timer(.injury(side)))], closes: true))
    } + [
      MenuItem(words.say(.menuSuspension), .run([.badminton(.timer(.suspension))], closes: true))
    ]
  }

  /// The rallies that were played, the latest first, each with who won it.
  func rallyItems(_ words: Words) -> [MenuItem] {
    let rallies = editableRallies
    // The first line is there from the start, so that a change moves no rally under the mark.
    var items = [
      rallyEdits.isEmpty
        ? MenuItem(words.say(.menuBack), .back)
        : MenuItem(
          words.say(.menuSetRallies, "\(rallyEdits.count)"),
          .run([.badminton(.editRallies)], closes: true))
    ]
    let choices: [RallyEdit] = End.allCases.map { .won(side(at: $0)) } + [.removed]
    for rally in rallies {
      let score = End.allCases.map { "\(rally.score[side(at: $0)])" }.joined(separator: "–")
      items.append(
        MenuItem.choice(
          words.say(.menuRally, "\(rally.game)", score), choices,
          now: rallyEdits[rally.place] ?? .won(rally.winner),
          name: { choice in
            switch choice {
            case .won(let side): sideName(side, words)
            case .removed: words.say(.menuRallyRemoved)
            }
          },
          { .badminton(.draftRally(rally.place, $0 == .won(rally.winner) ? nil : $0)) }))
    }
    return items
  }
}
