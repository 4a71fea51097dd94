/// A half of the display, as the panel and the players stand.
public enum End: Sendable, Hashable, CaseIterable {
  case left
  case right

  /// The other half.
  public var other: End { self == .left ? .right : .left }

  /// `left` or `right`, as roles of nodes write it.
  var name: String { self == .left ? "left" : "right" }
}
