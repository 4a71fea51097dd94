/// A set of walls, one bit each, at the slot's index in the half of its direction.
struct WallSet: Sendable, Hashable {
  var horizontal: UInt64 = 0
  var vertical: UInt64 = 0

  /// Every slot in both directions.
  static var all: WallSet { WallSet(horizontal: .max, vertical: .max) }

  @inline(__always)
  init(horizontal: UInt64 = 0, vertical: UInt64 = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The set of one wall, by its code.
  @inline(__always)
  init(code: UInt8) {
    let bit: UInt64 = 1 &<< UInt64(code & 63)
    horizontal = code < 64 ? bit : 0
    vertical = code < 64 ? 0 : bit
  }

  @inline(__always)
  var isEmpty: Bool { horizontal | vertical == 0 }

  @inline(__always)
  var count: Int { horizontal.nonzeroBitCount &+ vertical.nonzeroBitCount }

  @inline(__always)
  func contains(_ code: UInt8) -> Bool {
    (code < 64 ? horizontal : vertical) & (1 &<< UInt64(code & 63)) != 0
  }

  /// Takes out the wall of the lowest code and returns that code; the set must not be empty.
  @inline(__always)
  mutating func removeFirst() -> UInt8 {
    if horizontal != 0 {
      let code = UInt8(truncatingIfNeeded: horizontal.trailingZeroBitCount)
      horizontal &= horizontal &- 1
      return code
    }
    let code = UInt8(truncatingIfNeeded: vertical.trailingZeroBitCount) | 64
    vertical &= vertical &- 1
    return code
  }

  @inline(__always)
  static func & (left: WallSet, right: WallSet) -> WallSet {
    WallSet(
      horizontal: left.horizontal & right.horizontal, vertical: left.vertical & right.vertical)
  }

  @inline(__always)
  static func | (left: WallSet, right: WallSet) -> WallSet {
    WallSet(
      horizontal: left.horizontal | right.horizontal, vertical: left.vertical | right.vertical)
  }

  @inline(__always)
  static func |= (left: inout WallSet, right: WallSet) {
    left = left | right
  }

  @inline(__always)
  static func &= (left: inout WallSet, right: WallSet) {
    left = left & right
  }

  @inline(__always)
  static prefix func ~ (set: WallSet) -> WallSet {
    WallSet(horizontal: ~set.horizontal, vertical: ~set.vertical)
  }

  /// The walls in it, horizontal ones first, in order of their slots.
  var walls: [Wall] {
    var rest = self
    var found: [Wall] = []
    while !rest.isEmpty { found.append(Wall(code: rest.removeFirst())) }
    return found
  }
}

/// The lines of slots at the edges of the board.
enum SlotEdge {
  static let west: UInt64 = 0x0101_0101_0101_0101
  static let east: UInt64 = 0x8080_8080_8080_8080
  static let south: UInt64 = 0xFF
  static let north: UInt64 = 0xFF00_0000_0000_0000
}
