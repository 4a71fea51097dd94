import Glibc

/// A pipe that wakes somebody: raised from any thread, waited for with `poll`.
struct Signal: ~Copyable, Sendable {
  /// The end to poll.
  let reader: Int32
  private let writer: Int32

  /// Makes a quiet signal.
  ///
  /// Without descriptors left it never wakes anybody, and waits run into their limits.
  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
    }
    reader = ends[0]
    writer = ends[1]
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Makes it readable.
  func raise() {
    var byte: UInt8 = 1
    _ = write(writer, &byte, 1)
  }

  /// Makes it quiet.
  func clear() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(reader, &bytes, 16) == 16 {}
  }

  /// Waits until it is raised, at most `limit` (for ever without one); true when it was.
  ///
  /// It stays raised.
  @discardableResult
  func wait(_ limit: Duration?) -> Bool {
    var entry = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    guard let limit else { return poll(&entry, 1, -1) > 0 }
    let (seconds, attoseconds) = limit.components
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return poll(&entry, 1, Int32(clamping: max(0, milliseconds))) > 0
  }
}
