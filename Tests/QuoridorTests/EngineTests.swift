import Quoridor
import Testing

@Suite struct EngineTests {
  private func think(_ text: String, nodes: Int, seed: UInt64 = 0) throws -> Report {
    var engine = Engine(tableEntries: 1 << 12, seed: seed)
    return engine.think(about: try game(text), limit: Limit(nodes: nodes))
  }

  @Test func itTakesAWinAtOnce() throws {
    let text = "e2 a1h e3 c1h e4 g1h e5 a3h e6 c3h e7 g3h e8 a5h"
    let report = try think(text, nodes: 2000)
    #expect(report.move.map { $0.notation.last } == "9")
    #expect(report.pliesToEnd == 1 && report.prospects == 1000)
  }

  @Test func itHoldsAPawnUpThatIsAboutToWin() throws {
    // Red stands on e2 with nothing before it; blue, to move, must put something there.
    let text = "d1 e8 c1 e7 c2 e6 c3 e5 c4 e4 c5 e3 c4 e2"
    let position = try game(text).position
    let report = try think(text, nodes: 3000)
    let move = try #require(report.move)
    var next = position
    try next.play(move)
    #expect(next.pawnTargets.allSatisfy { $0.rank != 0 })
  }

  @Test func theSameQuestionHasTheSameAnswer() throws {
    for seed: UInt64 in [0, 7] {
      let reports = try (0..<2).map { _ in
        try think("e2 e8 e3 e7 e4 e6", nodes: 3000, seed: seed)
      }
      #expect(reports[0] == reports[1])
    }
    var engine = Engine(tableEntries: 1 << 12)
    let game = try game("e2 e8")
    let first = engine.think(about: game, limit: Limit(nodes: 2000))
    engine.think(about: try QuoridorTests.game("e2 e8 e3h"), limit: Limit(nodes: 2000))
    engine.reset()
    #expect(engine.think(about: game, limit: Limit(nodes: 2000)) == first)
  }

  @Test func levelsDifferByWhatTheySee() {
    let nodes = Level.allCases.map(\.nodes)
    for (lower, upper) in zip(nodes, nodes.dropFirst()) { #expect(upper >= 6 * lower) }
  }

  @Test func seedsVaryTheOpening() throws {
    var games: Set<String> = []
    for seed: UInt64 in 1...8 {
      var engine = Engine(tableEntries: 1 << 12, seed: seed)
      var game = Game()
      for _ in 0..<10 {
        let move = try #require(engine.think(about: game, limit: Limit(nodes: 150)).move)
        try game.enter(.ply(.move(move)))
      }
      games.insert(game.plies.map(\.notation).joined(separator: " "))
    }
    #expect(games.count >= 6)
  }

  @Test func everyMoveIsLegalAndGamesEnd() throws {
    for seed: UInt64 in 1...3 {
      var engine = Engine(tableEntries: 1 << 10, seed: seed)
      var game = Game()
      while game.outcome == nil {
        let report = engine.think(about: game, limit: Limit(nodes: 60))
        try game.enter(.ply(.move(#require(report.move))))
      }
      #expect(game.outcome?.winner != nil, "\(game.plies.map(\.notation))")
    }
  }

  @Test func limitsAreKept() throws {
    let deep = try think("e2 e8 e3 e7", nodes: 1500)
    #expect(deep.nodes <= 1500)
    var engine = Engine(tableEntries: 1 << 12)
    var reports: [Report] = []
    let last = engine.think(
      about: Game(), limit: Limit(depth: 3), report: { reports.append($0) })
    #expect(reports.map(\.depth) == [1, 2, 3] && reports.last == last)
    var asked = 0
    let stopped = engine.think(
      about: Game(),
      shouldStop: {
        asked += 1
        return asked > 2
      })
    #expect(stopped.move != nil && stopped.nodes < 5000)
    // Even one that is stopped before it began has a legal move.
    let none = engine.think(about: Game(), shouldStop: { true })
    #expect(try Game().position.moves.contains(#require(none.move)))
  }

  @Test func aFinishedGameHasNoMove() throws {
    let text = "e2 a1h e3 c1h e4 g1h e5 a3h e6 c3h e7 g3h e8 a5h d9"
    #expect(try think(text, nodes: 100).move == nil)
  }

  @Test func prospectsGrowWithTheScore() {
    let prospects = [-30_000, -3000, -200, 0, 200, 3000, 30_000].map {
      Report(depth: 1, nodes: 1, score: $0, line: []).prospects
    }
    #expect(prospects == prospects.sorted() && Set(prospects).count == 7)
    #expect(prospects[0] == 0 && prospects[3] == 500 && prospects[6] == 1000)
  }

  @Test func openingsAreLegalAndRepeatable() throws {
    var some = Openings(plies: 6, seed: 3)
    var again = Openings(plies: 6, seed: 3)
    for _ in 0..<5 {
      let moves = some.next()
      #expect(moves == again.next() && moves.count == 6)
      #expect(try game(moves.map(\.notation).joined(separator: " ")).outcome == nil)
    }
  }
}
