import CSDL2
import Drawing

/// The bare console: the picture is one texture of an OpenGL ES renderer, since KMSDRM's windows have
/// no pixels of their own.
final class ConsolePresenter: Presenter {
  private let system: VideoSystem
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private let texture: OpaquePointer
  /// The picture turned, where it is turned.
  private let staging: Bitmap
  private var hasPresented = false
  let outputSize: Size

  init(_ options: DisplayOptions) throws(DisplayError) {
    if let card = Screens.cardWithScreen {
      // Cards are numbered as they are found at the boot: take one that has a screen.
      SDL_SetHint("SDL_KMSDRM_DEVICE_INDEX", "\(card)")
      guard !Screens.isHeld(card: card) else {
        throw .noDriver(
          "KMSDRM", reason: "/dev/dri/card\(card) is in use", hint: Screens.explanation())
      }
    }
    system = try VideoSystem(drivers: "KMSDRM", hint: Screens.explanation)
    let screen = Int32(clamping: options.screen)
    let size = ConsolePresenter.modeSize(of: screen, wanted: options.size)
    var place = SDL_Rect()
    SDL_GetDisplayBounds(screen, &place)
    // Full screen with a size of its own, SDL sets the mode that is nearest to it.
    guard
      let window = SDL_CreateWindow(
        options.title, place.x, place.y, Int32(clamping: size.width), Int32(clamping: size.height),
        SDL_WINDOW_FULLSCREEN.rawValue)
    else { throw .noWindow(reason: ConsolePresenter.failure) }
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else {
      let reason = ConsolePresenter.failure
      SDL_DestroyWindow(window)
      throw .noWindow(reason: reason)
    }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetRendererOutputSize(renderer, &width, &height)
    guard
      let texture = SDL_CreateTexture(
        renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue),
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), width, height)
    else {
      let reason = ConsolePresenter.failure
      SDL_DestroyRenderer(renderer)
      SDL_DestroyWindow(window)
      throw .noWindow(reason: reason)
    }
    self.window = window
    self.renderer = renderer
    self.texture = texture
    outputSize = Size(width: Int(width), height: Int(height))
    staging = Bitmap(size: outputSize)
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    SDL_ShowCursor(SDL_DISABLE)
  }

  deinit {
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
  }

  var driver: String { system.driver }
  var windowID: UInt32 { SDL_GetWindowID(window) }
  let descriptor: Int32? = nil
  let readsDevices = true

  func present(_ picture: Bitmap, _ rects: [Rect], _ rotation: Rotation) throws(DisplayError) {
    let target = Bitmap.Target(
      pixels: staging.pixels, pitch: outputSize.width, size: outputSize)
    for rect in rects {
      let part = picture.copy(rect, to: target, rotation)
      guard !part.isEmpty else { continue }
      var place = SDL_Rect(part)
      let first = staging.pixels + part.y * outputSize.width + part.x
      guard SDL_UpdateTexture(texture, &place, first, Int32(outputSize.width * 4)) == 0 else {
        throw .notPresented(reason: ConsolePresenter.failure)
      }
    }
    try presentTexture()
    // SDL 2.32 leaves the screen black after the first picture, until there is a second.
    if !hasPresented { try presentTexture() }
    hasPresented = true
  }

  private func presentTexture() throws(DisplayError) {
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else {
      throw .notPresented(reason: ConsolePresenter.failure)
    }
    SDL_RenderPresent(renderer)
  }

  func readBack(x: Int, y: Int) -> Color? {
    // What has been presented is no longer in the renderer's own buffer: it is drawn there again.
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else { return nil }
    var place = SDL_Rect(Rect(x: x, y: y, width: 1, height: 1))
    var pixel: UInt32 = 0
    let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    guard SDL_RenderReadPixels(renderer, &place, format, &pixel, 4) == 0 else { return nil }
    return Color(pixel & 0xFF_FFFF)
  }

  /// The size that was asked for; else the screen's own unless it is larger than 1920×1080 and it can
  /// show that: more makes a small board slow or hang.
  private static func modeSize(of screen: Int32, wanted: Size?) -> Size {
    if let wanted { return wanted }
    let preferred = Size(width: 1920, height: 1080)
    var own = SDL_DisplayMode()
    guard SDL_GetDesktopDisplayMode(screen, &own) == 0 else { return preferred }
    let ownSize = Size(width: Int(own.w), height: Int(own.h))
    guard ownSize.bounds.area > preferred.bounds.area else { return ownSize }
    for number in 0..<max(0, SDL_GetNumDisplayModes(screen)) {
      var mode = SDL_DisplayMode()
      if SDL_GetDisplayMode(screen, number, &mode) == 0, Int(mode.w) == preferred.width,
        Int(mode.h) == preferred.height
      {
        return preferred
      }
    }
    return ownSize
  }

  private static var failure: String { String(cString: SDL_GetError()) }
}
