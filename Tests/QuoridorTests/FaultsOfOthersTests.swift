import Quoridor
import Testing

/// Faults seen in other programs, each shown not to be here.
@Suite struct FaultsOfOthersTests {
  private func reason(_ text: String, _ move: String) throws -> Illegal? {
    try game(text).position.objection(to: Move(move))
  }

  private func targets(_ text: String) throws -> [String] {
    try game(text).position.pawnTargets.map(\.notation).sorted()
  }

  @Test func crossingWallsAreRefused() throws {
    #expect(try reason("e3h", "e3v") == .crossing)
    #expect(try reason("e3v", "e3h") == .crossing)
    // A cross at the next point is a T-joint, and legal.
    #expect(try reason("e3h", "f3v") == nil)
  }

  @Test func noJumpEndsOnOnesOwnSquare() throws {
    for text in ["e2 e8 e3 e7 e4 e6 a1h e5", "e2 e8 e3 e7 e4 e6 d4v e5 d5h e4v"] {
      #expect(try !targets(text).contains("e4"))
    }
    #expect(try reason("e2 e8", "e2") == .occupied)
  }

  @Test func aJumpAtTheSideEdgeKeepsThePawn() throws {
    let text = "d1 d9 c1 c9 b1 b9 b2 a9 b3 a8 b4 a7 b5 a6 h8h a5"
    #expect(try targets(text) == ["a4", "a6", "b4", "b6", "c5"])
    let after = try game(text + " a6").position
    #expect(after.square(of: .blue).notation == "a6")
    #expect(after.square(of: .red).notation == "a5")
  }

  @Test func aNewGameHasNoWalls() throws {
    _ = try game("e3h e6h a1v")
    #expect(Game().position == Position())
    #expect(Game().position.walls.isEmpty)
    #expect(Game().position.moves.count == 131)
  }

  @Test func nothingIsPlayedAfterAWin() throws {
    let won = "e2 a1h e3 c1h e4 g1h e5 a3h e6 c3h e7 g3h e8 a5h d9"
    #expect(try game(won).outcome == .win(.blue, .goal))
    for more in ["e8", "a8h", "pass"] {
      #expect(throws: PlyError(ply: 16, word: more, reason: .gameOver)) {
        try game("\(won) \(more)")
      }
    }
  }

  @Test func aWallOnAWallIsRefused() throws {
    for wall in ["e3h", "d3h", "f3h"] { #expect(try reason("e3h", wall) == .overlap) }
    for wall in ["e3v", "e2v", "e4v"] { #expect(try reason("e3v", wall) == .overlap) }
    for wall in ["c3h", "g3h"] { #expect(try reason("e3h", wall) == nil) }
    for wall in ["e1v", "e5v"] { #expect(try reason("e3v", wall) == nil) }
    // Slots at the end of one rank and the start of the next are no neighbours.
    #expect(try reason("h3h", "a4h") == nil)
    #expect(try reason("h4v", "a5v") == nil)
  }

  @Test func everyWallIsTwoSquaresLong() throws {
    let across = try game("e3h a8h").position
    for (square, blocked) in [("e3", true), ("f3", true), ("d3", false), ("g3", false)] {
      let from = try #require(Square(square))
      let above = try #require(Square(file: from.file, rank: from.rank + 1))
      #expect(across.isOpen(from, above) != blocked)
    }
    let along = try game("e3v").position
    for (square, blocked) in [("e3", true), ("e4", true), ("e2", false), ("e5", false)] {
      let from = try #require(Square(square))
      let right = try #require(Square(file: from.file + 1, rank: from.rank))
      #expect(along.isOpen(from, right) != blocked)
    }
  }

  @Test func aPassIsNoMove() throws {
    let passed = try game("e2 e8 e3h e7 pass e6").position
    #expect(passed.square(of: .blue).notation == "e2")
    #expect(passed.square(of: .red).notation == "e6")
    #expect(throws: Illegal.malformed) { try Move("pass") }
    #expect(!passed.moves.map(\.notation).contains("pass"))
  }

  @Test func ranksAreNotMirrored() throws {
    for text in ["e2", "e3h", "a1v", "h8h"] { #expect(try Move(text).notation == text) }
    #expect(try game("e2").position.square(of: .blue).rank == 1)
    let wall = try #require(Wall("a1v"))
    #expect(wall.slot.file == 0 && wall.slot.rank == 0 && wall.orientation == .vertical)
  }

  @Test func theCountOfWallsIsKept() throws {
    let position = try game("a1h a3h c1h e8").position
    #expect(position.wallsLeft(of: .blue) == 8)
    #expect(position.wallsLeft(of: .red) == 9)
    #expect(position.walls.count == 3)
  }

  @Test func wallsOnTheTopRowBlock() throws {
    // Two plies from the start: 16,677, not 16,679.
    #expect(Perft.count(Position(), depth: 2) == 16_677)
    #expect(try !game("d8h").position.pawnTargets.contains(#require(Square("e8"))))
    #expect(try !game("e8h").position.pawnTargets.contains(#require(Square("e8"))))
    #expect(try reason("d8h", "e8") == .blocked)
  }

  @Test func theOtherSidesMoveIsNoPass() throws {
    #expect(try reason("", "e8") == .otherPawn)
    #expect(throws: PlyError(ply: 2, word: "e3", reason: .otherPawn)) { try game("e2 e3") }
  }

  @Test func theEleventhWallIsRefused() throws {
    let ten = "a1h g5h c1h g7h a3h e8h c3h a8h a5h c8h c5h e6h a7h e4h c7h e2h g1h f1v g3h f3v"
    #expect(try reason(ten, "e5v") == .noWallsLeft)
    #expect(try game(ten).position.moves.allSatisfy { $0.notation.count == 2 })
  }

  @Test func noSidestepThroughAWallBetweenThePawns() throws {
    let text = "e2 e8 e3 e7 e4 e6 d4h e5"
    #expect(try targets(text) == ["d4", "e3", "f4"])
    for square in ["d5", "f5", "e6"] { #expect(try reason(text, square) == .blocked) }
  }

  @Test func shufflingEnds() throws {
    var game = Game()
    let shuffle = ["e2", "e8", "e1", "e9"]
    for ply in 0..<200 {
      #expect(game.outcome == nil)
      try game.enter(.ply(Ply(shuffle[ply % 4])))
      if ply == 8 { #expect(game.offersDraw) }
    }
    #expect(game.outcome == .draw(.plies))
    #expect(throws: Illegal.gameOver) { try game.enter(.ply(.pass)) }
  }
}
