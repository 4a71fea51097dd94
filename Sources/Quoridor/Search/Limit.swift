/// How far the engine may look.
public struct Limit: Sendable, Hashable {
  /// The most positions it may visit.
  public var nodes: Int
  /// The most plies it may look ahead.
  public var depth: Int

  /// Makes a limit; without arguments only the caller stops the search.
  public init(nodes: Int = .max, depth: Int = Engine.deepest) {
    self.nodes = nodes
    self.depth = depth
  }
}
