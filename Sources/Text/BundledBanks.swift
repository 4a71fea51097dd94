import Scoreboard
import Spy

extension WordBank {
  /// The bank that comes with the program in that language.
  public static func bundled(_ language: Language) -> WordBank {
    let words =
      switch language {
      case .english: BundledWords.english
      case .traditionalChinese: BundledWords.traditionalChinese
      }
    return WordBank(BankReading(words).pairs)
  }
}
