extension RandomNumberGenerator {
  /// A number from 0 up to, not including, `bound`, every one as likely.
  ///
  /// The draw is ours, so that a seed gives the same game with every Swift: take `next()` until it is below
  /// the largest multiple of `bound` that fits 64 bits, then its remainder. `bound` is at least 1.
  public mutating func draw(below bound: Int) -> Int {
    precondition(bound > 0, "nothing to draw from")
    let bound = UInt64(bound)
    let excess = (UInt64.max % bound + 1) % bound
    var value = next()
    while value > UInt64.max - excess { value = next() }
    return Int(value % bound)
  }

  /// The elements in a random order, every order as likely: Fisher and Yates from the end, with a draw below
  /// `n`, then `n - 1`, down to 2.
  public mutating func ordering<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    for last in stride(from: result.count - 1, through: 1, by: -1) {
      result.swapAt(last, draw(below: last + 1))
    }
    return result
  }
}
