/// One of the 64 places where a wall's middle can lie: named by the touched square nearest a1.
public struct Slot: Sendable, Hashable, Comparable {
  /// Eight times the rank from 0, plus the file from 0: a1 is 0, h8 is 63.
  public let index: UInt8

  /// The slot of an index that is known to lie in 0…63.
  init(index: UInt8) {
    self.index = index
  }

  /// Makes a slot from a file and a rank, each 0…7; nil off the board.
  public init?(file: Int, rank: Int) {
    guard (0..<8).contains(file), (0..<8).contains(rank) else { return nil }
    index = UInt8(rank * 8 + file)
  }

  /// The file from 0 (a) to 7 (h).
  public var file: Int { Int(index) % 8 }
  /// The rank from 0 (rank 1) to 7 (rank 8).
  public var rank: Int { Int(index) / 8 }

  /// The same slot after left and right change places.
  public var mirrored: Slot { Slot(index: UInt8(rank * 8 + 7 - file)) }

  /// Orders by rank, then by file.
  public static func < (left: Slot, right: Slot) -> Bool { left.index < right.index }
}

/// The direction a wall runs in.
public enum Orientation: UInt8, Sendable, Hashable, CaseIterable {
  /// `h`: between two ranks, over two files.
  case horizontal
  /// `v`: between two files, beside two ranks.
  case vertical

  /// The other direction.
  public var turned: Orientation { self == .horizontal ? .vertical : .horizontal }
}
