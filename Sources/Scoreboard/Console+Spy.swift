import Drawing
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

  /// A small display for one pair of eyes came (with its size in px) or went.
  ///
  /// A word that is shown is covered: nobody has looked away from the place where it would stand next.
  public mutating func setSecretDisplay(_ size: Size?) {
    guard size != secretSize else { return }
    secretSize = size
    spy.coverAll()
  }

  /// What the small display shows; nil while there is none.
  public func secretPicture(at now: Duration) -> Scene? {
    guard let size = secretSize else { return nil }
    var surroundings = surroundings(at: now)
    surroundings.size = size
    surroundings.area = size.safeArea
    surroundings.secretDisplay = .here
    let nodes = screen == .spy ? spy.secretNodes(in: surroundings) : []
    return Scene(size: size, background: Palette.ground, nodes: nodes)
  }
}
