import Quoridor
import Testing

@Suite struct GameTests {
  @Test func theFirstBadWordIsNamed() {
    let cases: [(String, PlyError)] = [
      ("e2 e8 x", PlyError(ply: 3, word: "x", reason: .malformed)),
      ("e9", PlyError(ply: 1, word: "e9", reason: .occupied)),
      ("e5", PlyError(ply: 1, word: "e5", reason: .outOfReach)),
      ("e3h e8 d3h", PlyError(ply: 3, word: "d3h", reason: .overlap)),
      ("e2 d2", PlyError(ply: 2, word: "d2", reason: .otherPawn)),
      ("i8h", PlyError(ply: 1, word: "i8h", reason: .offBoard)),
    ]
    for (text, error) in cases {
      #expect(throws: error) { try game(text) }
    }
  }

  @Test func aMissShortensTheNextTurnOnly() throws {
    var game = Game()
    #expect(game.allowance == .seconds(40))
    try game.enter(.ply(.pass))
    #expect(game.allowance == .seconds(40))
    try game.enter(.ply(Ply("e8")))
    #expect(game.allowance == .seconds(8))
    try game.enter(.ply(Ply("e2")))
    try game.enter(.ply(Ply("e7")))
    #expect(game.allowance == .seconds(40))
    #expect(game.misses(of: .blue) == 0)
  }

  @Test func fiveMissesInARowLose() throws {
    var game = Game()
    let blue = ["e2", "e1", "e2", "e1"]
    for turn in 0..<4 {
      try game.enter(.ply(Ply(blue[turn])))
      try game.enter(.ply(.pass))
      #expect(game.misses(of: .red) == turn + 1)
    }
    #expect(game.outcome == nil)
    try game.enter(.ply(Ply("e2")))
    try game.enter(.ply(.pass))
    #expect(game.outcome == .win(.blue, .misses))
    // The commands know no clock: there passes are only passes.
    #expect(try Game(plies: Array(repeating: "pass", count: 40)).outcome == nil)
  }

  @Test func aMoveEndsTheRowOfMisses() throws {
    var game = Game()
    for round in 0..<12 {
      try game.enter(.ply(Ply(round.isMultiple(of: 2) ? "e2" : "e1")))
      if round % 5 == 4 {
        try game.enter(.ply(Ply(game.position.square(of: .red).notation == "e9" ? "e8" : "e9")))
      } else {
        try game.enter(.ply(.pass))
      }
    }
    #expect(game.outcome == nil)
  }

  @Test func eitherMaySurrenderAtAnyTime() throws {
    for pawn in Pawn.allCases {
      var game = Game()
      try game.enter(.surrender(pawn))
      #expect(game.outcome == .win(pawn.opponent, .surrender))
      #expect(throws: Illegal.gameOver) { try game.enter(.surrender(pawn.opponent)) }
    }
  }

  @Test func aDrawIsAgreedOnlyWhenOffered() throws {
    var game = Game()
    #expect(throws: Illegal.noDrawOffered) { try game.enter(.draw) }
    for text in ["e2", "e8", "e1", "e9", "e2", "e8", "e1", "e9"] {
      #expect(!game.offersDraw)
      try game.enter(.ply(Ply(text)))
    }
    #expect(game.repetitions == 3)
    #expect(game.offersDraw)
    try game.enter(.draw)
    #expect(game.outcome == .draw(.agreed))
  }

  @Test func takingBackNeedsTheOthersAgreement() throws {
    var game = Game()
    #expect(throws: Illegal.nothingToTakeBack) { try game.askToTakeBack(.red) }
    try game.enter(.ply(Ply("e2")))
    #expect(throws: Illegal.nothingToTakeBack) { try game.askToTakeBack(.red) }
    try game.askToTakeBack(.blue)
    #expect(game.takeBackAskedBy == .blue)
    #expect(game.agreedTakeBack == .takeBack(plies: 1))
    game.refuseTakeBack()
    #expect(game.agreedTakeBack == nil)
    try game.enter(.ply(Ply("e8")))
    try game.askToTakeBack(.blue)
    let entry = try #require(game.agreedTakeBack)
    #expect(entry == .takeBack(plies: 2))
    try game.enter(entry)
    #expect(game.plies.isEmpty && game.position == Position())
    #expect(game.takeBackAskedBy == nil)
    #expect(throws: Illegal.nothingToTakeBack) { try game.enter(.takeBack(plies: 1)) }
  }

  @Test func aRefusedEntryChangesNothing() throws {
    var game = try game("e2 e8 e3h")
    let before = game
    for text in ["e3h", "e3v", "a9", "back:9", "draw"] {
      #expect(throws: Illegal.self) { try game.enter(Entry(text)) }
      #expect(game == before)
    }
  }

  @Test func earlierPositionsCanBeSeen() throws {
    let game = try game("e2 e8 e3")
    #expect(game.position(after: 0) == Position())
    #expect(game.position(after: 1).square(of: .blue).notation == "e2")
    #expect(game.position(after: 3) == game.position)
  }
}
