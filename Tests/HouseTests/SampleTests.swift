import Testing

/// Each check on a file that breaks it, and on one beside it that does not.
@Suite("The checks of the house fail when they should")
struct SampleTests {
  private func file(_ target: String, _ text: String) -> SourceFile {
    SourceFile(path: "Sources/\(target)/Sample.swift", text: text)
  }

  @Test(
    "A wrong arrow is refused",
    arguments: [
      ("Badminton", "import Foundation"), ("Badminton", "import FoundationEssentials"),
      ("Timing", "import Glibc"), ("Buttons", "import CGpiod"), ("Spy", "import Synchronization"),
      ("Quoridor", "import Badminton"), ("Badminton", "import Spy"), ("Spy", "import Quoridor"),
      ("Drawing", "import Badminton"), ("Scoreboard", "import Storage"),
      ("GPIO", "import Badminton"), ("GPIO", "import SDLDisplay"), ("GPIO", "import Scoreboard"),
      ("SDLDisplay", "import Scoreboard"), ("SDLDisplay", "import GPIO"),
      ("Storage", "import Foundation"), ("courtside", "import Foundation"),
      ("Badminton", "@preconcurrency public import struct Foundation.Date"),
      ("Badminton", "#if canImport(Glibc)\n  import Glibc\n#endif"),
      ("Sundries", "import Badminton"),
    ])
  func wrongArrow(target: String, text: String) {
    #expect(Arrows.faults(in: file(target, text)).count == 1)
  }

  @Test(
    "A right arrow is not",
    arguments: [
      ("Scoreboard", "import Badminton\nimport Drawing"), ("GPIO", "import CGpiod\nimport Glibc"),
      ("Text", "import FoundationEssentials"), ("Badminton", "// import Foundation"),
      ("Badminton", "let text = \"\"\"\n  import Foundation\n  \"\"\""),
    ])
  func rightArrow(target: String, text: String) {
    #expect(Arrows.faults(in: file(target, text)) == [])
  }

  @Test("A wrong arrow in the manifest is refused")
  func wrongManifest() {
    let manifest = """
      .target(name: "Badminton", dependencies: ["Timing"]),
      .target(name: "CGpiod", dependencies: ["CLibGpiod"]),
      .target(
        name: "GPIO", dependencies: ["Buttons", "CGpiod", "Quoridor"]),
      .target(name: "Timing"),
      .target(name: "TestKit", dependencies: ["Timing"], path: "Tests/TestKit"),
      """
    #expect(
      Set(Arrows.targets(inManifest: manifest).keys) == ["Badminton", "CGpiod", "GPIO", "Timing"])
    let faults = Set(Arrows.faults(inManifest: manifest).map(\.what))
    #expect(
      faults == ["Badminton must not depend on Timing", "GPIO must not depend on Quoridor"])
  }

  @Test(
    "A clock, dice or I/O in a pure target is refused",
    arguments: [
      "let now = ContinuousClock.now", "SuspendingClock().now", "let today = Date()",
      "Date.now", "DispatchTime.now()", "clock_gettime(CLOCK_MONOTONIC, &t)",
      "try await Task.sleep(for: .seconds(1))", "time(nil)",
      "var dice = SystemRandomNumberGenerator()",
      "let n = Int.random(in: 1...6)", "names.shuffled()", "names.shuffle()",
      "sides.randomElement()", "Bool.random()", "let n = Int.random(\n  in: 1...f(6))",
      "value.hashValue", "print(score)", "if a { debugPrint(b) }", "readLine()",
      "CommandLine.arguments", "nonisolated(unsafe) var x = 0",
      "final class Box: @unchecked Sendable {}",
    ])
  func impure(text: String) {
    #expect(Purity.faults(in: file("Badminton", text)).count == 1)
  }

  @Test(
    "Dice that were handed in are fine, and so are words in comments and texts",
    arguments: [
      "Int.random(in: 1...6, using: &dice)", "names.shuffled(using: &dice)",
      "let n = Int.random(\n  in: 1...6,\n  using: &dice)", "/// `Date()` is not read here.",
      "let help = \"print(x) \\(names.count) SystemRandomNumberGenerator\"",
      "/* ContinuousClock /* nested */ Date() */", "scene.print(1)", "dice.shuffled(roles)",
      "let updated = Update()",
      "let raw = #\"a \"quoted\" print(x)\"#", "footprint(4)",
    ])
  func pure(text: String) {
    #expect(Purity.faults(in: file("Badminton", text)) == [])
  }

  @Test("A long file is refused, one line less is not")
  func length() {
    let line = "let a = 1\n"
    #expect(Shape.length(of: file("Text", String(repeating: line, count: 351))).count == 1)
    #expect(Shape.length(of: file("Text", String(repeating: line, count: 350))) == [])
  }

  @Test(
    "What crashes is refused",
    arguments: [
      "fatalError()", "let a = try! read()", "let b = c as! Int", "let d = e!", "f[0]!.g",
      "h()!", "var i: Int!", "abort()", "JSONDecoder().decode(A.self, from: b)",
      "if let i = mkdtemp(&j) { k(i) }", "let l = String(cString: mkdtemp(&m))",
    ])
  func crashes(text: String) {
    #expect(Shape.crashes(in: file("Text", text)).count == 1)
  }

  @Test(
    "What only looks like it is not",
    arguments: [
      "a != b", "!c", "\"d!\"", "e ? !f : g", "h!=i", "guard !j", "(!k)",
      "guard mkdtemp(&l) != nil else { return }",
    ])
  func harmless(text: String) {
    #expect(Shape.crashes(in: file("Text", text)) == [])
  }

  @Test("A closure or an interpolation among a macro's arguments is refused, elsewhere it is not")
  func macros() {
    func faults(_ text: String) -> [Fault] { MacroArguments.faults(inText: text, path: "a") }
    #expect(faults("\n@Test(arguments: a.filter { $0 > 1 })").count == 1)
    #expect(faults("\n  @Test(\n\"x\", arguments: [\"\\(a)\"])").map(\.line) == [3])
    let fine = "\n  @Test(\"{ a\", arguments: [\"\\\"{\", (1)])\n  func a() { \"\\(b)\" }"
    #expect(faults(fine) == [])
  }

  @Test("A type with its module's name is refused")
  func ownName() {
    #expect(Shape.ownName(in: file("Club", "public struct Club {")).count == 1)
    #expect(Shape.ownName(in: file("Club", "public enum Clubs {")) == [])
  }

  @Test(
    "A place or a host of somebody's machine is refused",
    arguments: [
      "see /home/alex/courtside", "/Users/kim/x", "HOME=/root/src", "cd /build/tree/Sources",
      "path: /build/tree", "http://mirror.corp.test/debian", "https://swift.org.evil.test/x",
      "nameserver 10.1.2.3",
    ])
  func machine(text: String) {
    #expect(Hygiene.faults(inText: text, path: "a.md", root: "/build/tree").count == 1)
  }

  @Test(
    "A public page, an example and a path of the system are not",
    arguments: [
      "https://www.swift.org/install", "http://board.local:8080/", "https://api.example.com/x",
      "ProtectHome=yes /usr/lib/systemd", "/build/trees", "http://127.0.0.1:8000/", "1.10.2.3",
    ])
  func publicPage(text: String) {
    #expect(Hygiene.faults(inText: text, path: "a.md", root: "/build/tree") == [])
  }

  @Test("A stranger at the top is refused")
  func stranger() {
    let faults = Hygiene.strangers(among: ["Sources", "notes.txt", "README.md"])
    #expect(faults.map(\.path) == ["notes.txt"])
  }
}
