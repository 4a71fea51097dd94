/// How strongly the machine plays: by how many positions it looks at, never by wrong moves on purpose.
public enum Level: String, Sendable, Hashable, CaseIterable {
  case novice
  case casual
  case strong
  case strongest

  /// The positions it visits for a move.
  public var nodes: Int {
    switch self {
    case .novice: 100
    case .casual: 1000
    case .strong: 10_000
    case .strongest: 200_000
    }
  }
}
