/// The first word of a game that is no legal ply.
public struct PlyError: Error, Sendable, Hashable {
  /// Which ply it would be, from 1.
  public var ply: Int
  /// The word itself.
  public var word: String
  /// Why it is refused.
  public var reason: Illegal

  /// Makes an error.
  public init(ply: Int, word: String, reason: Illegal) {
    self.ply = ply
    self.word = word
    self.reason = reason
  }

  /// The error in a line: `ply 3 d5h overlap: a wall lies there already`.
  ///
  /// The word is shortened and shown without control characters.
  public var line: String {
    let shown = word.unicodeScalars.prefix(20).map { scalar in
      scalar.value < 32 || (127..<160).contains(scalar.value) ? "?" : String(scalar)
    }
    return "ply \(ply) \(shown.joined()) \(reason.rawValue): \(reason.sentence)"
  }
}
