import Badminton

/// A match that is to be played next, as a list of the evening has it.
public struct QueuedMatch: Sendable, Hashable {
  /// The names of side A, one or two.
  public var a: [String]
  /// The names of side B, as many.
  public var b: [String]
  /// The scoring format, nil for the present one.
  public var format: Format?

  /// A match of these people.
  public init(a: [String], b: [String], format: Format? = nil) {
    self.a = a
    self.b = b
    self.format = format
  }

  /// Whether two play on each side.
  public var isDoubles: Bool { a.count > 1 || b.count > 1 }

  /// The names of a side.
  subscript(side: Side) -> [String] { side == .a ? a : b }
}
