import Badminton
import Buttons
import Drawing

/// Everything an administrator can choose for the screens, as plain values; `Config` reads them.
public struct Settings: Sendable, Hashable {
  /// The scoring format of new matches.
  public var format: Format = .standard
  /// Whether the format is that of the Laws, which changes on a date: see `Console.date(is:)`.
  public var followsLaws = true
  /// The side that serves first unless the toss says otherwise.
  public var firstServer: Side = .a
  /// Whether new matches are doubles.
  public var isDoubles = false
  /// The language of the display.
  public var language: Language = .english
  /// The layout of the score.
  public var layout: LayoutName = .halves
  /// Whether a rest gets a board of its own with a large countdown; else it is counted in the label.
  public var intervalBoard = false
  /// The court's label, shown where the layout has room; empty for none.
  public var court = ""
  /// Whether the court's label is shown.
  public var showsCourt = true
  /// Whether the figures of a match are shown by themselves after it.
  public var showsStatistics = true
  /// How bright the picture is, 10 to 100.
  public var brightness = 100
  /// How long the warm-up before a match is, in s.
  public var warmUpSeconds = 120
  /// What the menu offers to be chosen at once.
  public var presets: [Preset] = []
  /// The matches of the evening, in order.
  public var queue: [QueuedMatch] = []
  /// The names `+`/`-` pick from in setup, in file order.
  public var roster: [String] = []
  /// Whether the sides change places by themselves in the middle of the deciding game.
  public var changesEndsInDecider = true
  /// How the panel's buttons are labelled: the lines' names, or the keys of the simulated panel.
  public var panel: PanelLabels = .buttons
  /// The lines the panel has: the hint line calls the others by what stands for them.
  public var lines: Set<Line> = Set(Line.allCases)
  /// Whether the wall may show a player's word while the others look away.
  public var showsWordsOnWall = true
  /// Words of the display that replace the built-in ones, by key.
  public var phrases: [String: String] = [:]
  /// Whether sounds are muted.
  public var isMuted = false
  /// The sounds that are played while it is not muted.
  public var sounds: Set<Sound> = [.intervalEnd, .move, .wall, .win, .lose]

  /// How loud effects are, 0 to 100.
  public var effectsVolume = 100
  /// How loud the music beside a game is, 0 (none) to 100.
  public var musicVolume = 0
  /// Whether the panel's output line says more than that a press was taken.
  public var vibrates = true

  /// The built-in settings.
  public init() {}
}

/// A language of the display.
public enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case traditionalChinese = "zh-Hant"
}

/// A layout of the score.
public enum LayoutName: String, Sendable, Hashable, CaseIterable {
  case halves
  case court
  case portrait
  case led
}

/// What the hint line calls the buttons.
public enum PanelLabels: Sendable, Hashable {
  /// A panel of buttons.
  case buttons
  /// The keyboard-simulated panel.
  case keys
}
