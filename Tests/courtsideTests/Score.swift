/// The games of a match as a status names them: `badminton 21-19 3-2; lines: script; saved`.
struct Score: Hashable, CustomStringConvertible {
  var games: [[Int]]

  init(games: [[Int]]) { self.games = games }

  /// The score in a service's status, nil where there is none.
  init?(status: String) {
    let head = status.prefix { $0 != ";" }
    let words = head.split(separator: " ")
    guard let place = words.firstIndex(where: { $0.hasSuffix("badminton") }) else { return nil }
    games = words[(place + 1)...].map { $0.split(separator: "-").compactMap { Int($0) } }
    if games.isEmpty || games.contains(where: { $0.count != 2 }) { return nil }
  }

  var description: String { games.map { "\($0[0])-\($0[1])" }.joined(separator: " ") }

  /// The rallies of all games.
  var rallies: Int { games.joined().reduce(0, +) }

  /// Whether one side has won two games of 21, two clear or at 30.
  var isOver: Bool {
    let winners = games.compactMap { game in
      let (most, least) = (max(game[0], game[1]), min(game[0], game[1]))
      return most >= 21 && (most - least >= 2 || most == 30) ? game[0] > game[1] : nil
    }
    return max(winners.count { $0 }, winners.count { !$0 }) >= 2
  }

  /// Whether nothing of `older` is missing, where only points are won.
  ///
  /// Its finished games are there, and no side has fewer points in its last. A match that was over may
  /// have made way for a new one.
  func keeps(_ older: Score) -> Bool {
    if games.count >= older.games.count {
      let last = older.games.count - 1
      let same = games[..<last] == older.games[..<last]
      let grown = games[last][0] >= older.games[last][0] && games[last][1] >= older.games[last][1]
      if same && grown { return true }
    }
    return older.isOver && rallies < older.rallies
  }
}
