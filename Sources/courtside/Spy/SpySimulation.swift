import Scoreboard
import Spy
import Text

/// `courtside spy simulate`: an evening from a script.
///
/// After every line of the script it prints the line, why it was refused, and the state that everybody at
/// the table may know. No word of a game is printed before its end.
struct SpySimulation {
  private static let help = Help(
    usage: "spy simulate [OPTIONS] SCRIPT",
    about: """
      Plays the evening that SCRIPT tells of (- for standard input) and prints a JSON line
      {"line","event","refusal","state"} for the start (line 0) and after each line. The state holds
      what everybody may know: neither words nor the roles of those who play, before the end.

      Lines of a script (# begins a comment):
      \(verbs)
      """,
    options: [
      .init("seed", "N", "the seed of the dice, 0 unless it is given"),
      .init("bank", "FILE", "a question bank instead of the one that comes with the program"),
      .init("lang", "TAG", "language of bank, default names and refusals: en or zh-Hant"),
    ])

  private static var verbs: String {
    let width = (TableScript.verbs.map(\.usage.count).max() ?? 0) + 2
    return TableScript.verbs.map { verb in
      "  " + verb.usage + String(repeating: " ", count: width - verb.usage.count) + verb.help
    }.joined(separator: "\n")
  }

  /// Runs it; gives the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    help.answer(arguments) { read throws(Arguments.Misuse) in
      guard read.words.count == 1, let path = read.words.first else {
        throw Arguments.Misuse(text: "spy simulate takes one script, or - for standard input")
      }
      return try play(path, read)
    }
  }

  private static func play(
    _ path: String, _ read: Arguments
  ) throws(Arguments.Misuse) -> Int32 {
    let seed = read["seed"] ?? "0"
    guard let number = UInt64(seed) else {
      throw .expected("seed", "a whole number from 0 to 2^64-1", not: seed)
    }
    let tag = read["lang"] ?? Language.english.rawValue
    guard let language = Language(rawValue: tag) else {
      throw .expected("lang", "en or zh-Hant", not: tag)
    }
    var bank = WordBank.bundled(language)
    if let file = read["bank"] {
      guard let own = SpyBankCommand.bank(in: file) else { return 1 }
      bank = own
    }
    guard let text = TextFile.read(path) else { return 1 }
    let script: TableScript
    do throws(TableScript.Fault) {
      script = try TableScript(text, folding: .unicode)
    } catch {
      let name = path == "-" ? "standard input" : path
      throw Arguments.Misuse(text: "\(name):\(error.line): \(error.text)")
    }
    var simulation = SpySimulation(bank: bank, dice: Dice(seed: number), language: language)
    simulation.play(script)
    return 0
  }

  private var evening = Evening()
  private let bank: WordBank
  private var dice: Dice
  private let language: Language

  private init(bank: WordBank, dice: Dice, language: Language) {
    self.bank = bank
    self.dice = dice
    self.language = language
  }

  private mutating func play(_ script: TableScript) {
    printState(line: 0, event: nil, refusal: nil)
    for step in script.steps {
      var refusal: String?
      do throws(Spy.Refusal) {
        try play(step.act)
      } catch {
        refusal = evening.table.sentence(for: error, language: language)
      }
      printState(line: step.line, event: step.echo, refusal: refusal)
    }
  }

  private mutating func play(_ act: TableScript.Act) throws(Spy.Refusal) {
    switch act {
    case .event(let event): try evening.apply(event)
    case .seed(let seed): dice = Dice(seed: seed)
    case .deal: try evening.apply(evening.deal(from: bank, using: &dice))
    case .round: try evening.apply(evening.nextRound(using: &dice))
    case .look(let seat): _ = try evening.view(of: seat)
    case .seenAll:
      guard case .dealing = evening.table.phase else { throw .notNow }
      while case .dealing(let next?) = evening.table.phase { try evening.apply(.seen(next)) }
    }
  }

  private func printState(line: Int, event: String?, refusal: String?) {
    Output.line(
      JSONWriter.text(
        of: .object([
          ("line", .number(line)), ("event", event.map { .string($0) } ?? .null),
          ("refusal", refusal.map { .string($0) } ?? .null),
          ("state", evening.table.value(language: language)),
        ])))
  }
}
