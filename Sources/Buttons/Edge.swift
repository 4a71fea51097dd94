/// A change of level of one line, as a device, the keyboard or a script reports it.
public struct Edge: Sendable, Hashable {
  /// The line that changed.
  public var line: Line
  /// The level after the change: true while the button is down.
  public var isActive: Bool
  /// When it happened, on the machine's monotonic clock (the kernel's timestamp).
  public var time: Duration
  /// When the program read it, on the same clock; later than `time`.
  public var readTime: Duration

  /// Makes an edge; `readTime` is `time` where nothing else is known.
  public init(line: Line, isActive: Bool, time: Duration, readTime: Duration? = nil) {
    self.line = line
    self.isActive = isActive
    self.time = time
    self.readTime = readTime ?? time
  }
}
