/// One of the program's commands: the word after `courtside`.
struct Subcommand: Sendable {
  /// The word.
  var name: String
  /// The sentence the help gives it.
  var help: String
  /// Runs it with the arguments after the word; gives the exit status.
  var run: @MainActor @Sendable ([String]) -> Int32

  /// The commands in the order of the help.
  @MainActor
  static let all: [Subcommand] = [
    Subcommand(name: "run", help: "the scoreboard", run: RunCommand.run),
    Subcommand(
      name: "simulate", help: "the scoreboard over a script, in virtual time",
      run: SimulateCommand.run),
    Subcommand(
      name: "replay", help: "matches in notation on standard input, their states as JSON Lines",
      run: ReplayCommand.run),
    Subcommand(
      name: "matches", help: "what was played: list, show, export, import, sheets to print",
      run: MatchesCommand.run),
    Subcommand(
      name: "self-test", help: "what is found on this machine, and what is missing",
      run: SelfTestCommand.run),
    Subcommand(
      name: "check-config", help: "what is wrong with the configuration",
      run: CheckConfigCommand.run),
    Subcommand(
      name: "quoridor", help: "moves, perft, replay and an engine for Quoridor",
      run: QuoridorCommand.run),
    Subcommand(
      name: "spy", help: "evenings and question banks of Who is the Spy", run: SpyCommand.run),
  ]

  /// The program's version.
  static let version = "0.1.0"

  /// Runs what was typed after the program's name and gives the exit status: 0, 1 where it could not
  /// do it, 2 for wrong usage.
  @MainActor
  static func run(_ arguments: [String]) -> Int32 {
    guard let word = arguments.first else {
      Output.complain("a command is missing; courtside --help lists them")
      return 2
    }
    switch word {
    case "--help", "-h", "help":
      Output.line(page)
      return 0
    case "--version":
      Output.line("courtside \(version)")
      return 0
    default:
      guard let command = all.first(where: { $0.name == word }) else {
        Output.complain("“\(word)” is not a command; courtside --help lists them")
        return 2
      }
      return command.run(Array(arguments.dropFirst()))
    }
  }

  /// The page of `courtside --help`.
  @MainActor
  static var page: String {
    var page =
      "Usage: courtside COMMAND [OPTIONS]\n\nA courtside scoreboard for badminton.\n\nCommands:\n"
    let width = (all.map(\.name.count).max() ?? 0) + 2
    for command in all {
      let gap = String(repeating: " ", count: width - command.name.count)
      page += "  \(command.name)\(gap)\(command.help)\n"
    }
    return page + "\nEvery command has --help. courtside --version prints the version."
  }
}
