import CSDL2

/// The gamepads that are plugged in, open as long as this lives.
final class Gamepads {
  private var pads: [Int32: OpaquePointer] = [:]

  init() {
    SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER))
  }

  deinit {
    for pad in pads.values { SDL_GameControllerClose(pad) }
    SDL_QuitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER))
  }

  /// Opens the pad with that device number, as SDL tells of it.
  func open(_ device: Int32) {
    guard let pad = SDL_GameControllerOpen(device) else { return }
    pads[SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad))] = pad
  }

  /// Closes the pad with that instance number.
  func close(_ instance: Int32) {
    if let pad = pads.removeValue(forKey: instance) { SDL_GameControllerClose(pad) }
  }
}
