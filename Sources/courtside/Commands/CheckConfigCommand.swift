import Config

/// `courtside check-config`: what is wrong with the configuration, before it is in force.
enum CheckConfigCommand {
  private static let help = Help(
    usage: "check-config [OPTIONS]",
    about: """
      Reads the configuration as “run” would and prints what is wrong with it, a line for each:
      FILE:LINE: what was wrong; expected what. Read are the package's defaults, then
      /etc/courtside/courtside.conf, then the files *.conf of the folder courtside.conf.d beside it,
      and the roster, the words and the board profile they name. An unknown key is a warning; a bad
      value is an error, and the last good one or the default stays in force.

      The exit status is 0 without errors, 1 with some, 2 for wrong usage.
      """,
    options: [
      .init("config", "FILE", "configuration file, instead of /etc/courtside/courtside.conf")
    ])

  /// Runs it with what follows `check-config`; gives the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    help.answer(arguments) { read throws(Arguments.Misuse) in
      if let word = read.words.first {
        throw Arguments.Misuse(
          text: "check-config takes no “\(word)”; see courtside check-config --help")
      }
      if let path = read["config"], path.isEmpty {
        throw Arguments.Misuse(text: "--config needs a file; see courtside check-config --help")
      }
      let check = CheckConfig(path: read["config"])
      for line in check.lines { Output.line(Output.printable(line)) }
      return check.hasErrors ? 1 : 0
    }
  }
}
