import Buttons
import Drawing
import Timing

/// The program as a value: which screen is shown, what each of them knows, and the settings.
///
/// It reads no clock and does no I/O. The court thread hands in what people did and when, stores the
/// records it gets back, and posts `picture(at:)`.
public struct Console: Sendable {
  /// What is shown now.
  public private(set) var screen: ScreenName = .badminton
  /// What the administrator chose.
  public private(set) var settings: Settings

  /// A console for these settings on a display of `size` px, with the game that `records` tell of
  /// (oldest first) brought back, paused. `seed` feeds the toss and the deals.
  public init(
    settings: Settings, size: Size, records: [Record] = [], seed: UInt64 = 0, at now: Duration
  ) {
    self.settings = settings
  }
}

/// The name of a screen, as state and scripts write it.
public enum ScreenName: String, Sendable, Hashable, CaseIterable {
  case badminton
  case quoridor
  case spy
  case menu
}
