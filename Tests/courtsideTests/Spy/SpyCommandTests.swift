import Foundation
import SpyTestKit
import Testing

@Suite("courtside spy")
struct SpyCommandTests {
  /// A bank of words that occur nowhere else, as CSV.
  static func csv(_ pairs: Int, _ stem: String = "zq") -> String {
    "civilianquestion,spyquestion\n"
      + (0..<pairs).map { "\(stem)left\($0)w,\(stem)right\($0)w\n" }.joined()
  }

  /// The two words that the last line of an output tells.
  static func words(in line: String?) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data((line ?? "").utf8)) as? [String: Any]
    let state = object?["state"] as? [String: Any]
    return try [
      #require(state?["civilian_word"] as? String), #require(state?["spy_word"] as? String),
    ]
  }

  // MARK: simulate

  /// A game to its end: everybody votes for the first seat that is left until somebody has won.
  private static let game = """
    seats 7
    name 2 梅
    deal   # the dice say who is what
    seen all
    look 3
    begin
    spoken 7
    vote 1 2
    vote 1 1
    agree 1
    guess zqleft
    judge wrong
    round
    spoken 6
    agree 2
    judge wrong
    round
    spoken 5
    agree 3
    judge wrong
    round
    spoken 4
    agree 4
    judge wrong
    round
    spoken 3
    agree 5
    judge wrong
    """

  @Test("plays a whole game and says no word before its end", arguments: [1, 5, 42])
  func secrecy(seed: Int) throws {
    let folder = try TemporaryDirectory()
    try Self.csv(30).write(toFile: folder.path + "/bank.csv", atomically: true, encoding: .utf8)
    let result = try Program.run(
      ["spy", "simulate", "--seed", "\(seed)", "--bank", folder.path + "/bank.csv", "-"],
      input: Self.game)
    #expect(result.status == 0 && result.complaints.isEmpty)
    let lines = result.lines
    let end = try #require(lines.firstIndex { $0.contains("\"phase\":\"ended\"") })
    let words = try Self.words(in: lines[end])
    #expect(words.allSatisfy { $0.hasPrefix("zq") } && words[0] != words[1])
    let before = lines[..<end].joined(separator: "\n")
    #expect(Leak.all(in: before, of: words).isEmpty)
    #expect(!before.contains("\"role\":\"spy\"") || before.contains("\"standing\":\"out\""))
    // The check would have seen them: planted before the end it finds them.
    #expect(Set(Leak.all(in: before + words[1], of: words).map(\.secret)) == [words[1]])
    let again = try Program.run(
      ["spy", "simulate", "--seed", "\(seed)", "--bank", folder.path + "/bank.csv", "-"],
      input: Self.game)
    #expect(again.output == result.output, "the same dice, the same game")
  }

  @Test("prints the start, then a line for each line, with its refusal")
  func lines() throws {
    let result = try Program.run(
      ["spy", "simulate", "--lang", "zh-Hant", "-"], input: "seats 2\n\n# nothing\nseats 3\ndeal\n")
    let objects = try result.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["line"] as? Int } == [0, 1, 4, 5])
    #expect(objects.map { $0["refusal"] as? String } == [nil, "需要 3 到 20 人", nil, nil])
    #expect(objects.map { $0["event"] as? String } == [nil, "seats 2", "seats 3", "deal"])
    #expect(result.lines[0].contains("\"name\":\"玩家1\""))
  }

  @Test(
    "a line that is none ends it with 2 and its number",
    arguments: [
      "fly 3", "vote 1", "vote 1 x", "seats", "seats x", "seen 21", "seen", "name", "name 0 x",
      "counts 1", "rule none", "ballots x", "judge maybe", "begin 1", "seed -1", "spoken 0",
      "agree", "time x", "deal 2",
    ])
  func badLines(line: String) throws {
    let result = try Program.run(["spy", "simulate", "-"], input: "seats 5\n\(line)\n")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.complaints.hasPrefix("courtside: standard input:2: "), "\(result.complaints)")
    #expect(result.complaints.contains("expected"))
  }

  @Test(
    "wrong usage is 2",
    arguments: [
      [], ["fly"], ["simulate"], ["simulate", "a", "b"], ["simulate", "--seed", "x", "-"],
      ["simulate", "--lang", "xx", "-"], ["bank"], ["bank", "fly"], ["bank", "check"],
      ["bank", "check", "http://example.invalid/x"], ["bank", "import"],
    ])
  func misuse(words: [String]) throws {
    let result = try Program.run(["spy"] + words)
    #expect(result.status == 2 && result.output.isEmpty && !result.complaints.isEmpty)
  }

  @Test("every command has its page")
  func help() throws {
    for words in [[], ["simulate"], ["bank", "check"], ["bank", "import"]] {
      let result = try Program.run(["spy"] + words + ["--help"])
      #expect(result.status == 0 && result.output.hasPrefix("Usage: courtside spy"))
    }
    let page = try Program.run(["spy", "simulate", "--help"]).output
    #expect(page.contains("vote SEAT SEAT|none") && page.contains("judge right|wrong"))
  }

  // MARK: bank

  @Test("check prints one line, names skipped rows, and exits with 1 on an error")
  func check() throws {
    let folder = try TemporaryDirectory()
    let file = folder.path + "/words.csv"
    func check(_ text: String) throws -> Program.Result {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      return try Program.run(["spy", "bank", "check", file])
    }
    let good = try check("civilianquestion,spyquestion\nTea,Coffee\nSun,\n")
    #expect(good.status == 0)
    #expect(good.output == "{\"format\":\"csv\",\"pairs\":1,\"skipped\":1,\"error\":null}\n")
    #expect(good.complaints == "courtside: \(file): row 3: no spyquestion\n")
    let page = try check("<html>civilianquestion,spyquestion</html>")
    #expect(page.status == 1)
    #expect(
      page.output
        == "{\"format\":null,\"pairs\":0,\"skipped\":0,\"error\":\"html_instead_of_data\"}\n")
    let gone = try Program.run(["spy", "bank", "check", folder.path + "/none.csv"])
    #expect(gone.status == 1 && gone.output.contains("\"error\":\"gone\""))
    #expect(gone.complaints.contains("does not exist"))
    let typed = try Program.run(["spy", "bank", "check", "-"], input: Self.csv(3))
    #expect(typed.status == 0 && typed.output.contains("\"pairs\":3"))
    let offline = try Program.run(["spy", "bank", "check", "https://127.0.0.1:1/words"])
    #expect(offline.status == 1 && offline.output.contains("\"error\":\"offline\""))
  }

  @Test("import keeps what is good enough, and says what is not")
  func imports() throws {
    let folder = try TemporaryDirectory()
    let data = folder.path + "/data"
    func take(_ pairs: Int, _ options: String...) throws -> Program.Result {
      let file = folder.path + "/words.csv"
      try Self.csv(pairs).write(toFile: file, atomically: true, encoding: .utf8)
      return try Program.run(["spy", "bank", "import", file, "--data", data] + options)
    }
    #expect(try take(19).status == 1)
    #expect(try take(60).status == 0)
    let few = try take(29)
    #expect(few.status == 1 && few.complaints.contains("29 pairs"))
    #expect(try take(30).status == 0)
    #expect(try take(20).status == 0)
    #expect(try take(200).status == 0)
    #expect(try take(25).status == 1)
    #expect(try take(25, "--force").status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: data + "/spy-bank.json")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }
}
