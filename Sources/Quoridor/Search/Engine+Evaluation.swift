/// What a position is worth without looking ahead.
extension Engine {
  /// The value for the player on turn in hundredths of a step.
  @inline(__always)
  func evaluate(_ ply: Int) -> Int32 {
    let value = evaluator.value(sums(ply), frames + ply)
    return noise == 0 ? value : value &+ Self.jitter(frames[ply].key ^ noise)
  }

  /// A small value that depends on seed and position: it tells near-equal openings apart.
  @inline(__always)
  private static func jitter(_ seed: UInt64) -> Int32 {
    var state = seed
    return Int32(truncatingIfNeeded: Zobrist.mixed(&state) & 31) &- 16
  }
}
