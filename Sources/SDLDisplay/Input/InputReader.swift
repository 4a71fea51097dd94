import Buttons
import CSDL2

/// Turns SDL's events into what people did.
struct InputReader {
  /// Whether the panel's keys give edges.
  var keyboardIsPanel: Bool
  /// Whether a text field is open: then keys are text and no edges.
  private(set) var isTextEntryOpen = false
  /// The lines that are down, so that each release follows its press wherever the field opened.
  private var active: Set<Line> = []
  /// The direction that a gamepad's stick is pushed to, for each axis.
  private var sticks: [UInt8: Input.Key] = [:]

  init(keyboardIsPanel: Bool) {
    self.keyboardIsPanel = keyboardIsPanel
  }

  /// Opens or closes the text field.
  mutating func setTextEntry(_ isOpen: Bool) {
    isTextEntryOpen = isOpen
  }

  /// What an event means; `place` turns a place of the window into one of the picture.
  mutating func inputs(
    from event: SDL_Event, at now: Duration, place: (_ x: Int, _ y: Int) -> (x: Int, y: Int)
  ) -> [Input] {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return [.quit]
    case SDL_KEYDOWN: return keyDown(event.key, at: now)
    case SDL_KEYUP: return keyUp(event.key, at: now)
    case SDL_TEXTINPUT: return text(event.text)
    case SDL_MOUSEMOTION: return pointer(event.motion.x, event.motion.y, .moved, place)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      guard Int32(event.button.button) == SDL_BUTTON_LEFT else { return [] }
      let isDown = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
      return pointer(event.button.x, event.button.y, isDown ? .down : .up, place)
    case SDL_CONTROLLERBUTTONDOWN:
      let button = SDL_GameControllerButton(Int32(event.cbutton.button))
      return KeyMap.key(button).map { [.key($0)] } ?? []
    case SDL_CONTROLLERAXISMOTION: return stick(event.caxis)
    default: return []
    }
  }

  private mutating func keyDown(_ event: SDL_KeyboardEvent, at now: Duration) -> [Input] {
    let scancode = event.keysym.scancode
    let modifiers = SDL_Keymod(UInt32(event.keysym.mod)).rawValue
    if modifiers & KMOD_CTRL.rawValue != 0, event.keysym.sym == SDLK_q.rawValue {
      return event.repeat == 0 ? [.quit] : []
    }
    let commands = KMOD_CTRL.rawValue | KMOD_ALT.rawValue | KMOD_GUI.rawValue
    guard modifiers & commands == 0 else { return [] }
    if keyboardIsPanel, !isTextEntryOpen, let line = KeyMap.line(scancode) {
      // The keyboard's own repeating is no press.
      guard event.repeat == 0, active.insert(line).inserted else { return [] }
      return [.edge(Edge(line: line, isActive: true, time: now))]
    }
    return KeyMap.key(scancode).map { [.key($0)] } ?? []
  }

  private mutating func keyUp(_ event: SDL_KeyboardEvent, at now: Duration) -> [Input] {
    guard let line = KeyMap.line(event.keysym.scancode), active.remove(line) != nil else {
      return []
    }
    return [.edge(Edge(line: line, isActive: false, time: now))]
  }

  private func text(_ event: SDL_TextInputEvent) -> [Input] {
    guard isTextEntryOpen else { return [] }
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? [] : [.text(text)]
  }

  private func pointer(
    _ x: Int32, _ y: Int32, _ pointer: Input.Pointer, _ place: (Int, Int) -> (x: Int, y: Int)
  ) -> [Input] {
    let at = place(Int(x), Int(y))
    return [.pointer(x: at.x, y: at.y, pointer)]
  }

  /// A stick pushed beyond half its way is one press of an arrow; below a third it is back.
  private mutating func stick(_ event: SDL_ControllerAxisEvent) -> [Input] {
    let isHorizontal = Int32(event.axis) == SDL_CONTROLLER_AXIS_LEFTX.rawValue
    guard isHorizontal || Int32(event.axis) == SDL_CONTROLLER_AXIS_LEFTY.rawValue else {
      return []
    }
    let push = Int(event.value)
    guard abs(push) > 16_384 else {
      if abs(push) < 10_923 { sticks[event.axis] = nil }
      return []
    }
    let key: Input.Key = isHorizontal ? (push < 0 ? .left : .right) : (push < 0 ? .up : .down)
    guard sticks.updateValue(key, forKey: event.axis) != key else { return [] }
    return [.key(key)]
  }
}
