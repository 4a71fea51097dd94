/// One of the two opponents; which half of the wall it has changes with the ends.
public enum Side: UInt8, CaseIterable, Sendable, Hashable {
  case a
  case b

  /// The other side.
  public var opponent: Side { self == .a ? .b : .a }

  /// `A` or `B`, as the notation writes it.
  public var letter: String { self == .a ? "A" : "B" }
}
