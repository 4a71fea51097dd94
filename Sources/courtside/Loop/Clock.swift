import CLinux

/// The machine's monotonic clock: the only place the program reads one.
///
/// The kernel stamps the edges with the same clock, so setting the date changes nothing.
enum Clock {
  /// Now, since the start of the clock.
  static var now: Duration { .nanoseconds(cl_monotonic_ns()) }
}
