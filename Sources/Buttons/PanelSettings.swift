/// How a panel turns edges into presses: what differs between a device, a keyboard and a script.
public struct PanelSettings: Sendable, Hashable {
  /// How long a level must hold before its edge counts; 0 counts every edge at once.
  public var debounce: Duration
  /// Lines whose debounce differs, by the name they are wired under; 0 where the kernel debounces.
  public var lineDebounce: [Line: Duration]
  /// A second `+` of the same line sooner than this after the first is a slip; 0 for no guard.
  public var repeatGuard: Duration
  /// Whether the panel faces away from the wall: left and right change places.
  public var isMirrored: Bool

  /// Makes settings; without arguments those of a device.
  public init(
    debounce: Duration = .milliseconds(10), lineDebounce: [Line: Duration] = [:],
    repeatGuard: Duration = .milliseconds(300), isMirrored: Bool = false
  ) {
    self.debounce = debounce
    self.lineDebounce = lineDebounce
    self.repeatGuard = repeatGuard
    self.isMirrored = isMirrored
  }

  /// Real buttons: 10 ms of debounce, 300 ms of repeat guard.
  public static let device = PanelSettings()
  /// Keys: their edges are clean.
  public static let keyboard = PanelSettings(debounce: .zero, repeatGuard: .zero)
  /// A script: bounces like a device, and means every press it writes.
  public static let script = PanelSettings(repeatGuard: .zero)

  /// The debounce of the line wired as `line`, never negative.
  public func debounce(of line: Line) -> Duration {
    max(.zero, lineDebounce[line] ?? debounce)
  }

  /// Both `+` lines held together for this long stand for `ends`.
  public static let chordTime: Duration = .seconds(1)
  /// `rewind` held for this long stands for `start` when it is released.
  public static let startTime: Duration = .seconds(1)
  /// `rewind` held for this long stands for `menu` when it is released.
  public static let menuTime: Duration = .seconds(3)
  /// A line active for this long is stuck.
  public static let stuckTime: Duration = .seconds(10)
  /// An edge read later than this after it happened is stale.
  public static let staleTime: Duration = .seconds(1)
  /// A line kept down repeats for the first time after this long.
  public static let firstRepeat: Duration = .milliseconds(400)
  /// The time from one repeat to the next.
  public static let repeatInterval: Duration = .milliseconds(120)
}
