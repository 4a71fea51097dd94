import Glibc

/// The clock that the kernel stamps edges with.
enum Monotonic {
  /// CLOCK_MONOTONIC, since an instant of the system's choice.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
