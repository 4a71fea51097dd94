import Quoridor
import Testing

@Suite struct NotationTests {
  @Test func everySquareAndWallComesBack() throws {
    var names: Set<String> = []
    for file in 0..<9 {
      for rank in 0..<9 {
        let square = try #require(Square(file: file, rank: rank))
        #expect(square.file == file && square.rank == rank)
        #expect(Square(square.notation) == square)
        #expect(square.mirrored.mirrored == square)
        #expect(try Ply(square.notation) == .move(.pawn(square)))
        names.insert(square.notation)
      }
    }
    for file in 0..<8 {
      for rank in 0..<8 {
        for orientation in Orientation.allCases {
          let wall = Wall(try #require(Slot(file: file, rank: rank)), orientation)
          #expect(Wall(wall.notation) == wall)
          #expect(wall.orientation == orientation && wall.mirrored.mirrored == wall)
          #expect(try Move(wall.notation) == .wall(wall))
          names.insert(wall.notation)
        }
      }
    }
    #expect(names.count == 81 + 128)
  }

  @Test(arguments: ["", "e", "E2", "e2 ", "2e", "e2x", "e3H", "pass!", "e3hh", "É2", "e-1", "３a"])
  func whatIsNoMoveIsMalformed(_ text: String) {
    #expect(throws: Illegal.malformed) { try Ply(text) }
  }

  @Test(arguments: ["j1", "a0", "e10", "i1h", "a9v", "z9", "e0h", "e99v"])
  func whatALargerBoardWouldHaveIsOffTheBoard(_ text: String) {
    #expect(throws: Illegal.offBoard) { try Ply(text) }
  }

  @Test func entriesComeBack() throws {
    for text in ["e2", "e3h", "pass", "back:2", "surrender:red", "surrender:blue", "draw"] {
      #expect(try Entry(text).notation == text)
    }
    for text in ["back:", "back:0", "back:-1", "back:x", "surrender", "surrender:green", "draw?"] {
      #expect(throws: Illegal.malformed) { try Entry(text) }
    }
  }

  @Test func outcomesComeBack() {
    for text in ["blue goal", "red surrender", "blue misses", "draw agreed", "draw plies"] {
      #expect(Outcome(text)?.notation == text)
    }
    for text in ["", "blue", "blue  goal", "green goal", "draw goal", "blue agreed", "blue goal "] {
      #expect(Outcome(text) == nil)
    }
  }

  @Test func anErrorIsOneCleanLine() {
    let word = "\u{1B}[31m" + String(repeating: "x", count: 100)
    let error = PlyError(ply: 3, word: word, reason: .malformed)
    #expect(error.line.hasPrefix("ply 3 ?[31mxxx"))
    #expect(error.line.count < 100)
  }
}
