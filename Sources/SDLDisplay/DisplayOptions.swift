import Drawing

/// What the administrator chose for the display.
public struct DisplayOptions: Sendable, Hashable {
  /// How pictures reach an eye.
  public enum Driver: String, Sendable, Hashable, CaseIterable {
    /// A window of X11 or Wayland.
    case window
    /// The bare console (KMS).
    case kms
    /// Nowhere: pictures are drawn and can be saved.
    case headless
  }

  /// How pictures reach an eye.
  public var driver: Driver = .window
  /// The size in px on the screen, or nil for what the screen has.
  ///
  /// It is that of headless pictures, of a window that is not full screen, of the console's mode
  /// (where 1920×1080 is preferred to more).
  public var size: Size?
  /// How far the picture is turned on the screen.
  public var rotation: Rotation = .none
  /// Which of the machine's screens: 0 is the first.
  public var screen = 0
  /// Whether a window covers the screen; on the console it always does.
  public var isFullScreen = true
  /// The name of the window.
  public var title = "Courtside"
  /// Whether the keys A Z K M R E, Space and Esc are the panel: then they give edges.
  public var keyboardIsPanel = false
  /// Where fonts are looked for.
  public var fonts = FontOptions()

  /// A full-screen window.
  public init() {}
}
