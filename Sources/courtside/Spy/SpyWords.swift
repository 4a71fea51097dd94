import Fetch
import Scoreboard
import Spy
import Text

/// What the party game plays with before anybody asks the network.
enum SpyWords {
  /// Hands the banks that come with the program, the last good copy of one's own, and the rule of
  /// comparing texts to a console.
  static func equip(_ console: inout Console, directory: String) {
    var banks: [Language: WordBank] = [:]
    for language in Language.allCases { banks[language] = .bundled(language) }
    console.equip(banks: banks, folding: .unicode)
    if let copy = BankCopy(in: directory) { console.hear(.loaded(copy.bank)) }
  }
}
