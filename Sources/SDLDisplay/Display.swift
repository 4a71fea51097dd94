import Buttons
import Drawing

/// The screen, its keyboard, mouse, touch and gamepads.
///
/// It lives on the main thread, which sleeps in `poll()` over `descriptors` and whatever else it waits
/// for. When one is readable, and after each `show`, it calls `pollInputs()` until that is empty
/// before it sleeps again: a library under SDL may already have read what a descriptor stood for.
@MainActor
public final class Display {
  /// What was asked for.
  public let options: DisplayOptions
  /// SDL's name of the driver (`x11`, `wayland`, `KMSDRM`), or `headless`.
  public let driver: String
  /// The size a scene should have now, turned as the picture is.
  ///
  /// After `pollInputs()` it may be another: then draw a new scene.
  public private(set) var size: Size
  /// The canvas: what is shown now, and what became of each text.
  public let canvas: Canvas

  /// Opens the display; `report` gets sentences for the log.
  public init(
    _ options: DisplayOptions, report: @escaping (String) -> Void = { _ in }
  ) throws(DisplayError) {
    self.options = options
    driver = "headless"
    size = options.rotation.turned(options.size ?? Size(width: 1920, height: 1080))
    canvas = Canvas(fonts: Fonts(options.fonts, report: report), report: report)
  }

  /// The descriptors that become readable when there may be input or the screens have changed.
  public var descriptors: [Int32] { [] }

  /// What people have done since the last call, oldest first.
  public func pollInputs() -> [Input] { [] }

  /// Draws what differs from the last scene and brings it to the screen; returns when it is on its way.
  public func show(_ scene: Scene) throws(DisplayError) {
    _ = canvas.draw(scene)
  }

  /// Opens or closes text entry: while it is open, keys give text and no edges.
  public func setTextEntry(_ isOpen: Bool) {}

  /// Shows or hides the mouse pointer; it is hidden at first.
  public func setPointer(isVisible: Bool) {}

  /// Writes what is shown into a PNG file.
  public func writePNG(_ path: String) throws(DisplayError) {
    try canvas.bitmap.writePNG(path)
  }
}
