import Foundation
import Testing

/// The man page and the completion name what `--help` names, all of it and nothing else.
@Suite("The manual")
struct ManualTests {
  private let root: String
  private let page: String
  private let completion: String

  init() throws {
    root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path(percentEncoded: false)
    page = try String(contentsOfFile: root + "/systemd/courtside.1", encoding: .utf8)
    completion = try String(contentsOfFile: root + "/systemd/courtside.bash", encoding: .utf8)
  }

  /// The commands that `courtside --help` lists.
  private func commands() throws -> [String] {
    let help = try Program.run(["--help"]).output
    let list = try #require(help.components(separatedBy: "Commands:\n").last)
    return list.components(separatedBy: "\n\n")[0].split(separator: "\n")
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// The long options that a help page lists, the word at the beginning of a line.
  private func options(of command: String) throws -> Set<String> {
    let help = try Program.run([command, "--help"]).output
    let words = help.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    return Set(words.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) })
  }

  @Test("names every command and every option of its help")
  func everythingIsNamed() throws {
    let commands = try commands()
    #expect(commands.contains("run") && commands.contains("replay"))
    let completed = Set(completion.split { !$0.isLetter && !$0.isNumber && $0 != "-" })
    var all: Set<String> = ["version"]
    for command in commands {
      #expect(page.contains("\n.It Cm \(command)"), "\(command) is not in the man page")
      #expect(completed.contains(command[...]), "\(command) is not in the completion")
      let options = try options(of: command)
      #expect(options.contains("help"), "\(command) --help does not list --help")
      all.formUnion(options)
      for option in options {
        #expect(page.contains("Fl -\(option)"), "--\(option) is not in the man page")
        #expect(completed.contains("--\(option)"), "--\(option) is not in the completion")
      }
    }
    let named = page.matches(of: /Fl -([a-z\-]+)/).map { String($0.1) }
    #expect(Set(named).subtracting(all) == [], "the man page names options that no help has")
  }

  @Test(
    "is sound mdoc", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc")))
  func lint() throws {
    let mandoc = Process()
    mandoc.executableURL = URL(filePath: "/usr/bin/mandoc")
    mandoc.arguments = ["-Tlint", "-Wstyle", root + "/systemd/courtside.1"]
    let output = Pipe()
    mandoc.standardOutput = output
    // Remarks on this machine's index of pages go there.
    mandoc.standardError = FileHandle.nullDevice
    try mandoc.run()
    let remarks = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    mandoc.waitUntilExit()
    // Whether the pages it refers to are installed is not this page's matter.
    let own = remarks.split(separator: "\n").filter {
      !$0.contains("referenced manual not found")
    }
    #expect(own == [])
  }
}
