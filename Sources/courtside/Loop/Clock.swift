import Badminton
import CLinux
import Glibc

/// The machine's monotonic clock: the only place the program reads one.
///
/// The kernel stamps the edges with the same clock, so setting the date changes nothing.
enum Clock {
  /// Now, since the start of the clock.
  static var now: Duration { .nanoseconds(cl_monotonic_ns()) }

  /// The day by the machine's calendar and time zone: what the Laws are on that day, nothing else.
  static var today: CalendarDay {
    var instant = time(nil)
    var parts = tm()
    localtime_r(&instant, &parts)
    return CalendarDay(Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }
}
