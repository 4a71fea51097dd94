import Buttons
import CSDL2
import Drawing
import Glibc

/// The screen, its keyboard, mouse, touch and gamepads.
///
/// It lives on the main thread, which sleeps in `poll()` over `descriptors` and whatever else it waits
/// for. When one is readable, and after each `show`, it calls `pollInputs()` until that is empty
/// before it sleeps again: a library under SDL may already have read what a descriptor stood for.
@MainActor
public final class Display {
  /// What was asked for.
  public let options: DisplayOptions
  /// The size a scene should have now, turned as the picture is.
  ///
  /// After `pollInputs()` it may be another: then draw a new scene.
  public private(set) var size: Size
  /// Why the display must be given up and opened anew; nil while all is well.
  ///
  /// Look at it after `pollInputs()`: a screen may have gone, come or changed.
  public private(set) var failure: DisplayError?
  /// A second screen beside it, whose window's events come with those of this one.
  public var second: SecondDisplay?
  /// The canvas: what is shown now, and what became of each text.
  public let canvas: Canvas

  private let presenter: any Presenter
  private let watch: DeviceWatch?
  private var reader: InputReader
  private var connectors: [Screens.Connector]
  private var gamepads: Gamepads?
  private var screensChanged = false

  /// Opens the display; `report` gets sentences for the log.
  public init(
    _ options: DisplayOptions, report: @escaping (String) -> Void = { _ in }
  ) throws(DisplayError) {
    self.options = options
    let picture = options.size.map(options.rotation.turned) ?? Size(width: 1920, height: 1080)
    switch options.driver {
    case .headless:
      presenter = HeadlessPresenter(size: options.rotation.turned(picture))
    case .window:
      presenter = try WindowPresenter(options)
    case .kms:
      presenter = try ConsolePresenter(options)
    }
    let isConsole = options.driver == .kms
    watch =
      options.driver == .headless ? nil : DeviceWatch(readsDevices: presenter.readsDevices)
    connectors = isConsole ? Screens.connectors() : []
    reader = InputReader(keyboardIsPanel: options.keyboardIsPanel)
    canvas = Canvas(fonts: Fonts(options.fonts, report: report), report: report)
    size = options.rotation.turned(presenter.outputSize)
    if options.driver != .headless {
      let output = presenter.outputSize
      report(
        "display: SDL \(VideoSystem.version), driver \(presenter.driver), "
          + "\(output.width)×\(output.height), turned by \(options.rotation.rawValue)°")
    }
  }

  /// SDL's name of the driver (`x11`, `wayland`, `KMSDRM`), or `headless`.
  public var driver: String { presenter.driver }

  /// The descriptors that become readable when there may be input or the screens have changed.
  public var descriptors: [Int32] {
    (presenter.descriptor.map { [$0] } ?? []) + (watch?.descriptors ?? [])
  }

  /// What people have done since the last call, oldest first.
  public func pollInputs() -> [Input] {
    guard let watch else { return [] }
    if watch.read().contains(.screens) { lookAtScreens() }
    var inputs: [Input] = []
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      switch SDL_EventType(event.type) {
      case SDL_WINDOWEVENT:
        if event.window.windowID == second?.windowID {
          second?.windowChanged(event.window)
        } else if windowChanged(event.window) {
          inputs.append(.quit)
        }
      case SDL_DISPLAYEVENT: screensChanged = true
      case SDL_MOUSEMOTION where event.motion.windowID != presenter.windowID,
        SDL_MOUSEBUTTONDOWN where event.button.windowID != presenter.windowID,
        SDL_MOUSEBUTTONUP where event.button.windowID != presenter.windowID:
        break
      case SDL_CONTROLLERDEVICEADDED: gamepads?.open(event.cdevice.which)
      case SDL_CONTROLLERDEVICEREMOVED: gamepads?.close(event.cdevice.which)
      default: inputs += reader.inputs(from: event, at: Display.now, place: place)
      }
    }
    return inputs
  }

  /// Draws what differs from the last scene and brings it to the screen; returns when it is on its way.
  public func show(_ scene: Scene) throws(DisplayError) {
    if let failure { throw failure }
    let damage = canvas.draw(scene)
    if !damage.isEmpty { try presenter.present(canvas.bitmap, damage, options.rotation) }
  }

  /// Opens or closes text entry: while it is open, keys give text and no edges.
  public func setTextEntry(_ isOpen: Bool) {
    guard isOpen != reader.isTextEntryOpen else { return }
    reader.setTextEntry(isOpen)
    guard watch != nil else { return }
    if isOpen { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }

  /// Shows or hides the mouse pointer; it is hidden at first.
  public func setPointer(isVisible: Bool) {
    guard watch != nil else { return }
    SDL_ShowCursor(isVisible ? SDL_ENABLE : SDL_DISABLE)
  }

  /// Starts or stops listening to gamepads; nobody does at first, since it costs wake-ups.
  public func setGamepads(areUsed: Bool) {
    guard let watch, areUsed != (gamepads != nil) else { return }
    gamepads = areUsed ? Gamepads() : nil
    if areUsed { watch.startReadingDevices() }
  }

  /// Whether the screen really shows what was drawn there: nil where that cannot be known.
  ///
  /// Some renderers draw nothing and report success; the self-test asks this.
  public func showsPicture() -> Bool? {
    let place = (x: presenter.outputSize.width / 2, y: presenter.outputSize.height / 2)
    guard let seen = presenter.readBack(x: place.x, y: place.y) else { return nil }
    let source = options.rotation.picture(x: place.x, y: place.y, of: canvas.bitmap.size)
    return seen == canvas.bitmap[source.x, source.y]
  }

  /// Writes what is shown into a PNG file.
  public func writePNG(_ path: String) throws(DisplayError) {
    try canvas.bitmap.writePNG(path)
  }

  /// Whether the screens of a desktop have changed since this was last asked.
  public func takeScreensChanged() -> Bool {
    defer { screensChanged = false }
    return screensChanged
  }

  /// Follows a change of the window; true when it was closed.
  private func windowChanged(_ event: SDL_WindowEvent) -> Bool {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      size = options.rotation.turned(presenter.outputSize)
      showAgain()
    case SDL_WINDOWEVENT_EXPOSED:
      showAgain()
    // SDL itself says that it is over when the last window is closed, and there may be two.
    case SDL_WINDOWEVENT_CLOSE: return second != nil
    default: break
    }
    return false
  }

  private func showAgain() {
    guard canvas.scene != nil else { return }
    do throws(DisplayError) {
      try presenter.present(canvas.bitmap, [canvas.bitmap.size.bounds], options.rotation)
    } catch {
      failure = error
    }
  }

  private func lookAtScreens() {
    guard options.driver == .kms else { return }
    let found = Screens.connectors()
    if found != connectors {
      failure = .notPresented(reason: "a screen was plugged in, removed or changed")
    }
    connectors = found
  }

  private func place(x: Int, y: Int) -> (x: Int, y: Int) {
    let source = options.rotation.picture(x: x, y: y, of: size)
    return (min(max(0, source.x), size.width - 1), min(max(0, source.y), size.height - 1))
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
