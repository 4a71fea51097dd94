/// The machine player: an iterative-deepening alpha-beta search with a transposition table.
///
/// It reads no clock: `shouldStop` is asked every few hundred positions. The same seed, limit and
/// earlier questions give the same answers.
public struct Engine: ~Copyable {
  /// The most plies it looks ahead.
  public static let deepest = 100
  /// The score of a game won here and now; a win in `n` plies counts `n` less.
  public static let win = 30_000
  /// A score above it, or below its negative, is a forced end.
  public static let won = 29_000

  /// Varies the play of the opening; 0 always plays what seems best.
  public var seed: UInt64

  let zobrist = Zobrist()
  var table: TranspositionTable
  let frames: UnsafeMutablePointer<Frame>
  let evaluator: Evaluator
  let sums: UnsafeMutablePointer<Evaluator.Lanes>
  /// A list of moves for each ply: the value to sort by in the high bits, the code in the low eight.
  let lists: UnsafeMutablePointer<Int32>
  /// How often a move of a player refuted something.
  let history: UnsafeMutablePointer<Int32>
  /// The move that refuted another.
  let replies: UnsafeMutablePointer<UInt8>
  /// The keys of the game's earlier positions since the last wall.
  var earlierKeys: [UInt64] = []
  var nodes = 0
  var nodeLimit = Int.max
  var nextCheck = 0
  var isStopped = false
  var rootMove = TranspositionTable.Entry.none
  var noise: UInt64 = 0
  var shouldStop: () -> Bool = { false }

  static let listLength = 136
  static let moveCodes = 256

  /// An engine with a table of so many findings, 16 bytes each.
  public init(tableEntries: Int = 1 << 20, seed: UInt64 = 0, net: Net = .builtIn) {
    self.seed = seed
    evaluator = Evaluator(net)
    table = TranspositionTable(entries: tableEntries)
    let plies = Self.deepest + 4
    frames = .allocate(capacity: plies)
    frames.initialize(repeating: Frame(), count: plies)
    sums = .allocate(capacity: plies * Evaluator.sums)
    lists = .allocate(capacity: plies * Self.listLength)
    lists.initialize(repeating: 0, count: plies * Self.listLength)
    history = .allocate(capacity: 2 * Self.moveCodes)
    history.initialize(repeating: 0, count: 2 * Self.moveCodes)
    replies = .allocate(capacity: 2 * Self.moveCodes)
    replies.initialize(repeating: 0xFF, count: 2 * Self.moveCodes)
  }

  deinit {
    frames.deallocate()
    sums.deallocate()
    lists.deallocate()
    history.deallocate()
    replies.deallocate()
  }

  /// Forgets all it found out: the next answer is that of a new engine.
  public mutating func reset() {
    table.clear()
    forgetOrder()
  }

  private func forgetOrder() {
    history.update(repeating: 0, count: 2 * Self.moveCodes)
    replies.update(repeating: 0xFF, count: 2 * Self.moveCodes)
    for ply in 0..<(Self.deepest + 4) { frames[ply].killers = (0xFF, 0xFF) }
  }

  /// Looks for the best move of the player on turn.
  ///
  /// `report` is told of each depth that was searched in full; the last report comes back. A game
  /// that is over gives a report without a move.
  @discardableResult
  public mutating func think(
    about game: Game, limit: Limit = Limit(), shouldStop: @escaping () -> Bool = { false },
    report: (Report) -> Void = { _ in }
  ) -> Report {
    var last = Report(depth: 0, nodes: 0, score: 0, line: [])
    guard game.position.winner == nil else { return last }
    begin(game, limit, shouldStop)
    let moves = game.position.moves
    rootMove = moves.first?.code ?? TranspositionTable.Entry.none
    var score: Int32 = 0
    for depth in 1...max(1, min(limit.depth, Self.deepest)) {
      let found = searchRoot(Int32(depth), around: score)
      if isStopped && depth > 1 {
        // An unfinished depth began with the best move so far: a better one counts.
        last.nodes = nodes
        last.line = line(from: rootMove)
        break
      }
      score = found
      last = Report(depth: depth, nodes: nodes, score: Int(score), line: line(from: rootMove))
      report(last)
      if isStopped || isSettled(last, moves.count) { break }
    }
    self.shouldStop = { false }
    return last
  }

  /// Whether looking further cannot change the move.
  private func isSettled(_ report: Report, _ choices: Int) -> Bool {
    if let plies = report.pliesToEnd, plies <= report.depth { return true }
    return choices == 1 && report.depth >= 4
  }

  private mutating func begin(_ game: Game, _ limit: Limit, _ shouldStop: @escaping () -> Bool) {
    self.shouldStop = shouldStop
    nodes = 0
    nodeLimit = limit.nodes
    nextCheck = 0
    isStopped = false
    table.beginSearch()
    for index in 0..<(2 * Self.moveCodes) { history[index] /= 4 }
    let plies = game.plies.count
    noise = seed != 0 && plies < 12 ? seed : 0
    earlierKeys = []
    for ply in stride(from: plies - 1, through: 0, by: -1) {
      if case .move(.wall) = game.plies[ply] { break }
      earlierKeys.append(zobrist.key(of: game.position(after: ply)))
    }
    earlierKeys.reverse()
    var root = Frame()
    root.position = game.position
    root.key = zobrist.key(of: root.position)
    root.blue = root.position.way(of: .blue)
    root.red = root.position.way(of: .red)
    root.sinceWall = earlierKeys.count
    root.killers = frames[0].killers
    frames[0] = root
    evaluator.begin(sums, root.position)
  }

  /// Searches in a narrow window around the expected score and widens it until the score is in it.
  private mutating func searchRoot(_ depth: Int32, around expected: Int32) -> Int32 {
    let infinity = Int32(Self.win) + 1
    if depth < 4 { return search(depth, -infinity, infinity, 0) }
    var margin: Int32 = 24
    var alpha = max(expected - margin, -infinity)
    var beta = min(expected + margin, infinity)
    while true {
      let score = search(depth, alpha, beta, 0)
      if isStopped { return score }
      margin *= 3
      if score <= alpha, alpha > -infinity {
        alpha = margin > 2000 ? -infinity : max(score - margin, -infinity)
      } else if score >= beta, beta < infinity {
        beta = margin > 2000 ? infinity : min(score + margin, infinity)
      } else {
        return score
      }
    }
  }

  /// The best move and what the table expects to follow it.
  private func line(from first: UInt8) -> [Move] {
    guard first != TranspositionTable.Entry.none else { return [] }
    var position = frames[0].position
    var line: [Move] = []
    var code = first
    while line.count < 12, code != TranspositionTable.Entry.none {
      let move = Move(code: code)
      guard (try? position.play(move)) != nil else { break }
      line.append(move)
      if position.winner != nil { break }
      code = table.find(zobrist.key(of: position)).move
    }
    return line
  }

  /// Counts a position and looks now and then whether to stop.
  @inline(__always)
  mutating func count() {
    nodes &+= 1
    if nodes >= nextCheck { check() }
  }

  @inline(never)
  private mutating func check() {
    nextCheck = min(nodes &+ 512, nodeLimit)
    if nodes >= nodeLimit || shouldStop() { isStopped = true }
  }
}
