import Quoridor

/// `courtside quoridor`: rules, counts, replays and the engine, for people and other programs.
enum QuoridorCommand {
  static let help = """
    Usage: courtside quoridor COMMAND [ARGUMENTS]

    The board game Quoridor on standard input and output.

    Commands:
      moves [MOVES…]        print the legal moves after MOVES, sorted, one a line
      perft DEPTH [MOVES…]  count the move sequences of exactly DEPTH plies after MOVES
      replay                read games from standard input, one a line; print for each the plies,
                            the result and its reason, or “error”, the ply and what is wrong
      engine                play by the engine protocol on standard input and output
      arena                 let engines play each other; see arena --help
      selfplay, train       make games and learn an evaluation from them; see --help of each
      bench                 measure rules and engine

    A move is the square the pawn goes to (e2) or a wall (e3h above e3 and f3, e3v right of e3 and
    e4). “pass” is a turn that the clock took. Neither clock nor limits of plies are in force.

    Engine protocol: “reset” → “ready”; “position [MOVES…]” → “ready”; “seed N” → “ready”;
    “go MILLISECONDS” or “go nodes N” → “info depth D nodes N score S” lines, then “bestmove MOVE”;
    “quit”. What is wrong is answered with “error WHY”.

    Options:
      --help  print this page
    """

  /// Runs the command with what follows `quoridor`; gives the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first else { return misuse("a command is missing") }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--help", "-h", "help":
      Output.line(help)
      return 0
    case "moves": return moves(rest)
    case "perft": return perft(rest)
    case "replay": return replay(rest)
    case "arena": return QuoridorArena.run(rest)
    case "bench": return QuoridorBench.run(rest)
    case "selfplay": return QuoridorSelfPlay.run(rest)
    case "train": return QuoridorTraining.run(rest)
    case "engine": return QuoridorEngine.run(rest)
    default: return misuse("“\(name)” is not a command")
    }
  }

  /// Complains about wrong usage; the exit status is 2.
  static func misuse(_ text: String) -> Int32 {
    Output.complain("quoridor: \(text); see courtside quoridor --help")
    return 2
  }

  private static func moves(_ words: [String]) -> Int32 {
    if words.contains("--help") { return run(["--help"]) }
    guard let game = game(words) else { return 1 }
    for move in game.position.moves.map(\.notation).sorted() { Output.line(move) }
    return 0
  }

  private static func perft(_ words: [String]) -> Int32 {
    if words.contains("--help") { return run(["--help"]) }
    guard let word = words.first else { return misuse("perft needs a depth") }
    guard let depth = Int(word), (0...60).contains(depth) else {
      return misuse("the depth “\(word)” is not a whole number from 0 to 60")
    }
    guard let game = game(Array(words.dropFirst())) else { return 1 }
    Output.line(String(Perft.count(game.position, depth: depth)))
    return 0
  }

  private static func replay(_ words: [String]) -> Int32 {
    if words.contains("--help") { return run(["--help"]) }
    if let word = words.first { return misuse("replay reads standard input, not “\(word)”") }
    while let line = readLine() {
      do {
        let game = try Game(plies: split(line))
        Output.line("\(game.plies.count) \(game.outcome?.notation ?? "none unfinished")")
      } catch {
        Output.line("error \(error.line)")
      }
    }
    return 0
  }

  /// The game of these words; complains and gives nil when one of them is no legal ply.
  private static func game(_ words: [String]) -> Game? {
    do {
      return try Game(plies: words.flatMap(split))
    } catch {
      Output.complain("quoridor: \(error.line)")
      return nil
    }
  }

  /// The words of a line.
  static func split(_ line: String) -> [String] {
    line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
  }
}
