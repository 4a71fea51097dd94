import Glibc
import Quoridor

/// `courtside quoridor bench`: how fast rules and engine are, as a line of JSON.
enum QuoridorBench {
  static let options: [Arguments.Option] = [
    .init("runs", "N", "the median of so many runs is told (5)")
  ]

  static let help = Help(
    usage: "quoridor bench [OPTIONS]",
    about: """
      Measures by the time the processor spends: full move lists a second over five positions to
      depth 4 without a table; what a list costs, and what the two floods cost that a list would
      need for each wall by brute force; positions searched a second; the depth reached in a
      second from e2 e8 e3 e7 e4 e6.
      """,
    options: options)

  /// The start, an opening, pawns that meet, and two mazes.
  private static let positions = [
    "", "e2 e8", "e2 d3h e3 e8 h5h d4v e2 e7 e3",
    """
    e7v e8h h4h d6v e2 d9 g4v b7h a5h f4h e3v d2v f2h f3v c3v d7h e3 e1h d3h c9
    """,
    """
    e6h b7h h6v d9 e2 c8h d2 e9 e1h d3h e7v g6h c2v e8h d3 a7v c4v f9 e3 h3h e2v a3h b5v e4h d4v \
    f2h f3h e9 d3 d9
    """,
  ]

  /// Runs the command with what follows `bench`.
  static func run(_ words: [String]) -> Int32 {
    help.answer(words, as: "quoridor bench") { arguments throws(Arguments.Misuse) in
      try Help.refuseWords(in: arguments)
      let runs = try arguments.number("runs", 1...1000) ?? 5
      measure(positions.compactMap { try? Game(plies: QuoridorCommand.split($0)) }, runs)
      return 0
    }
  }

  private static func measure(_ games: [Game], _ runs: Int) {
    let lists = games.reduce(0) { $0 + Perft.lists($1.position, depth: 4) }
    let list =
      median(runs) {
        for game in games { blackHole(Perft.count(game.position, depth: 4)) }
      } / Double(lists)
    let floods = 200_000
    let pair =
      median(runs) {
        for index in 0..<floods {
          blackHole(games[index % games.count].position.bothHaveWays ? 1 : 0)
        }
      } / Double(floods)
    let nodes = 1_000_000
    let game = (try? Game(plies: ["e2", "e8", "e3", "e7", "e4", "e6"])) ?? Game()
    let search =
      median(runs) {
        var engine = Engine(tableEntries: 1 << 20)
        blackHole(UInt64(engine.think(about: game, limit: Limit(nodes: nodes)).nodes))
      } / Double(nodes)
    let depth = depthInASecond(game)
    Output.line(
      """
      {"lists_a_second":\(Int(1 / list)),"list_ns":\(tenths(list * 1e9)),\
      "two_floods_ns":\(tenths(pair * 1e9)),"list_in_two_floods":\(tenths(list / pair)),\
      "nodes_a_second":\(Int(1 / search)),"depth_in_a_second":\(depth)}
      """)
  }

  private static func depthInASecond(_ game: Game) -> Int {
    var engine = Engine(tableEntries: 1 << 22)
    let end = processorTime + 1
    return engine.think(about: game, shouldStop: { processorTime >= end }).depth
  }

  /// The middle of the times of so many runs, in s.
  private static func median(_ runs: Int, _ work: () -> Void) -> Double {
    let times = (0..<runs).map { _ in
      let began = processorTime
      work()
      return processorTime - began
    }
    return times.sorted()[runs / 2]
  }

  /// The time this process has had a processor, in s.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Keeps the compiler from leaving work out.
  @inline(never)
  private static func blackHole(_ value: UInt64) {
    if value == .max { Output.complain("unlikely") }
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
