import Quoridor

/// `courtside quoridor selfplay`: the engine plays itself to make examples for the evaluation.
///
/// A game is a line: its moves, each that was searched with its score for the player on turn as
/// `e2:48`, and the outcome at the end.
enum QuoridorSelfPlay {
  static let options: [Arguments.Option] = [
    .init("games", "N", "games to play (100)"),
    .init("nodes", "N", "positions to visit for a move (1500)"),
    .init("seed", "N", "which games (1)"),
    .init("net", "FILE", "play with another evaluation"),
  ]

  static let help = Help(
    usage: "quoridor selfplay [OPTIONS]",
    about: """
      Lets the engine play itself from random openings and prints a game a line: the moves, those
      that were searched with their score, and the outcome. “courtside quoridor train” learns
      from such lines.
      """,
    options: options)

  /// Runs the command with what follows `selfplay`.
  static func run(_ words: [String]) -> Int32 {
    help.answer(words, as: "quoridor selfplay") { arguments throws(Arguments.Misuse) in
      try Help.refuseWords(in: arguments)
      let games = try arguments.number("games", 1...100_000_000) ?? 100
      let nodes = try arguments.number("nodes", 1...1_000_000_000) ?? 1500
      let seed = UInt64(try arguments.number("seed", 0...Int.max) ?? 1)
      play(games, nodes, seed, try arguments.net())
      return 0
    }
  }

  private static func play(_ games: Int, _ nodes: Int, _ seed: UInt64, _ net: Net?) {
    var engine = Engine(tableEntries: 1 << 18, net: net ?? .builtIn)
    for number in 0..<games {
      // Openings of every length, so that all stages of a game are seen from odd positions.
      let plies = 2 + (number * 7 + Int(seed % 11)) % 13
      var openings = Openings(
        plies: plies, seed: seed &* 1_000_003 &+ UInt64(number), margin: 400)
      var game = Game(rules: .unlimited)
      var words: [String] = []
      for move in openings.next() {
        try? game.enter(.ply(.move(move)))
        words.append(move.notation)
      }
      engine.reset()
      while game.outcome == nil, game.plies.count < 160 {
        let report = engine.think(about: game, limit: Limit(nodes: nodes))
        guard let move = report.move, (try? game.enter(.ply(.move(move)))) != nil else { break }
        words.append("\(move.notation):\(report.score)")
      }
      words.append(game.outcome?.winner?.name ?? "draw")
      Output.line(words.joined(separator: " "))
    }
  }
}

extension Arguments {
  /// The whole number an option gives, nil where it was not given.
  /// - Throws: `Misuse` for anything outside the range.
  func number(_ name: String, _ range: ClosedRange<Int>) throws(Misuse) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Misuse(
        text: "--\(name) \(text): a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
