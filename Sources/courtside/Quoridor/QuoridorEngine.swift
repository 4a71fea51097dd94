import CLinux
import Glibc
import Quoridor

/// `courtside quoridor engine`: the machine player for other programs, a line in, lines out.
struct QuoridorEngine: ~Copyable {
  /// Findings the engine may keep: 64 MB.
  private static let tableEntries = 1 << 22

  static let options: [Arguments.Option] = [
    .init("net", "FILE", "play with another evaluation, as “train” prints it")
  ]

  private var engine: Engine
  private var game = Game(rules: .unlimited)
  private var pace = QuoridorPace()

  /// Answers standard input until `quit` or its end.
  static func run(_ words: [String]) -> Int32 {
    do {
      let arguments = try Arguments(words, options: options)
      if arguments.wantsHelp { return QuoridorCommand.run(["--help"]) }
      if let word = arguments.words.first {
        return QuoridorCommand.misuse("engine reads standard input, not “\(word)”")
      }
      answer(QuoridorEngine(net: try arguments.net()))
      return 0
    } catch {
      return QuoridorCommand.misuse("engine: \(error.text)")
    }
  }

  private init(net: Net?) {
    engine = Engine(tableEntries: Self.tableEntries, net: net ?? .builtIn)
  }

  private static func answer(_ player: consuming QuoridorEngine) {
    while let line = readLine() {
      let words = QuoridorCommand.split(line)
      if words == ["quit"] { break }
      player.obey(words)
    }
  }

  private mutating func obey(_ words: [String]) {
    let rest = Array(words.dropFirst())
    switch words.first {
    case nil: return
    case "reset":
      engine.reset()
      game = Game(rules: .unlimited)
      answer("ready")
    case "position": position(rest)
    case "seed":
      guard rest.count == 1, let seed = UInt64(rest[0]) else {
        return answer("error seed needs a whole number from 0 on")
      }
      // What was searched before would steer what comes: the same seed and count, the same move.
      engine.reset()
      engine.seed = seed
      answer("ready")
    case "go": go(rest)
    case .some(let word):
      answer("error “\(Self.printable(word))” is not a command")
    }
  }

  private mutating func position(_ words: [String]) {
    do {
      game = try Game(plies: words)
      answer("ready")
    } catch {
      answer("error \(error.line)")
    }
  }

  private mutating func go(_ words: [String]) {
    let began = cl_monotonic_ns()
    guard game.outcome == nil else { return answer("error the game is over") }
    var limit = Limit()
    var nanoseconds: Int64?
    if words.count == 2, words[0] == "nodes", let nodes = Int(words[1]), nodes > 0 {
      limit.nodes = nodes
    } else if words.count == 1, let milliseconds = Int64(words[0]), milliseconds >= 0,
      milliseconds <= 86_400_000
    {
      nanoseconds = milliseconds * 1_000_000
    } else {
      return answer("error go needs MILLISECONDS or nodes N")
    }
    var pace = self.pace
    pace.begin(at: began, lasting: nanoseconds)
    let report = engine.think(
      about: game, limit: limit, shouldStop: { pace.isOver(at: cl_monotonic_ns()) },
      report: { Output.line("info depth \($0.depth) nodes \($0.nodes) score \($0.score)") })
    self.pace = pace
    if let move = report.move { answer("bestmove \(move.notation)") }
  }

  private func answer(_ text: String) {
    Output.line(text)
  }

  private static func printable(_ word: String) -> String {
    String(String.UnicodeScalarView(word.unicodeScalars.prefix(20).filter { $0.value >= 32 }))
  }
}

extension Arguments {
  /// The evaluation in the file that `--net` names, nil without that option.
  /// - Throws: `Misuse` where it cannot be read or is none.
  func net() throws(Misuse) -> Net? {
    guard let path = self["net"] else { return nil }
    guard let file = fopen(path, "r") else {
      throw Misuse(text: "\(path): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    guard let net = Net(bytes) else {
      throw Misuse(text: "\(path): not an evaluation as “train” prints it")
    }
    return net
  }
}
