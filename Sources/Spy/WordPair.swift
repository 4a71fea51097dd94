/// One of the words of a pair, with the key it is compared by.
public struct Word: Sendable, Hashable {
  /// The word as it is shown.
  public let text: String
  /// What it is compared by; see `Folding`.
  public let key: String

  /// A word and its key; the text comes in normalised (NFC, no line ends, trimmed).
  public init(_ text: String, key: String) {
    self.text = text
    self.key = key
  }

  /// A word whose key that folding makes.
  public init(_ text: String, folding: Folding) {
    self.init(text, key: folding.key(text))
  }
}

extension Word: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Says that there is a word, not which: bank, guess and deal stay out of logs.
  public var description: String { "sealed" }
  /// Says that there is a word, not which.
  public var debugDescription: String { "sealed" }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// Two words that are near each other; which of them the civilians get is random per game.
public struct WordPair: Sendable, Hashable {
  /// The word of the column `civilianquestion`.
  public let first: Word
  /// The word of the column `spyquestion`.
  public let second: Word

  /// Makes a pair.
  public init(_ first: Word, _ second: Word) {
    self.first = first
    self.second = second
  }

  /// A number that stands for the pair, whichever way round it is: 64-bit FNV-1a over the two keys,
  /// the lesser first, with a zero byte between.
  ///
  /// Used pairs are remembered by it.
  public var identity: UInt64 {
    let keys = first.key < second.key ? (first.key, second.key) : (second.key, first.key)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in Array(keys.0.utf8) + [0] + Array(keys.1.utf8) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }
}
