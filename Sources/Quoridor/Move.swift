/// What a player does with a turn: a pawn move or a wall.
public enum Move: Sendable, Hashable {
  /// The pawn goes to that square; a jump is not marked.
  case pawn(Square)
  /// The wall is built.
  case wall(Wall)

  /// The move of a code that is known to be one: 0…127 a wall, 128…208 a square.
  init(code: UInt8) {
    self = code < 128 ? .wall(Wall(code: code)) : .pawn(Square(index: code & 127))
  }

  /// Reads a square or a wall.
  ///
  /// Throws `malformed` for what is neither, `offBoard` for what would be one on a larger board.
  public init(_ text: some StringProtocol) throws(Illegal) {
    if let square = Square(text) {
      self = .pawn(square)
    } else if let wall = Wall(text) {
      self = .wall(wall)
    } else {
      throw Self.isNamed(Array(text.utf8)) ? .offBoard : .malformed
    }
  }

  /// The move in a byte: 0…127 a wall, 128…208 a square.
  var code: UInt8 {
    switch self {
    case .pawn(let square): square.index | 128
    case .wall(let wall): wall.code
    }
  }

  /// The move as it is written: `e2`, `e3h`.
  public var notation: String {
    switch self {
    case .pawn(let square): square.notation
    case .wall(let wall): wall.notation
    }
  }

  /// The same move after left and right change places.
  public var mirrored: Move {
    switch self {
    case .pawn(let square): .pawn(square.mirrored)
    case .wall(let wall): .wall(wall.mirrored)
    }
  }

  /// Whether the text has the form letter, digits and perhaps `h` or `v`.
  private static func isNamed(_ bytes: [UInt8]) -> Bool {
    var digits = bytes[...]
    guard let first = digits.popFirst(), (97...122).contains(first) else { return false }
    if let last = digits.last, last == UInt8(ascii: "h") || last == UInt8(ascii: "v") {
      digits.removeLast()
    }
    return (1...2).contains(digits.count) && digits.allSatisfy { (48...57).contains($0) }
  }
}
