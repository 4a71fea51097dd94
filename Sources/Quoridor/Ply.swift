/// One turn of a game: a move, or nothing because the clock ran out.
public enum Ply: Sendable, Hashable {
  case move(Move)
  /// The turn passed; the pawn stays where it is.
  case pass

  /// Reads `e2`, `e3h` or `pass`.
  ///
  /// Throws `malformed` or `offBoard`.
  public init(_ text: some StringProtocol) throws(Illegal) {
    self = text == "pass" ? .pass : .move(try Move(text))
  }

  /// The ply as it is written.
  public var notation: String {
    switch self {
    case .move(let move): move.notation
    case .pass: "pass"
    }
  }

  /// The same ply after left and right change places.
  public var mirrored: Ply {
    switch self {
    case .move(let move): .move(move.mirrored)
    case .pass: .pass
    }
  }
}
