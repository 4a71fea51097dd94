import Glibc
import Quoridor

/// `courtside quoridor arena`: two engines play each other, each opening twice with colours changed.
struct QuoridorArena {
  static let options: [Arguments.Option] = [
    .init("games", "N", "games to play, an even number (100)"),
    .init("go", "LIMIT", "what each is told: “200” ms or “nodes 20000” (nodes 20000)"),
    .init("first-go", "LIMIT", "the same for the first alone"),
    .init("second-go", "LIMIT", "the same for the second alone"),
    .init("opening", "PLIES", "random but even plies at the start (6)"),
    .init("seed", "N", "which openings (1)"),
    .init("levels", nil, "play each built-in level against the next one"),
    .init("games-out", nil, "print every game"),
  ]

  static let help = Help(
    usage: "quoridor arena [OPTIONS] [FIRST SECOND]",
    about: """
      Lets two engines play each other. FIRST and SECOND are shell commands that speak the
      protocol of “courtside quoridor engine”, which is also what stands for one left out.
      Each opening is played twice with the colours changed; ply 200 is a draw.
      """,
    options: options)

  private var games = 100
  private var opening = 6
  private var seed: UInt64 = 1
  private var limits = ("nodes 20000", "nodes 20000")
  private var printsGames = false

  /// Runs the command with what follows `arena`.
  static func run(_ words: [String]) -> Int32 {
    help.answer(words, as: "quoridor arena") { arguments throws(Arguments.Misuse) in
      let arena = try QuoridorArena(arguments)
      if arguments["levels"] != nil { return arena.levels() }
      let own = "\(CommandLine.arguments[0]) quoridor engine"
      let commands = arguments.words + Array(repeating: own, count: 2)
      return arena.play(commands[0], commands[1]) ? 0 : 1
    }
  }

  private init(_ arguments: Arguments) throws(Arguments.Misuse) {
    games = try arguments.number("games", 2...100_000) ?? games
    opening = try arguments.number("opening", 0...40) ?? opening
    seed = UInt64(try arguments.number("seed", 0...Int.max) ?? 1)
    printsGames = arguments["games-out"] != nil
    let both = arguments["go"] ?? limits.0
    limits = (arguments["first-go"] ?? both, arguments["second-go"] ?? both)
    for limit in [both, limits.0, limits.1] {
      let words = limit.split(separator: " ")
      guard let number = words.last.flatMap({ Int($0) }), number > 0,
        words.count == 1 || words.count == 2 && words[0] == "nodes"
      else {
        throw Arguments.Misuse(text: "“\(limit)” is no limit; expected “200” or “nodes 20000”")
      }
    }
    if arguments.words.count > 2 { throw Arguments.Misuse(text: "more than two engines") }
  }

  private func levels() -> Int32 {
    let own = "\(CommandLine.arguments[0]) quoridor engine"
    for (lower, upper) in zip(Level.allCases, Level.allCases.dropFirst()) {
      var arena = self
      arena.limits = ("nodes \(upper.nodes)", "nodes \(lower.nodes)")
      Output.line("\(upper.rawValue) against \(lower.rawValue)")
      if !arena.play(own, own) { return 1 }
    }
    return 0
  }

  /// Plays all games and prints the score; false when an engine fails to start.
  private func play(_ first: String, _ second: String) -> Bool {
    // An engine that ends early is noticed by its missing answer.
    signal(SIGPIPE, SIG_IGN)
    guard let one = QuoridorOpponent(first), let two = QuoridorOpponent(second) else {
      Output.complain("quoridor arena: cannot start the engines")
      return false
    }
    var tally = QuoridorTally()
    var openings = Openings(plies: opening, seed: seed)
    for _ in 0..<(games / 2) {
      let plies = openings.next()
      let asBlue = game(one, two, plies, limits, &tally)
      tally.add(asBlue)
      let asRed = game(two, one, plies, (limits.1, limits.0), &tally)
      tally.add(asRed.map(\.opponent))
    }
    Output.line("first \(tally.line)")
    return true
  }

  /// One game from an opening; gives the winner.
  private func game(
    _ blue: borrowing QuoridorOpponent, _ red: borrowing QuoridorOpponent, _ opening: [Move],
    _ limits: (String, String), _ tally: inout QuoridorTally
  ) -> Pawn? {
    var game = Game(rules: .unlimited)
    for move in opening { try? game.enter(.ply(.move(move))) }
    _ = blue.ask("reset", until: "ready")
    _ = red.ask("reset", until: "ready")
    while game.outcome == nil, game.plies.count < 200 {
      let isBlue = game.position.turn == .blue
      let line = "position " + game.plies.map(\.notation).joined(separator: " ")
      let go = "go " + (isBlue ? limits.0 : limits.1)
      let answer =
        isBlue ? Self.move(blue, line, go) : Self.move(red, line, go)
      do {
        try game.enter(.ply(Ply(answer)))
      } catch {
        Output.complain("quoridor arena: \(game.position.turn.name) answers “\(answer)”")
        tally.faults += 1
        try? game.enter(.surrender(game.position.turn))
      }
    }
    if printsGames {
      let moves = game.plies.map(\.notation).joined(separator: " ")
      Output.line("\(game.outcome?.notation ?? "draw plies"): \(moves)")
    }
    return game.outcome?.winner
  }

  private static func move(
    _ player: borrowing QuoridorOpponent, _ line: String, _ go: String
  ) -> String {
    guard player.ask(line, until: "ready") == "ready" else { return "" }
    let answer = player.ask(go, until: "bestmove") ?? ""
    return String(answer.dropFirst("bestmove ".count))
  }
}
