/// How strongly the machine plays: by how many positions it looks at, never by wrong moves on purpose.
public enum Level: String, Sendable, Hashable, CaseIterable {
  case novice
  case casual
  case strong
  case strongest

  /// The positions it visits for a move.
  ///
  /// Each level is measured to win 65 to 85 % of its games against the one before:
  /// `courtside quoridor arena --levels --games 400`.
  public var nodes: Int {
    switch self {
    case .novice: 100
    case .casual: 800
    case .strong: 6000
    case .strongest: 50_000
    }
  }
}
