import Foundation
import Testing

@testable import courtside

/// What the program says to those who type.
struct UsageTests {
  @Test("every command has --help and ends with 0")
  func help() throws {
    let page = try Program.run(["--help"])
    #expect(page.status == 0)
    let names = page.lines.drop { $0 != "Commands:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.contains("run") && names.contains("simulate") && names.contains("replay"))
    for name in names {
      let help = try Program.run([name, "--help"])
      #expect(help.status == 0, "\(name)")
      #expect(help.output.contains("Usage: courtside \(name)"), "\(name)")
    }
  }

  @Test("--version")
  func version() throws {
    let result = try Program.run(["--version"])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("courtside "))
  }

  @Test(
    "an option is named as it was typed",
    arguments: [
      (["simulate", "-", "--size"], "--size needs a value"),
      (["simulate", "--size"], "--size needs a value"),
      (["run", "extra", "--fly"], "--fly is not an option here"),
      (["run", "-x"], "-x is not an option here"), (["run", "-xy"], "-xy is not an option here"),
    ])
  func named(arguments: [String], expected: String) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 2 && result.complaints.contains(expected), "\(result.complaints)")
  }

  @Test("what a message repeats of the input does nothing to the terminal")
  func printable() throws {
    let odd = "a\u{1b}[31m\u{0}\u{9b}\u{202e}b"
    #expect(Output.printable(odd) == "a\\u{1b}[31m\\u{0}\\u{9b}\\u{202e}b")
    #expect(Output.printable("戴資穎 “é”\n\t") == "戴資穎 “é”\n\t")
    let result = try Program.run(["run", "--format", "\u{1b}[31m"])
    #expect(result.status == 2 && result.complaints.contains("\\u{1b}[31m"))
    #expect(!result.complaints.contains("\u{1b}"))
    let marked = try Program.run(["simulate", "-"], input: "\u{FEFF}0.5 tap start\n")
    #expect(marked.status == 0 && marked.complaints.isEmpty)
  }

  @Test(
    "output that is lost is said and ends with 1",
    arguments: ["--help", "--version", "quoridor moves", "check-config", "replay --help"])
  func full(command: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "exec \"$0\" \(command) >/dev/full", Program.path]
    let complaints = Pipe()
    shell.standardError = complaints
    try shell.run()
    let said = complaints.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 1)
    #expect(String(decoding: said, as: UTF8.self).contains("standard output"))
  }

  @Test(
    "wrong usage ends with 2 and a sentence",
    arguments: [
      [], ["fly"], ["run", "--fly"], ["run", "extra"], ["run", "--gpio", "telepathy"],
      ["run", "--display", "paper"], ["run", "--gpio"], ["run", "--format", "4x21"],
      ["run", "--size", "big"], ["run", "--size", "99999x1"], ["run", "--lang", "fr"],
      ["run", "--layout", "round"], ["run", "--first-server", "C"], ["run", "--screen", "chess"],
      ["run", "--gpio", "script:/nowhere"], ["simulate"], ["simulate", "a", "b"],
      ["replay", "--fly"], ["check-config", "--fly"], ["quoridor", "bench", "x"],
      ["quoridor", "train", "x"], ["quoridor", "selfplay", "x"],
      ["quoridor", "arena", "--first-go", "x"], ["quoridor", "arena", "--go", "nodes 0"],
    ])
  func misuse(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 2)
    #expect(result.complaints.contains("courtside: "))
    #expect(result.output.isEmpty)
  }
}
