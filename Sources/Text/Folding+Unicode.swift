import Spy

extension Folding {
  /// The rule in full: NFKC, case folding, no spaces and no punctuation.
  public static let unicode = Folding(key: Names.guessKey)
}
