/// The pairs a game can draw from: a snapshot that a refresh replaces between games.
public struct WordBank: Sendable, Hashable {
  /// The fewest pairs a fetched bank must have to be taken over.
  public static let fewest = 20

  /// The pairs, each once, in the order of their source.
  public let pairs: [WordPair]

  /// A bank of these pairs; a pair that occurs again, either way round, is left out, and so is one of two
  /// equal words.
  public init(_ pairs: some Sequence<WordPair>) {
    var known: Set<UInt64> = []
    self.pairs = pairs.filter { pair in
      pair.first.key != pair.second.key && known.insert(pair.identity).inserted
    }
  }

  /// How many pairs it has.
  public var count: Int { pairs.count }

  /// Whether it may replace a good bank of `previous` pairs: at least 20 pairs, and at least half as many
  /// as the last good one had, so that a half-emptied sheet does not.
  public func mayReplace(previous: Int?) -> Bool {
    count >= Self.fewest && count * 2 >= previous ?? 0
  }
}

extension WordBank: CustomStringConvertible, CustomReflectable {
  /// How many pairs it has; the words stay out of logs.
  public var description: String { "\(count) pairs" }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
