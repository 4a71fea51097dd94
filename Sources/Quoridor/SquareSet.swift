/// A set of squares, one bit each, at the square's index.
typealias SquareSet = UInt128

extension SquareSet {
  /// The set of one square.
  @inline(__always)
  init(square index: UInt8) {
    self = 1 &<< SquareSet(truncatingIfNeeded: index)
  }

  /// The top rank: nothing lies above it.
  static var topRank: SquareSet { 0x1FF &<< 72 }
  /// File i: nothing lies to the right of it.
  static var lastFile: SquareSet {
    0x1_0080_4020_1008_0402_0100
  }

  /// The squares in it, in order.
  var squares: [Square] {
    var rest = self
    var found: [Square] = []
    while rest != 0 {
      found.append(Square(index: UInt8(truncatingIfNeeded: rest.trailingZeroBitCount)))
      rest &= rest &- 1
    }
    return found
  }
}
