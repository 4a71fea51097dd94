import Foundation
import Testing

/// `courtside matches` as people run it.
struct MatchesTests {
  private let directory: TemporaryDirectory
  private let data: String

  init() throws {
    directory = try TemporaryDirectory()
    data = directory.path + "/data"
    // Two matches: one given up after three rallies, one that goes on.
    let script = """
      0.5 tap start
      1 tap left+
      2 tap right+
      3 tap left+
      5 hold:3.2 rewind
      """
    let menu = ["left-", "left-", "right+"] + Array(repeating: "left-", count: 7) + ["right+"]
    var time = 9.0
    var lines = [script]
    for line in menu + ["left-", "right+"] {
      lines.append("\(time) tap \(line)")
      time += 0.5
    }
    lines += ["\(time + 1) hold:1.5 ends", "\(time + 4) tap start", "\(time + 5) tap right+"]
    let result = try Program.run(
      ["simulate", "-", "--size", "320x240", "--data", data],
      input: lines.joined(separator: "\n"))
    #expect(result.status == 0, "\(result.complaints)")
  }

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program.run(["matches"] + arguments + ["--data", data], environment: ["TZ": "UTC"])
  }

  private func write(_ name: String, _ bytes: Data) throws -> String {
    let path = directory.path + "/" + name
    try bytes.write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("every match that was begun is listed, the oldest first")
  func list() throws {
    let result = try run("list")
    #expect(result.status == 0)
    try #require(result.lines.count == 2, "\(result.output)")
    #expect(result.lines[0].contains("2-1") && result.lines[0].contains("retired"))
    #expect(result.lines[1].contains("0-1") && result.lines[1].contains("not over"))
    let json = try run("list", "--json")
    let first = try JSONSerialization.jsonObject(with: Data(json.lines[0].utf8)) as? [String: Any]
    #expect(first?["format"] as? String == "3x21" && (first?["match"] as? String)?.count == 32)
  }

  @Test("a match goes out in every form and comes back as it was")
  func roundTrip() throws {
    let name = try #require(try run("list").lines[0].split(separator: " ").first)
    let text = try run("export", String(name)).output
    #expect(text.hasPrefix("Courtside: 1\n") && text.contains("\n\n@") && text.contains("ret"))
    let path = try write("match.txt", Data(text.utf8))
    let other = directory.path + "/other"
    let first = try Program.run(["matches", "import", path, "--data", other])
    #expect(first.status == 0, "\(first.complaints)")
    let again = try Program.run(
      ["matches", "export", "--data", other], environment: ["TZ": "UTC"])
    #expect(again.output == text)
    let second = try Program.run(["matches", "import", path, "--data", other])
    #expect(second.status == 0 && second.output.contains("is there already"))
    #expect(try Program.run(["matches", "list", "--data", other]).lines.count == 1)
    // The scoreboard does not take a match that was brought in for its own.
    let run = try Program.run(
      ["simulate", "-", "--size", "320x240", "--data", other], input: "0.1 wait")
    #expect(try Line(run.lines[0]).phase == "setup")
  }

  @Test("JSON, CSV and sheets, one or all")
  func forms() throws {
    #expect(try run("export", "all", "--as", "json").lines.count == 2)
    let table = try run("export", "all", "--as", "csv").output
    #expect(table.split(whereSeparator: \.isNewline).count == 1 + 3 + 1)
    let svg = try run("export", "last", "--as", "svg", "--lang", "zh-Hant")
    #expect(svg.output.contains("<svg ") && svg.output.contains("比賽記錄表"))
    #expect(try run("export", "all", "--as", "svg").status == 1)
    let folder = directory.path + "/sheets"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(try run("export", "all", "--as", "svg", "--out", folder).lines.count == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    #expect(try run("export", "--out", "/dev/full").status == 1)
    #expect(try run("show").output.contains("longest run"))
  }

  @Test("a match in UTF-16 or Big5 is read as it was meant")
  func encodings() throws {
    let text = "Format: 3x11\nName-A1: 戴資穎\nName-B1: 王小明\n\nAAB\n"
    let utf16 = try #require(text.data(using: .utf16))
    let big5 = Data(text.replacing("戴資穎", with: "\u{1}").replacing("王小明", with: "\u{2}").utf8)
      .flatMap { byte -> [UInt8] in
        switch byte {
        case 1: [0xC0, 0xB9, 0xB8, 0xEA, 0xBF, 0x6F]
        case 2: [0xA4, 0xFD, 0xA4, 0x70, 0xA9, 0xFA]
        default: [byte]
        }
      }
    for (name, bytes) in [("utf16.txt", utf16), ("big5.txt", Data(big5))] {
      let other = directory.path + "/" + name + ".data"
      let path = try write(name, bytes)
      let result = try Program.run(["matches", "import", path, "--data", other])
      #expect(result.status == 0, "\(result.complaints)")
      let list = try Program.run(["matches", "list", "--data", other]).output
      #expect(list.contains("戴資穎 – 王小明"), "\(list)")
    }
  }

  @Test(
    "what cannot be taken is refused whole, with file, line and what was expected",
    arguments: [
      ("Format: 3x21\n\nABBA\nAXB", "4", "AXB"), ("Format: 3x21\n\n=31-2", "3", "=31-2"),
      ("Courtside: 2\n\nABBA", "1", "newest known"), ("Format: 4x21\n\nA", "1", "4x21"),
      ("Format: 3x21\n\n", "3", "events"), ("ABBA", "1", "Key: value"), ("\nA*22", "2", "A*22"),
      ("\n@5 A @x B", "2", "@x"),
      ("Format: 3x21\nDate: 2026-13-45T10:00:00Z\n\nA", "2", "2026-13-45"),
      ("Date: \u{1B}[31mEVIL\n\nA", "1", "[31mEVIL"), ("Date: 99999-11-30\n\nA", "1", "99999"),
    ])
  func refused(_ text: String, _ line: String, _ word: String) throws {
    let good = try write("good.txt", Data("\nABBA\n".utf8))
    let bad = try write("bad.txt", Data(text.utf8))
    let result = try run("import", good, bad)
    #expect(result.status == 1)
    #expect(result.complaints.contains("\(bad):\(line):"), "\(result.complaints)")
    #expect(result.complaints.contains(word) && result.complaints.contains("expected"))
    #expect(try run("list").lines.count == 2)
  }

  @Test("a match that is there and was played otherwise is no reason to think it was taken")
  func cutShort() throws {
    let name = try #require(try run("list").lines[0].split(separator: " ").first)
    let text = try run("export", String(name)).output
    let whole = try write("whole.txt", Data(text.utf8))
    let cut = try #require(text.lastIndex(of: "@"))
    let half = try write("half.txt", Data((text[..<cut] + "\n").utf8))
    let other = directory.path + "/other"
    let first = try Program.run(["matches", "import", half, "--data", other])
    #expect(first.status == 0, "\(first.complaints)")
    let second = try Program.run(["matches", "import", whole, "--data", other])
    #expect(second.status == 1 && second.complaints.contains("\(whole): a match of this name"))
    #expect(second.complaints.contains("expected") && second.output.isEmpty)
  }

  @Test("no value brings control characters along")
  func controls() throws {
    let path = try write(
      "evil.txt", Data("Court: \u{1B}[2JCourt 1\u{7}\nDate: 2026-11-30\n\nA\n".utf8))
    let other = directory.path + "/other"
    #expect(try Program.run(["matches", "import", path, "--data", other]).status == 0)
    let text = try Program.run(["matches", "export", "--data", other]).output
    #expect(text.contains("Court: [2JCourt 1\n") && text.contains("Date: 2026-11-30\n"))
  }

  @Test("a directory that cannot be read is told from one without matches")
  func noDirectory() throws {
    let file = try write("file", Data())
    for path in [directory.path + "/nowhere", file] {
      let result = try Program.run(["matches", "list", "--data", path])
      #expect(result.status == 1 && result.complaints.contains("cannot read the data directory"))
    }
    let empty = directory.path + "/empty"
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    let result = try Program.run(["matches", "list", "--data", empty])
    #expect(result.status == 0 && result.complaints.contains("no match is kept there"))
  }

  @Test("bytes that are no text, a missing file and a scoreboard that runs are refused")
  func unreadable() throws {
    let junk = try write("junk.bin", Data([0xFF, 0xFE, 0x00, 0xD8, 0x41]))
    for path in [junk, directory.path + "/nowhere.txt", directory.path] {
      let result = try run("import", path)
      #expect(result.status == 1 && result.complaints.contains(path))
    }
    #expect(try run("import").status == 2)
    #expect(try run("show", "ffffffff").status == 1)
    #expect(try run("export", "--as", "pdf").status == 2)
    #expect(try run("fly").status == 2)
    #expect(try Program.run(["matches"]).status == 2)
    let empty = try Program.run(["matches", "show", "--data", directory.path + "/none"])
    #expect(empty.status == 1 && empty.complaints.contains("no match"))
  }
}
