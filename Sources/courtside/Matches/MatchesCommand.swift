import Scoreboard
import Text

/// `courtside matches`: what was played, for people and other programs.
enum MatchesCommand {
  private static let places: [Arguments.Option] = [
    .init("data", "DIR", "directory of the database"),
    .init("config", "FILE", "configuration file, instead of /etc/courtside/courtside.conf"),
  ]
  private static let form = Arguments.Option(
    "as", "FORM", "notation (default), json, csv or svg (a sheet to print)")
  private static let out = Arguments.Option(
    "out", "PATH", "a file to write, for several matches a directory; else standard output")
  private static let language = Arguments.Option(
    "lang", "TAG", "language of the printed sheet: en or zh-Hant")
  private static let json = Arguments.Option("json", nil, "a JSON object a line")

  /// The page of `courtside matches --help`.
  static let help = Help(
    usage: "matches COMMAND [OPTIONS] [ARGUMENTS]",
    about: """
      The matches that were played here, the oldest first, and those brought in from files.

      Commands:
        list                   a line for every match: name, date, players, score
        show [MATCH]           the games, figures and rallies of a match (default: last)
        export [MATCH...]      matches as text in notation, JSON, CSV or a sheet to print
        import FILE...         takes matches in notation into the archive

      MATCH is the first digits of a name that “list” shows, last, or all. Each command has --help.
      It only reads, beside a running scoreboard too; “import” needs the database for itself.
      """,
    options: [form, out, language, json] + places)

  private static let pages: [String: Help] = [
    "list": Help(
      usage: "matches list [OPTIONS]",
      about: """
        Prints a line for every match: the first digits of its name, when it was begun, the format,
        the players, the score of each game and the time by the match clock.
        """,
      options: [json] + places),
    "show": Help(
      usage: "matches show [OPTIONS] [MATCH]",
      about:
        "Prints the games, figures and rallies of a match, of the last one unless it is named.",
      options: places),
    "export": Help(
      usage: "matches export [OPTIONS] [MATCH...]",
      about: """
        Writes matches, the last one unless they are named: as text files in notation that “import”
        and other scoreboards read, as JSON Lines, as a CSV table of rallies, or as the sheet that
        umpires fill in, A4 landscape, to be opened in a browser and printed. Several matches in
        notation or as sheets need --out with a directory, where each gets a file of its own.
        """,
      options: [form, out, language] + places),
    "import": Help(
      usage: "matches import [OPTIONS] FILE...",
      about: """
        Takes matches in notation into the archive, all of the files or none: header lines (Key:
        value), an empty line, the events. UTF-8, UTF-16 and Big5 are read. Refused, with the file,
        the line and what was expected, are tokens that are none, tokens that the Laws do not allow
        where they stand, and files of a newer version. A match that is there already is left as it
        is. The scoreboard of that directory must not run meanwhile.
        """,
      options: places),
  ]

  /// Runs it with what follows `matches`; gives the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    let word = arguments.first ?? "--help"
    guard let page = pages[word] else {
      return help.answer(Array(arguments.prefix(1))) { _ throws(Arguments.Misuse) in
        throw misuse(arguments.isEmpty ? "a command is missing" : "“\(word)” is not a command")
      }
    }
    return page.answer(Array(arguments.dropFirst())) { read throws(Arguments.Misuse) in
      let setup = try Setup(read, readsSystem: true)
      let directory = setup.dataDirectory ?? CourtStart.dataDirectory
      switch word {
      case "list": return try list(read, directory)
      case "show": return try show(read, directory)
      case "export": return try export(read, directory, language: setup.settings.language)
      default: return try MatchImport.run(read.words, directory: directory)
      }
    }
  }

  static func misuse(_ text: String) -> Arguments.Misuse {
    Arguments.Misuse(text: "matches: \(text); see courtside matches --help")
  }

  private static func list(
    _ read: Arguments, _ directory: String
  ) throws(Arguments.Misuse) -> Int32 {
    if let word = read.words.first { throw misuse("list takes no “\(word)”") }
    let shelf = MatchShelf(directory: directory)
    if shelf.items.isEmpty, shelf.isWhole {
      Output.complain("\(directory): no match is kept there")
    }
    for item in shelf.items {
      Output.line(
        read["json"] == nil ? MatchPage.line(item) : JSONWriter.text(of: MatchPage.summary(item)))
    }
    return shelf.isWhole ? 0 : 1
  }

  private static func show(
    _ read: Arguments, _ directory: String
  ) throws(Arguments.Misuse) -> Int32 {
    if read.words.count > 1 { throw misuse("show takes one match") }
    do throws(MatchShelf.Missing) {
      let shelf = MatchShelf(directory: directory)
      for item in try shelf.items(named: read.words.isEmpty ? ["last"] : read.words) {
        Output.line(MatchPage.text(item))
      }
      return 0
    } catch {
      Output.complain(error.text)
      return 1
    }
  }

  private static func export(
    _ read: Arguments, _ directory: String, language: Language
  ) throws(Arguments.Misuse) -> Int32 {
    let name = read["as"] ?? MatchExport.Form.notation.rawValue
    guard let form = MatchExport.Form(rawValue: name) else {
      throw .expected("as", "notation, json, csv or svg", not: name)
    }
    if read["out"]?.isEmpty == true { throw misuse("--out needs a path") }
    do throws(MatchShelf.Missing) {
      let shelf = MatchShelf(directory: directory)
      let items = try shelf.items(named: read.words.isEmpty ? ["last"] : read.words)
      let export = MatchExport(form: form, language: language, out: read["out"])
      return export.run(items)
    } catch {
      Output.complain(error.text)
      return 1
    }
  }
}
