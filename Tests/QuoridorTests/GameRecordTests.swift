import Quoridor
import Testing

@Suite struct GameRecordTests {
  private let won = "e2 a1h e3 c1h e4 g1h e5 a3h e6 c3h e7 g3h e8 a5h d9"

  private func text(
    version: String = "1", plies: Int, result: String, moves: String, end: String = "\n"
  ) -> String {
    let head = "Quoridor: \(version)\nBlue: Ada\nRed: 戴資穎\nPlies: \(plies)\n"
    return head + "Result: \(result)\n\n\(moves)\(end)"
  }

  @Test func recordsComeBack() throws {
    var games = [Game(), try game("e2 e8 pass e7"), try Game(plies: words(won), rules: .venue)]
    var surrendered = try Game(plies: words("e2 e8 e3h"), rules: .venue)
    try surrendered.enter(.surrender(.blue))
    var agreed = try Game(
      plies: words("e2 e8 e1 e9 e2 e8 e1 e9"), rules: .venue)
    try agreed.enter(.draw)
    games += [surrendered, agreed]
    for game in games {
      let record = GameRecord(blue: "Ada: the first", red: "戴資穎", game: game)
      #expect(try GameRecord(record.text, rules: game.rules) == record)
    }
  }

  @Test func namesStayOnOneLine() throws {
    let record = GameRecord(blue: "A\nResult: red goal\u{7}", red: "", game: Game())
    #expect(record.blue == "AResult: red goal")
    #expect(try GameRecord(record.text) == record)
  }

  @Test func aWrongResultIsRefused() {
    for (result, moves) in [
      ("red goal", won), ("unfinished", won), ("blue goal", "e2 e8"), ("draw agreed", "e2 e8"),
      ("blue surrender", won), ("nonsense", "e2 e8"), ("blue misses", "e2 e8"),
    ] {
      let found = moves == won ? "blue goal" : "unfinished"
      #expect(throws: GameRecord.Fault.result(stated: result, found: found)) {
        try GameRecord(text(plies: words(moves).count, result: result, moves: moves))
      }
    }
  }

  @Test func aLaterVersionIsRefused() {
    #expect(throws: GameRecord.Fault.futureVersion("2")) {
      try GameRecord(text(version: "2", plies: 1, result: "unfinished", moves: "e2"))
    }
    #expect(throws: GameRecord.Fault.line(1, expected: "“Quoridor: 1”")) {
      try GameRecord(text(version: "one", plies: 1, result: "unfinished", moves: "e2"))
    }
  }

  @Test func halfAMoveIsRefused() {
    #expect(throws: GameRecord.Fault.ply(PlyError(ply: 2, word: "e", reason: .malformed))) {
      try GameRecord(text(plies: 2, result: "unfinished", moves: "e2 e"))
    }
    // What is left of a wall may look like a pawn move: the cut shows at the missing line end.
    #expect(throws: GameRecord.Fault.line(6, expected: "an empty line")) {
      try GameRecord(text(plies: 3, result: "unfinished", moves: "e2 e8 e3", end: ""))
    }
    #expect(throws: GameRecord.Fault.plies(stated: 3, found: 2)) {
      try GameRecord(text(plies: 3, result: "unfinished", moves: "e2 e8"))
    }
  }

  @Test func everyCutIsRefused() throws {
    let whole = GameRecord(blue: "Ada", red: "Bo", game: try game("e2 e8 e3h e7")).text
    for length in 0..<whole.count {
      #expect(throws: GameRecord.Fault.self) { try GameRecord(String(whole.prefix(length))) }
    }
    #expect(throws: GameRecord.Fault.line(8, expected: "the end")) { try GameRecord(whole + "e3") }
    #expect(throws: GameRecord.Fault.self) { try GameRecord(whole + "\n") }
  }
}
