import Spy

extension Console {
  /// Hands in what the party game plays with: the banks that come with the program, and how texts are
  /// compared.
  public mutating func equip(banks: [Language: WordBank], folding: Folding) {
    spy.bundled = banks
    spy.folding = folding
  }

  /// Takes what the worker says of the question bank.
  ///
  /// A game that is on keeps its pairs.
  public mutating func hear(_ news: BankNews) {
    spy.hear(news)
  }
}
