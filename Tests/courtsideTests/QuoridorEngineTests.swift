import Testing

/// `courtside quoridor engine` as other programs speak to it.
@Suite("The engine's protocol")
struct QuoridorEngineTests {
  private func answers(_ lines: [String]) throws -> [String] {
    let result = try Program.run(
      ["quoridor", "engine"], input: lines.joined(separator: "\n") + "\n")
    #expect(result.status == 0)
    return result.lines
  }

  @Test("The same seed and count give the same move, whatever was searched before")
  func seeded() throws {
    let question = ["seed 5", "position f1 d9 d2h c2v f2 d8 a8v", "go nodes 800"]
    let before = [
      "seed 1", "position f1 g8v c1v e8 f2 a1h f3 a3h g3 f2v b1v e7", "go nodes 3000",
    ]
    let fresh = try answers(question)
    #expect(fresh.last?.hasPrefix("bestmove") == true)
    #expect(try answers(before + question).last == fresh.last)
  }

  @Test("A command that is none is answered and the next is obeyed")
  func wrong() throws {
    let answers = try answers(["fly", "go nodes x", "position e2 e2", "reset", "position e2"])
    #expect(answers.map { $0.hasPrefix("error") } == [true, true, true, false, false])
  }
}
