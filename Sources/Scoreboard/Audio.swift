/// What is heard beside single effects, and how loud everything is.
public struct Audio: Sendable, Hashable {
  /// Whether the music plays.
  public var hasMusic: Bool
  /// How loud it is, 0 to 100.
  public var music: Int
  /// How loud effects are, 0 to 100.
  public var effects: Int

  /// Makes a setting.
  public init(hasMusic: Bool = false, music: Int = 0, effects: Int = 100) {
    self.hasMusic = hasMusic
    self.music = music
    self.effects = effects
  }
}
