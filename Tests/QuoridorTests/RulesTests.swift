import Quoridor
import Testing

@Suite struct RulesTests {
  @Test func everyWorkedCase() throws {
    let cases = try Fixtures.rules()
    #expect(cases.count >= 19)
    for one in cases {
      let position = try game(one.moves).position
      let pawns = Pawn.allCases
      #expect(pawns.map { position.square(of: $0).notation } == one.pawns, "\(one.name)")
      #expect(pawns.map { position.wallsLeft(of: $0) } == one.wallsLeft, "\(one.name)")
      #expect(position.walls.map(\.notation).sorted() == one.walls.sorted(), "\(one.name)")
      #expect(position.winner.map { Int($0.rawValue) } == one.winner, "\(one.name)")
      #expect(Int(position.turn.rawValue) == one.sideToMove, "\(one.name)")
      let legal = position.moves.map(\.notation).sorted()
      if one.winner == nil {
        #expect(legal == (one.pawnMoves + words(one.legalWalls)).sorted(), "\(one.name)")
        #expect(legal.count { $0.count == 3 } == one.legalWallCount, "\(one.name)")
      } else {
        #expect(legal.isEmpty, "\(one.name)")
      }
    }
  }

  @Test func everyWallTestWithItsReason() throws {
    for one in try Fixtures.rules() {
      let position = try game(one.moves).position
      for test in one.wallTests {
        let why = position.objection(to: try Move(test.wall))?.rawValue ?? "ok"
        #expect(why == test.why, "\(one.name) \(test.wall)")
        #expect((why == "ok") == test.legal, "\(one.name) \(test.wall)")
      }
    }
  }

  @Test func everyPerftCase() throws {
    #if DEBUG
      let deepest = 3
    #else
      let deepest = 4
    #endif
    for one in try Fixtures.counts() {
      let position = try game(one.position).position
      #expect(Int(position.turn.rawValue) == one.sideToMove)
      for (depth, count) in zip(1...deepest, one.perft) {
        #expect(Perft.count(position, depth: depth) == count, "\(one.name) at depth \(depth)")
      }
    }
  }

  @Test func perftCountsListsToo() throws {
    #expect(Perft.count(Position(), depth: 0) == 1)
    #expect(Perft.lists(Position(), depth: 0) == 0)
    #expect(Perft.lists(Position(), depth: 3) == 1 + 131 + 16_677)
    let won = try game("e2 a1h e3 c1h e4 g1h e5 a3h e6 c3h e7 g3h e8 a5h d9").position
    #expect(Perft.count(won, depth: 0) == 1)
    #expect(Perft.count(won, depth: 1) == 0)
  }
}
