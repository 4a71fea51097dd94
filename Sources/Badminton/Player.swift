/// One of the two players of a side; in singles always the first.
public enum Player: UInt8, CaseIterable, Sendable, Hashable {
  case first = 1
  case second = 2

  /// The partner.
  public var partner: Player { self == .first ? .second : .first }
}
