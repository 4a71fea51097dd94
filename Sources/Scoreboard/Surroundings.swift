import Drawing

/// What a screen is told about the world: the instant, the settings and the size of the picture.
public struct Surroundings: Sendable {
  /// The instant, on the monotonic clock of the court thread.
  public var now: Duration
  /// What was chosen.
  public var settings: Settings
  /// The part of the picture that is the screen's own: inside the overscan margin, above the foot
  /// that the console draws for all screens.
  public var area: Rect
  /// The whole picture.
  public var size: Size
  /// Dice for the toss and the deals: the same seed throws the same dice.
  public var dice: Dice

  /// Makes surroundings.
  public init(now: Duration, settings: Settings, area: Rect, size: Size, dice: Dice) {
    self.now = now
    self.settings = settings
    self.area = area
    self.size = size
    self.dice = dice
  }
}
