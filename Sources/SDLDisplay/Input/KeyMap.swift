import Buttons
import CSDL2

/// What keys mean, by their place on the keyboard and not by what is printed on them.
enum KeyMap {
  /// The line of the panel that a key stands for.
  static func line(_ scancode: SDL_Scancode) -> Line? {
    switch scancode {
    case SDL_SCANCODE_A: .leftPlus
    case SDL_SCANCODE_Z: .leftMinus
    case SDL_SCANCODE_K: .rightPlus
    case SDL_SCANCODE_M: .rightMinus
    case SDL_SCANCODE_R: .rewind
    case SDL_SCANCODE_SPACE: .start
    case SDL_SCANCODE_E: .ends
    case SDL_SCANCODE_ESCAPE: .menu
    default: nil
    }
  }

  /// The key with a meaning of its own.
  static func key(_ scancode: SDL_Scancode) -> Input.Key? {
    switch scancode {
    case SDL_SCANCODE_RETURN, SDL_SCANCODE_KP_ENTER: .enter
    case SDL_SCANCODE_ESCAPE: .escape
    case SDL_SCANCODE_BACKSPACE: .backspace
    case SDL_SCANCODE_DELETE: .delete
    case SDL_SCANCODE_LEFT: .left
    case SDL_SCANCODE_RIGHT: .right
    case SDL_SCANCODE_UP: .up
    case SDL_SCANCODE_DOWN: .down
    case SDL_SCANCODE_TAB: .tab
    default: functionKey(scancode)
    }
  }

  private static func functionKey(_ scancode: SDL_Scancode) -> Input.Key? {
    let keys = SDL_SCANCODE_F1.rawValue...SDL_SCANCODE_F12.rawValue
    guard keys.contains(scancode.rawValue) else { return nil }
    return .function(Int(scancode.rawValue - keys.lowerBound) + 1)
  }

  /// The key that a gamepad's button stands for.
  static func key(_ button: SDL_GameControllerButton) -> Input.Key? {
    switch button {
    case SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLER_BUTTON_START: .enter
    case SDL_CONTROLLER_BUTTON_B, SDL_CONTROLLER_BUTTON_BACK: .escape
    case SDL_CONTROLLER_BUTTON_X, SDL_CONTROLLER_BUTTON_Y: .tab
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: .left
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: .right
    case SDL_CONTROLLER_BUTTON_DPAD_UP: .up
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: .down
    default: nil
    }
  }
}
