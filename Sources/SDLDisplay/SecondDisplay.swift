import CSDL2
import Drawing

/// A second screen that only shows: keys, mouse and gamepads belong to the `Display` it stands beside,
/// which must be open before it and hears of its window's events.
///
/// What it shows may be for one pair of eyes: no wording of it goes into a log.
@MainActor
public final class SecondDisplay {
  /// What was asked for.
  public let options: DisplayOptions
  /// The size a scene should have now.
  public private(set) var size: Size
  /// Why it must be given up; nil while all is well.
  public private(set) var failure: DisplayError?
  /// The canvas: what is shown now.
  public let canvas: Canvas

  private let presenter: any Presenter

  /// Opens it; fails where the machine has no such screen.
  public init(
    _ options: DisplayOptions, report: @escaping (String) -> Void = { _ in }
  ) throws(DisplayError) {
    self.options = options
    let picture = options.size.map(options.rotation.turned) ?? Size(width: 480, height: 320)
    if options.driver != .headless { try Self.requireScreen(options) }
    switch options.driver {
    case .headless: presenter = HeadlessPresenter(size: options.rotation.turned(picture))
    case .window: presenter = try WindowPresenter(options)
    case .kms: presenter = try ConsolePresenter(options)
    }
    canvas = Canvas(fonts: Fonts(options.fonts, report: report))
    size = options.rotation.turned(presenter.outputSize)
    if options.driver != .headless {
      report(
        "second display: screen \(options.screen + 1), \(presenter.outputSize.width)×"
          + "\(presenter.outputSize.height)")
    }
  }

  /// SDL's number of its window, 0 where there is none.
  var windowID: UInt32 { presenter.windowID }

  /// Draws what differs from the last scene and brings it to the screen.
  public func show(_ scene: Scene) throws(DisplayError) {
    if let failure { throw failure }
    let damage = canvas.draw(scene)
    if !damage.isEmpty { try presenter.present(canvas.bitmap, damage, options.rotation) }
  }

  /// Writes what is shown into a PNG file.
  public func writePNG(_ path: String) throws(DisplayError) {
    try canvas.bitmap.writePNG(path)
  }

  /// Follows a change of its window.
  func windowChanged(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: size = options.rotation.turned(presenter.outputSize)
    case SDL_WINDOWEVENT_EXPOSED: break
    default: return
    }
    guard canvas.scene?.size == size else { return }
    do throws(DisplayError) {
      try presenter.present(canvas.bitmap, [canvas.bitmap.size.bounds], options.rotation)
    } catch {
      failure = error
    }
  }

  /// A window that covers nothing can stand on any screen; everything else needs its own.
  private static func requireScreen(_ options: DisplayOptions) throws(DisplayError) {
    guard options.isFullScreen || options.driver == .kms else { return }
    let count = Int(SDL_GetNumVideoDisplays())
    guard options.screen < count else {
      throw .noWindow(reason: "there is no screen \(options.screen + 1), of \(max(0, count))")
    }
    var first = SDL_Rect()
    var own = SDL_Rect()
    // One screen that repeats the other would show to all what is for one pair of eyes; and where two
    // screens begin at the same place, SDL cannot tell them apart and takes the first.
    guard SDL_GetDisplayBounds(0, &first) == 0,
      SDL_GetDisplayBounds(Int32(options.screen), &own) == 0,
      !Rect(first).intersects(Rect(own))
    else {
      throw .noWindow(
        reason: "screen \(options.screen + 1) shows the same as the first; set them side by side")
    }
  }
}
