import Foundation
import SpyTestKit
import Testing

@Suite("An evening of Spy, from outside")
struct SpyEveningTests {
  /// Looks at four words, each held for a moment; a second each.
  private static func looks(from start: Double) -> String {
    (0..<4).map { index in
      let time = start + Double(index) * 2
      return "\(time) hold:0.5 right+\n\(time + 1) tap left-\n"
    }.joined()
  }

  /// Four players, from the lobby to the deal.
  private static let opening =
    "1 tap left-\n2 tap right-\n3 tap right-\n4 tap left+\n5 tap right+\n"

  private func simulate(
    _ script: String, in data: String, frames: String? = nil
  ) throws -> Program.Result {
    try Program.run(
      ["simulate", "-", "--screen", "spy", "--size", "320x240", "--data", data], input: script)
  }

  private func own(_ folder: TemporaryDirectory) throws -> String {
    let data = folder.path + "/data"
    let file = folder.path + "/words.csv"
    try SpyCommandTests.csv(30).write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try Program.run(["spy", "bank", "import", file, "--data", data]).status == 0)
    return data
  }

  @Test("a power cut while a word is on the wall: the same seat comes back, covered")
  func powerCut() throws {
    let folder = try TemporaryDirectory()
    let data = try own(folder)
    let script = Self.opening + "7 hold:0.5 right+\n8 tap left-\n9 down right+\n9.5 kill\n"
    let killed = try simulate(script, in: data)
    #expect(killed.status != 0)
    let before = try #require(try killed.lines.last.map { try Line($0) })
    #expect(before.state["phase"] as? String == "dealing" && before.state["next"] as? Int == 2)
    #expect(before.state["covered"] as? Bool == false, "a word was on the wall")
    let back = try simulate("1 wait\n", in: data)
    let after = try #require(try back.lines.first.map { try Line($0) })
    #expect(after.state["phase"] as? String == "dealing" && after.state["next"] as? Int == 2)
    #expect(after.state["covered"] as? Bool == true)
    for name in try FileManager.default.contentsOfDirectory(atPath: data) {
      let attributes = try FileManager.default.attributesOfItem(atPath: data + "/" + name)
      let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
      #expect(mode & 0o077 == 0, "\(name) holds words and is for its owner alone")
    }
  }

  @Test("nothing the program prints in a whole game holds a word before its end")
  func silence() throws {
    let folder = try TemporaryDirectory()
    let data = try own(folder)
    var script = Self.opening + Self.looks(from: 7) + "16 tap right+\n"
    // Speakers, ballots, counting and confirming: all of it is right+.
    for second in 17..<140 { script += "\(second) tap right+\n" }
    let result = try simulate(script, in: data)
    #expect(result.status == 0)
    let end = try #require(result.lines.firstIndex { $0.contains("\"phase\":\"ended\"") })
    let words = try SpyCommandTests.words(in: result.lines[end])
    #expect(words.allSatisfy { $0.hasPrefix("zq") })
    let before = result.lines[..<end].joined(separator: "\n") + result.complaints
    #expect(Leak.all(in: before, of: words).isEmpty)
    #expect(!Leak.all(in: before + words[0], of: words).isEmpty)
  }

  @Test("words that fit no wall are cut, and no line of the log quotes them")
  func longWords() throws {
    let folder = try TemporaryDirectory()
    let data = folder.path + "/data"
    let file = folder.path + "/words.csv"
    let stem = String(repeating: "臥虎藏龍", count: 9)
    let rows = (10..<40).map { "zq\(stem)\($0),zr\(stem)\($0)\n" }.joined()
    try ("civilianquestion,spyquestion\n" + rows).write(
      toFile: file, atomically: true, encoding: .utf8)
    #expect(try Program.run(["spy", "bank", "import", file, "--data", data]).status == 0)
    for size in ["128x64", "800x480"] {
      let result = try Program.run(
        ["simulate", "-", "--screen", "spy", "--size", size, "--data", data],
        input: "1 tap right+\n2 hold:3 right+\n")
      #expect(result.status == 0)
      #expect(result.output.contains("\"covered\":false"), "a word was on the wall")
      let said = result.output + result.complaints
      #expect(!said.contains("臥虎") && !said.contains("zq") && !said.contains("zr"), "\(size)")
    }
  }

  @Test("a small display gets the words, and the wall's picture is that of a game without any")
  func secretDisplay() throws {
    let folder = try TemporaryDirectory()
    let data = try own(folder)
    let configuration = folder.path + "/courtside.conf"
    try "[Spy]\nSecretDisplay=window\nWordsOnWall=no\n".write(
      toFile: configuration, atomically: true, encoding: .utf8)
    func picture(_ name: String) throws -> Data {
      try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name))
    }
    let script =
      Self.opening
        + """
        7 frame \(folder.path)/before.png
        8 down right+
        9 frame \(folder.path)/held.png
        10 up right+
        11 frame \(folder.path)/after.png

        """
    let result = try Program.run(
      [
        "simulate", "-", "--screen", "spy", "--size", "320x240", "--data", data, "--config",
        configuration,
      ], input: script)
    #expect(result.status == 0 && result.complaints.isEmpty)
    #expect(result.output.contains("\"covered\":false"))
    #expect(try picture("held-secret.png") != picture("before-secret.png"))
    #expect(try picture("after-secret.png") != picture("held-secret.png"))
    #expect(try picture("held.png") == picture("before.png"), "the wall shows nothing of it")
  }

  @Test("a game starts within a second though the sheet's server says nothing")
  func stalledServer() throws {
    // It takes connections and never says a word.
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        var length = size
        return bind(listener, pointer, size) == 0 && listen(listener, 8) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    try #require(isBound)
    let folder = try TemporaryDirectory()
    let words = "https://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/words"
    let configuration = folder.path + "/courtside.conf"
    try "[Spy]\nWords=\(words)\n".write(
      toFile: configuration, atomically: true, encoding: .utf8)
    // The deal 0.2 s after the start, the power off 1 s after it.
    let script = folder.path + "/script"
    try "0.2 tap right+\n1.2 kill\n".write(toFile: script, atomically: true, encoding: .utf8)
    let data = folder.path + "/data"
    _ = try Program.run([
      "run", "--gpio", "script:\(script)", "--display", "headless", "--size", "320x240",
      "--screen", "spy", "--config", configuration, "--data", data,
    ])
    let state = try #require(try simulate("1 wait\n", in: data).lines.first.map { try Line($0) })
    #expect(state.state["phase"] as? String == "dealing")
  }
}
