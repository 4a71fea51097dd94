import CSDL2
import Glibc

/// SDL's video part, started with one driver and ended when it is given up.
final class VideoSystem {
  /// The name of the driver that started.
  let driver: String

  /// Starts SDL with one of those drivers, and never with one that shows nothing unless the
  /// environment asks for it.
  init(drivers: String, hint: () -> String) throws(DisplayError) {
    VideoSystem.prepare()
    let asked = getenv("SDL_VIDEODRIVER").map { String(cString: $0) }
    let isSilentAsked = asked.map { VideoSystem.silent.contains($0.lowercased()) } ?? false
    if !isSilentAsked, !VideoSystem.lists(drivers, asked) {
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, drivers, SDL_HINT_OVERRIDE)
    }
    guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
      let reason = String(cString: SDL_GetError())
      throw .noDriver(drivers, reason: reason, hint: hint())
    }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    if VideoSystem.silent.contains(driver.lowercased()), !isSilentAsked {
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
      throw .silentDriver(driver)
    }
    // SDL opens text entry by itself where there is a keyboard.
    SDL_StopTextInput()
  }

  deinit {
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
  }

  /// SDL's version, as it runs.
  static var version: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return "\(version.major).\(version.minor).\(version.patch)"
  }

  private static let silent: Set<String> = ["dummy", "offscreen", "evdev"]

  private static func lists(_ drivers: String, _ name: String?) -> Bool {
    guard let name = name?.lowercased(), !name.isEmpty else { return false }
    return drivers.lowercased().split(separator: ",").contains { $0 == name }
  }

  /// What must be said before SDL starts.
  private static func prepare() {
    let hints = [
      // Signals are the program's own.
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      // A window's pixels go to X as they are, not through OpenGL.
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
      // A scoreboard stays where it is when another window is used.
      (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"),
      // A finger is a mouse; a mouse is no finger.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "1"),
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // Gamepads through the kernel's drivers only: SDL's own need threads that poll.
      (SDL_HINT_JOYSTICK_HIDAPI, "0"),
      (SDL_HINT_JOYSTICK_THREAD, "0"),
      // On the console SDL's default renderer draws no textures where OpenGL is done in software.
      (SDL_HINT_RENDER_DRIVER, "opengles2"),
      (SDL_HINT_RENDER_VSYNC, "0"),
      (SDL_HINT_APP_NAME, "Courtside"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
    SDL_SetMainReady()
  }
}
