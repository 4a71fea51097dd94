/// A place at the table, by its number: 1 to 20.
///
/// The number is public and no credential: it opens nothing.
public struct Seat: Sendable, Hashable, Comparable {
  /// The numbers a seat can have.
  public static let numbers = 1...20

  /// Its number, from 1.
  public let number: Int

  /// The seat of that number, or nil if there is none.
  public init?(_ number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.number = number
  }

  /// Whether the first has the lower number.
  public static func < (left: Seat, right: Seat) -> Bool { left.number < right.number }

  /// Every seat there can be, in order.
  public static let all: [Seat] = numbers.compactMap { Seat($0) }
}
