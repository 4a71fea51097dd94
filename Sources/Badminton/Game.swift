/// One game: what it began from, what happened, and how it stands.
///
/// How it stands is the fold of the entries over the beginning. It is carried along rally by rally and
/// folded anew whenever an entry is taken out, so that every correction leaves the state of the
/// remaining rallies.
struct Game: Sendable, Hashable {
  /// What the game began from, or was set to.
  private(set) var start: GameStanding
  /// What has happened since, in order.
  ///
  /// Penalties after the winning entry were given between games; they count in the next one.
  private(set) var entries: [GameEntry] = []
  /// How the game stands.
  private(set) var now: GameStanding
  /// How many entries it took to win the game; meaningless while nobody has.
  private var winningCount = 0

  /// A game at 0-0.
  init(start: GameStanding) {
    self.start = start
    now = start
  }

  /// Whether a rally was played, or the score was set.
  var hasBegun: Bool {
    start.score != MatchState.Score() || entries.contains { $0.isPoint }
  }

  /// The rallies won by a card after the game was won.
  var penaltiesAfterwards: [GameEntry] {
    guard now.winner != nil else { return [] }
    return entries[winningCount...].filter { $0.kind == .penalty }
  }

  /// What counts in this game: everything up to the point that won it.
  var counting: ArraySlice<GameEntry> {
    now.winner == nil ? entries[...] : entries[..<winningCount]
  }

  /// Adds what happened.
  mutating func append(_ entry: GameEntry, under rule: GameRule) {
    Self.add(entry, to: &entries)
    advance(by: entry, count: entries.count, under: rule)
  }

  /// Takes out the side's latest point; false if it has none.
  mutating func removeLatestPoint(of side: Side, under rule: GameRule) -> Bool {
    if let index = entries.lastIndex(where: { $0.isPoint && $0.side == side }) {
      removeEntry(at: index)
    } else if start.score[side] > 0 {
      start.score[side] -= 1
    } else {
      return false
    }
    fold(under: rule)
    return true
  }

  /// Takes out the point that won the game.
  mutating func removeWinningPoint(under rule: GameRule) {
    guard let winner = now.winner else { return }
    if winningCount > 0 {
      removeEntry(at: winningCount - 1)
    } else {
      start.score[winner] -= 1
    }
    fold(under: rule)
  }

  /// Begins the game anew from a score, with the server and the courts as they are now.
  mutating func set(_ score: MatchState.Score, under rule: GameRule) {
    let penalties = penaltiesAfterwards
    start = now
    start.score = score
    start.isIntervalOpen = false
    start.winner = nil
    entries = penalties
    fold(under: rule)
  }

  /// Computes how the game stands from its beginning.
  mutating func fold(under rule: GameRule) {
    now = start
    now.winner = Side.allCases.first {
      rule.isWon(start.score[$0], against: start.score[$0.opponent])
    }
    winningCount = 0
    for (index, entry) in entries.enumerated() {
      advance(by: entry, count: index + 1, under: rule)
    }
    dropWhatTheEndForbids()
  }

  private mutating func advance(by entry: GameEntry, count: Int, under rule: GameRule) {
    guard now.winner == nil else { return }
    now.advance(by: entry, under: rule)
    if now.winner != nil { winningCount = count }
  }

  /// A game that now ends earlier than it did has no rallies after its end.
  private mutating func dropWhatTheEndForbids() {
    guard now.winner != nil, winningCount < entries.count else { return }
    let afterwards = entries[winningCount...].filter { $0.kind == .penalty }
    entries.replaceSubrange(winningCount..., with: afterwards)
  }

  private mutating func removeEntry(at index: Int) {
    var remaining: [GameEntry] = []
    for (place, entry) in entries.enumerated() where place != index {
      Self.add(entry, to: &remaining)
    }
    entries = remaining
  }

  /// Adds an entry; of the corrections between two points only what they come to is kept, so that a
  /// game never has more than a few entries a point.
  private static func add(_ entry: GameEntry, to entries: inout [GameEntry]) {
    let run = entries.lastIndex { $0.isPoint }.map { $0 + 1 } ?? 0
    let earlier = entries[run...].lastIndex { $0.kind == entry.kind && $0.side == entry.side }
    switch entry.kind {
    case .rally, .penalty:
      entries.append(entry)
    case .server:
      entries[run...].removeAll { $0.kind == .server }
      entries.append(entry)
    case .exchange:
      if let earlier { entries.remove(at: earlier) } else { entries.append(entry) }
    }
  }
}
