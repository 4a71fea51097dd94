/// Dice that give the same throws for the same seed: SplitMix64.
///
/// For scripts, tests, and a seed that the shell takes from the system. Not for secrets that outlive a game.
public struct SeededDice: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  /// Dice for that seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
