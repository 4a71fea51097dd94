/// A sound as it is played: one channel, `Samples.rate` amounts a second, each -1 to 1.
struct Samples: Sendable, Hashable {
  /// Amounts a second.
  static let rate = 48_000

  var amounts: [Float]

  /// The loudest amount.
  var peak: Float { amounts.reduce(0) { max($0, abs($1)) } }

  /// The length in s.
  var seconds: Double { Double(amounts.count) / Double(Samples.rate) }
}
