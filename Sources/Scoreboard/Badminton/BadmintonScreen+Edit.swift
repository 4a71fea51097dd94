import Badminton

extension BadmintonScreen {
  /// The rallies that can be put right, the latest first.
  var editableRallies: [EditableRally] {
    var past = Match(header: header)
    var rallies: [EditableRally] = []
    for (place, token) in match.effective.enumerated() {
      guard (try? past.apply(token)) != nil else { continue }
      guard case .rally(let winner) = token.event else { continue }
      let state = past.state
      rallies.append(
        EditableRally(
          place: place, winner: winner, game: state.gameNumber,
          score: state.games.last ?? MatchState.Score()))
    }
    return rallies.reversed()
  }

  /// Puts old rallies right, by their place among the events that count.
  ///
  /// In the notation they and all that came later are undone and written again, so that a replay gives
  /// the same state. Rallies that come after the end that a game has now are left out; where a change of
  /// ends, a card or a correction would not fit any more, nothing is changed.
  mutating func edit(
    _ edits: [Int: RallyEdit], in scene: Surroundings
  ) throws(Refusal) -> Outcome {
    let effective = match.effective
    guard let first = edits.keys.min(), effective.indices.contains(first) else {
      throw scene.refusal(.refusedUnchanged)
    }
    var copy = match
    let start = copy.tokens.count
    let now = clock.elapsed(at: scene.now).wholeMilliseconds
    for _ in effective[first...] { try? copy.apply(.undo, at: now) }
    for (place, token) in effective.enumerated().dropFirst(first) {
      var token = token
      switch edits[place] {
      case nil: break
      case .removed: continue
      case .won(let side): token.event = .rally(side)
      }
      do {
        try copy.apply(token)
      } catch {
        guard case .rally = token.event else { throw scene.refusal(.refusedEdit) }
      }
    }
    // The clock goes on from where it is; a game that is over again has stopped it.
    let isRunning = clock.isRunning && !copy.isGameOver
    try? copy.apply(.clock(running: isRunning), at: now)
    let before = state
    match = copy
    state = copy.state
    draft = nil
    rallyEdits = [:]
    highlight = nil
    if !isRunning { clock.stop(at: scene.now) }
    if state.isGameOver && !before.isGameOver { gameEnded = scene.now }
    if state.interval != before.interval {
      rest = state.interval.map { Rest(interval: $0, game: state.gameNumber, began: scene.now) }
    }
    storedClock = clock.elapsed(at: scene.now)
    let text = Notation.text(of: Array(copy.tokens[start...]))
    return Outcome(records: [Record(book: Self.book, text: text)])
  }
}
