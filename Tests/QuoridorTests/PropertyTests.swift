import Quoridor
import Testing

/// What must hold in every position, tried in seeded random games.
@Suite struct PropertyTests {
  /// Positions of random games: some of walls, some of pawns, some of both.
  private func positions(games: Int) throws -> [Position] {
    var found: [Position] = []
    for seed in 0..<games {
      var dice = Dice(UInt64(seed))
      var position = Position()
      for _ in 0..<60 where position.winner == nil {
        found.append(position)
        let steps = position.pawnTargets.map(Move.pawn)
        let all = position.moves
        let choice = Int.random(in: 0..<3, using: &dice) < seed % 3 ? steps : all
        try position.play(#require(choice.randomElement(using: &dice)))
      }
    }
    return found
  }

  private static let everything: [Move] = {
    let squares = (0..<81).compactMap { Square(file: $0 % 9, rank: $0 / 9) }
    let walls = (0..<64).compactMap { Slot(file: $0 % 8, rank: $0 / 8) }
      .flatMap { slot in Orientation.allCases.map { Wall(slot, $0) } }
    return squares.map(Move.pawn) + walls.map(Move.wall)
  }()

  @Test func listedMovesAreAcceptedAndAllOthersRefused() throws {
    for position in try positions(games: 12) {
      let listed = Set(position.moves)
      #expect(listed.count == position.moves.count)
      #expect(listed.count <= 133)
      #expect(!position.pawnTargets.isEmpty)
      for move in Self.everything {
        var next = position
        do {
          try next.play(move)
          #expect(listed.contains(move))
          #expect(next.turn == position.turn.opponent)
        } catch {
          #expect(!listed.contains(move), "\(move.notation) \(error)")
          #expect(next == position)
        }
      }
    }
  }

  @Test func theWayIsAsLongAsItsSteps() throws {
    for position in try positions(games: 12) {
      for pawn in Pawn.allCases {
        let way = position.shortestWay(of: pawn)
        let start = position.square(of: pawn)
        #expect(way.last.map { $0.rank == pawn.goalRank } ?? (start.rank == pawn.goalRank))
        for (one, other) in zip([start] + way, way) { #expect(position.isOpen(one, other)) }
        #expect(position.distance(of: pawn) == way.count)
      }
    }
  }

  @Test func leftAndRightAreAlike() throws {
    for position in try positions(games: 12) {
      let mirror = position.mirrored
      #expect(mirror.mirrored == position)
      #expect(Set(mirror.moves) == Set(position.moves.map(\.mirrored)))
      #expect(Perft.count(mirror, depth: 1) == UInt64(position.moves.count))
    }
  }

  @Test func takingBackRestoresTheGame() throws {
    for seed in 0..<20 {
      var dice = Dice(UInt64(seed) &+ 500)
      var game = Game()
      var states = [game]
      while game.outcome == nil, states.count < 70 {
        let move = try #require(game.position.moves.randomElement(using: &dice))
        try game.enter(.ply(Int.random(in: 0..<9, using: &dice) == 0 ? .pass : .move(move)))
        states.append(game)
      }
      let again = try Game(plies: game.plies.map(\.notation), rules: .venue)
      #expect(again == game)
      for count in [1, 2, 5] where count < states.count {
        var back = game
        try back.enter(.takeBack(plies: count))
        #expect(back == states[states.count - 1 - count])
      }
    }
  }
}
