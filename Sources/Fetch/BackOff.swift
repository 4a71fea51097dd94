/// How long to wait after failures in a row: 1 min, then twice as long each time, 6 h at most.
public struct BackOff: Sendable, Hashable {
  /// The first wait.
  public static let shortest: Duration = .seconds(60)
  /// The longest wait.
  public static let longest: Duration = .seconds(6 * 3600)

  /// Failures since the last success.
  public private(set) var failures = 0

  /// No failure yet.
  public init() {}

  /// How long to wait now; nil after a success.
  public var wait: Duration? {
    guard failures > 0 else { return nil }
    return min(Self.longest, Self.shortest * (1 << min(failures - 1, 12)))
  }

  /// One more failure.
  public mutating func fail() {
    failures += 1
  }

  /// A success: the next failure waits the shortest time again.
  public mutating func succeed() {
    failures = 0
  }
}
