/// One of the 81 squares: files a to i from the first player's left, ranks 1 to 9 from that side.
public struct Square: Sendable, Hashable, Comparable {
  /// Nine times the rank from 0, plus the file from 0: a1 is 0, i9 is 80.
  public let index: UInt8

  /// The square of an index that is known to lie in 0…80.
  init(index: UInt8) {
    self.index = index
  }

  /// Makes a square from a file and a rank, each 0…8; nil off the board.
  public init?(file: Int, rank: Int) {
    guard (0..<9).contains(file), (0..<9).contains(rank) else { return nil }
    index = UInt8(rank * 9 + file)
  }

  /// Reads `a1` to `i9`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 2 else { return nil }
    self.init(file: Int(bytes[0]) - 97, rank: Int(bytes[1]) - 49)
  }

  /// The file from 0 (a) to 8 (i).
  public var file: Int { Int(index) % 9 }
  /// The rank from 0 (rank 1) to 8 (rank 9).
  public var rank: Int { Int(index) / 9 }

  /// The square as it is written: `e2`.
  public var notation: String { Self.notation(file: file, rank: rank) }

  /// The same square seen by the players after left and right change places.
  public var mirrored: Square { Square(index: UInt8(rank * 9 + 8 - file)) }

  /// Orders by rank, then by file.
  public static func < (left: Square, right: Square) -> Bool { left.index < right.index }

  /// How many steps away another square is on a board without walls and pawns.
  func steps(to other: Square) -> Int { abs(file - other.file) + abs(rank - other.rank) }

  /// A file and a rank as they are written.
  static func notation(file: Int, rank: Int) -> String {
    String(decoding: [UInt8(97 + file), UInt8(49 + rank)], as: UTF8.self)
  }
}
