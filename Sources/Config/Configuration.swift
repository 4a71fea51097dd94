import Buttons
import Drawing
import Scoreboard

/// Everything the configuration says, as plain values: what the files leave out is the default.
public struct Configuration: Sendable, Hashable {
  /// What the screens go by.
  public var settings = Settings()
  /// What the display goes by.
  public var display = DisplayChoices()
  /// What the panel of buttons goes by.
  public var panel = PanelChoices()
  /// The https address or the file the party game's words come from; nil for those that come with the
  /// program.
  public var spyWords: String?
  /// The small display that only one player sees; nil for none.
  public var secretDisplay: SecretDisplayChoice?
  /// The directory of the database; nil for the system's or the user's own.
  public var dataDirectory: String?

  /// The defaults.
  public init() {}
}

/// Where the small display is that only one player sees.
public enum SecretDisplayChoice: Sendable, Hashable {
  /// A window beside the main one, to try it out.
  case window
  /// A screen of its own, by its number: 2 is the second.
  case screen(Int)
}

/// What the administrator chose for the display.
public struct DisplayChoices: Sendable, Hashable {
  /// The driver; nil to leave it to the program.
  public var driver: Driver?
  /// The size in px; nil for what the screen has.
  public var size: Size?
  /// Whether a window covers the screen.
  public var isFullScreen = true
  /// How far the picture is turned clockwise, in degrees: 0, 90, 180 or 270.
  public var rotation = 0
  /// The screen's diagonal in inches, from 1 to 1000; nil where nobody measured it.
  public var screenInches: Double?
  /// From how far it is watched, in m, from 0.5 to 200; nil where nobody measured it.
  public var viewingMetres: Double?
  /// Font files that come before all others, in this order.
  public var fonts: [String] = []

  /// How pictures reach an eye.
  public enum Driver: String, Sendable, Hashable, CaseIterable {
    case kms
    case window
    case headless
  }

  /// The defaults.
  public init() {}
}

/// What the administrator chose for the panel of buttons.
public struct PanelChoices: Sendable, Hashable {
  /// The board and its wiring; nil for the profile of the board the program runs on.
  public var profile: BoardProfile?
  /// Why the profile that was chosen cannot be used; nil where it can, and where none was chosen.
  public var fault: String?
  /// Whether the panel faces away from the wall; nil for what the profile says.
  public var isMirrored: Bool?
  /// A second `+` of a line sooner than this is a slip; nil for what the profile says.
  public var repeatGuard: Duration?
  /// How long a level must hold; nil for what the profile says of each line.
  public var debounce: Duration?
  /// Whether the line that answers presses is used, where there is one.
  public var usesOutput = true

  /// The defaults.
  public init() {}

  /// A profile with what was chosen here in place of what it says.
  public func applied(to profile: BoardProfile) -> BoardProfile {
    var profile = profile
    if let isMirrored { profile.isMirrored = isMirrored }
    if let repeatGuard { profile.repeatGuard = repeatGuard }
    if let debounce {
      for line in profile.lines.keys { profile.lines[line]?.debounce = debounce }
    }
    if !usesOutput { profile.output = nil }
    return profile
  }
}
