import Spy

extension SpyScreen {
  /// Takes what the worker says of the bank.
  ///
  /// A game that is on keeps the pairs it began with.
  mutating func hear(_ news: BankNews) {
    bankNews = news
    guard case .loaded(let fresh) = news else { return }
    if table.phase == .lobby { ownBank = fresh } else { nextBank = fresh }
  }

  mutating func takeNextBank() {
    if let nextBank { ownBank = nextBank }
    nextBank = nil
  }

  /// The bank the next game draws from.
  func bank(in scene: Surroundings) -> WordBank {
    ownBank ?? bundled[scene.settings.language] ?? WordBank([])
  }

  /// How the bank stands, for the set-up: its size; while it is read how much has come; after a failure
  /// why.
  func bankLine(in scene: Surroundings) -> String {
    let words = scene.words
    let pairs = "\((nextBank ?? bank(in: scene)).count)"
    switch bankNews {
    case .loading(let received, let expected):
      guard let expected, expected > 0 else {
        return words.say(.spyLoading, received > 0 ? "\((received + 1023) / 1024) KB" : "…")
      }
      return words.say(.spyLoading, "\(min(100, received * 100 / expected)) %")
    case .loaded, .unchanged: return words.say(.spyPairs, pairs)
    case .failed(let failure): return words.say(.spyBankFailed, pairs, reason(failure, words))
    }
  }

  private func reason(_ failure: BankFailure, _ words: Words) -> String {
    switch failure {
    case .tooFew(let pairs): words.say(.spyFaultTooFew, "\(pairs)")
    case .fault(let fault):
      switch fault {
      case .empty: words.say(.spyFaultEmpty)
      case .truncated: words.say(.spyFaultTruncated)
      case .htmlInsteadOfData: words.say(.spyFaultPage)
      case .notPublic: words.say(.spyFaultNotPublic)
      case .badEncoding: words.say(.spyFaultEncoding)
      case .gone: words.say(.spyFaultGone)
      case .tooLarge: words.say(.spyFaultTooLarge)
      case .offline: words.say(.spyFaultOffline)
      }
    }
  }
}
