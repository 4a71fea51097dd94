/// A day of the calendar, handed in by whoever has one: the Laws change on a date.
public struct CalendarDay: Sendable, Hashable, Comparable {
  /// The year, such as 2027.
  public var year: Int
  /// The month, 1 to 12.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int

  /// Names a day.
  public init(_ year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether the first day is before the second.
  public static func < (one: CalendarDay, other: CalendarDay) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}
