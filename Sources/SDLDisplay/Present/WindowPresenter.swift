import CSDL2
import Drawing
import Glibc

/// A window of X11 or Wayland: the pixels are copied into the window's own, and only the changed
/// rectangles are told.
final class WindowPresenter: Presenter {
  private let system: VideoSystem
  private let window: OpaquePointer
  /// Where the window's pixels have another form than ours, SDL converts from here.
  private var staging: Bitmap?

  init(_ options: DisplayOptions) throws(DisplayError) {
    system = try VideoSystem(drivers: WindowPresenter.drivers) {
      "is a desktop running? set DISPLAY or WAYLAND_DISPLAY, or use --display kms on a console"
    }
    guard let window = WindowPresenter.window(options) else {
      throw .noWindow(reason: String(cString: SDL_GetError()))
    }
    self.window = window
    cs_outlive_x11()
    SDL_ShowCursor(SDL_DISABLE)
  }

  deinit {
    SDL_DestroyWindow(window)
  }

  private static func window(_ options: DisplayOptions) -> OpaquePointer? {
    var screen = SDL_Rect()
    if options.isFullScreen, SDL_GetDisplayBounds(Int32(clamping: options.screen), &screen) == 0 {
      // As large as the screen from the start, it also covers one that has no window manager.
      let flags = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_BORDERLESS.rawValue
      return SDL_CreateWindow(options.title, screen.x, screen.y, screen.w, screen.h, flags)
    }
    let size = options.size ?? Size(width: 1280, height: 720)
    return SDL_CreateWindow(
      options.title, CS_WINDOWPOS_CENTERED, CS_WINDOWPOS_CENTERED, Int32(clamping: size.width),
      Int32(clamping: size.height), SDL_WINDOW_RESIZABLE.rawValue)
  }

  private static var drivers: String {
    // Without its variable Wayland only complains, with every attempt, on standard error.
    if getenv("WAYLAND_DISPLAY") == nil { return "x11" }
    return getenv("DISPLAY") == nil ? "wayland,x11" : "x11,wayland"
  }

  var driver: String { system.driver }
  var windowID: UInt32 { SDL_GetWindowID(window) }

  var outputSize: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    return Size(width: Int(width), height: Int(height))
  }

  var descriptor: Int32? {
    let found = cs_window_descriptor(window)
    return found >= 0 ? found : nil
  }

  let readsDevices = false

  func present(_ picture: Bitmap, _ rects: [Rect], _ rotation: Rotation) throws(DisplayError) {
    guard let surface = SDL_GetWindowSurface(window) else { throw .notPresented(reason: failure) }
    guard SDL_LockSurface(surface) == 0, let pixels = surface.pointee.pixels else {
      throw .notPresented(reason: failure)
    }
    let size = Size(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    var shown: [SDL_Rect] = []
    if WindowPresenter.isOurs(surface.pointee.format.pointee.format) {
      let target = Bitmap.Target(
        pixels: pixels.assumingMemoryBound(to: UInt32.self), pitch: Int(surface.pointee.pitch) / 4,
        size: size)
      shown = rects.map { SDL_Rect(picture.copy($0, to: target, rotation)) }
      SDL_UnlockSurface(surface)
    } else {
      SDL_UnlockSurface(surface)
      shown = convert(picture, rects, rotation, to: surface, size)
    }
    shown.removeAll { $0.w <= 0 || $0.h <= 0 }
    guard !shown.isEmpty else { return }
    guard SDL_UpdateWindowSurfaceRects(window, &shown, Int32(shown.count)) == 0 else {
      throw .notPresented(reason: failure)
    }
  }

  func readBack(x: Int, y: Int) -> Color? { nil }

  private static func isOurs(_ format: UInt32) -> Bool {
    format == UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
      || format == UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
  }

  private func convert(
    _ picture: Bitmap, _ rects: [Rect], _ rotation: Rotation,
    to surface: UnsafeMutablePointer<SDL_Surface>, _ size: Size
  ) -> [SDL_Rect] {
    let between = staging?.size == size ? staging ?? Bitmap(size: size) : Bitmap(size: size)
    staging = between
    let target = Bitmap.Target(pixels: between.pixels, pitch: size.width, size: size)
    let shown = rects.map { SDL_Rect(picture.copy($0, to: target, rotation)) }
    _ = between.withSurface { source in
      for rect in shown {
        var from = rect
        var to = rect
        SDL_UpperBlit(source, &from, surface, &to)
      }
    }
    return shown
  }

  private var failure: String { String(cString: SDL_GetError()) }
}

extension Rect {
  /// The same rectangle from SDL.
  init(_ rect: SDL_Rect) {
    self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.w), height: Int(rect.h))
  }
}

extension SDL_Rect {
  /// The same rectangle for SDL.
  init(_ rect: Rect) {
    self.init(
      x: Int32(clamping: rect.x), y: Int32(clamping: rect.y), w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height))
  }
}
