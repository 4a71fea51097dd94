/// One line of a game's book: everything that can happen in a game, in the order it happened.
public enum Entry: Sendable, Hashable {
  case ply(Ply)
  /// Both agreed that the latest `plies` plies are taken back.
  case takeBack(plies: Int)
  /// That player gave up.
  case surrender(Pawn)
  /// Both agreed on a draw.
  case draw

  /// Reads what `notation` writes.
  ///
  /// Throws `malformed` or `offBoard`.
  public init(_ text: some StringProtocol) throws(Illegal) {
    switch text {
    case "draw": self = .draw
    case "surrender:blue": self = .surrender(.blue)
    case "surrender:red": self = .surrender(.red)
    default:
      guard text.hasPrefix("back:") else {
        self = .ply(try Ply(text))
        return
      }
      guard let plies = Int(text.dropFirst(5)), plies > 0 else { throw .malformed }
      self = .takeBack(plies: plies)
    }
  }

  /// The entry as it is kept: `e2`, `e3h`, `pass`, `back:2`, `surrender:red`, `draw`.
  public var notation: String {
    switch self {
    case .ply(let ply): ply.notation
    case .takeBack(let plies): "back:\(plies)"
    case .surrender(let pawn): "surrender:\(pawn.name)"
    case .draw: "draw"
    }
  }
}
