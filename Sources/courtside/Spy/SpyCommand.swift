/// `courtside spy`: the party game and its question bank, for people and other programs.
enum SpyCommand {
  static let help = """
    Usage: courtside spy COMMAND [ARGUMENTS]

    Who is the Spy without a wall: an evening from a script, and the question bank.

    Commands:
      simulate SCRIPT        play a script, print the public state as JSON Lines
      bank check FILE|URL    print what a question bank holds, or why it is none
      bank import FILE|URL   take a question bank over for the games of this machine

    Each has --help.

    Options:
      --help  print this page
    """

  /// Runs the command with what follows `spy`; gives the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first else { return misuse("a command is missing") }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--help", "-h", "help":
      Output.line(help)
      return 0
    case "simulate": return SpySimulation.run(rest)
    case "bank": return SpyBankCommand.run(rest)
    default: return misuse("“\(name)” is not a command")
    }
  }

  /// Complains about wrong usage; the exit status is 2.
  static func misuse(_ text: String) -> Int32 {
    Output.complain("spy: \(text); see courtside spy --help")
    return 2
  }
}
