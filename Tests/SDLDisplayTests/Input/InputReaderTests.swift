import Buttons
import CSDL2
import Testing

@testable import SDLDisplay

@Suite("Keys, mouse and gamepads")
struct InputReaderTests {
  private static let now: Duration = .seconds(5)

  private static func key(
    _ scancode: SDL_Scancode, isDown: Bool = true, isRepeat: Bool = false, modifiers: UInt32 = 0,
    symbol: SDL_KeyCode = SDLK_UNKNOWN
  ) -> SDL_Event {
    var event = SDL_Event()
    event.type = (isDown ? SDL_KEYDOWN : SDL_KEYUP).rawValue
    event.key.keysym.scancode = scancode
    event.key.keysym.sym = SDL_Keycode(symbol.rawValue)
    event.key.keysym.mod = UInt16(modifiers)
    event.key.repeat = isRepeat ? 1 : 0
    return event
  }

  private func read(_ reader: inout InputReader, _ events: SDL_Event...) -> [Input] {
    events.flatMap { reader.inputs(from: $0, at: Self.now) { ($0 * 2, $1 * 2) } }
  }

  @Test(
    "The panel's keys are edges of its lines",
    arguments: [
      (SDL_SCANCODE_A, Line.leftPlus), (SDL_SCANCODE_Z, .leftMinus), (SDL_SCANCODE_K, .rightPlus),
      (SDL_SCANCODE_M, .rightMinus), (SDL_SCANCODE_R, .rewind), (SDL_SCANCODE_SPACE, .start),
      (SDL_SCANCODE_E, .ends), (SDL_SCANCODE_ESCAPE, .menu),
    ])
  func panel(scancode: SDL_Scancode, line: Line) {
    var reader = InputReader(keyboardIsPanel: true)
    let inputs = read(&reader, Self.key(scancode), Self.key(scancode, isDown: false))
    #expect(
      inputs == [
        .edge(Edge(line: line, isActive: true, time: Self.now)),
        .edge(Edge(line: line, isActive: false, time: Self.now)),
      ])
  }

  @Test("The keyboard's repeating is no press")
  func repeating() {
    var reader = InputReader(keyboardIsPanel: true)
    let press = Self.key(SDL_SCANCODE_A)
    let inputs = read(
      &reader, press, Self.key(SDL_SCANCODE_A, isRepeat: true), press,
      Self.key(SDL_SCANCODE_A, isDown: false), Self.key(SDL_SCANCODE_A, isDown: false))
    #expect(inputs.count == 2)
  }

  @Test("Without a simulated panel its keys are nothing, and Esc is a key")
  func noPanel() {
    var reader = InputReader(keyboardIsPanel: false)
    #expect(read(&reader, Self.key(SDL_SCANCODE_A), Self.key(SDL_SCANCODE_SPACE)).isEmpty)
    #expect(read(&reader, Self.key(SDL_SCANCODE_ESCAPE)) == [.key(.escape)])
  }

  @Test("While a field is open keys are text and no edges")
  func textEntry() {
    var reader = InputReader(keyboardIsPanel: true)
    reader.setTextEntry(true)
    var typed = SDL_Event()
    typed.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &typed.text.text) { $0.copyBytes(from: Array("é戴\0".utf8)) }
    let inputs = read(
      &reader, Self.key(SDL_SCANCODE_A), typed, Self.key(SDL_SCANCODE_A, isDown: false),
      Self.key(SDL_SCANCODE_ESCAPE), Self.key(SDL_SCANCODE_RETURN))
    #expect(inputs == [.text("é戴"), .key(.escape), .key(.enter)])
    reader.setTextEntry(false)
    #expect(read(&reader, typed).isEmpty)
  }

  @Test("A line that was down when a field opened is released; a key typed in it never was down")
  func heldAcross() {
    var reader = InputReader(keyboardIsPanel: true)
    _ = read(&reader, Self.key(SDL_SCANCODE_A))
    reader.setTextEntry(true)
    #expect(
      read(&reader, Self.key(SDL_SCANCODE_A, isDown: false))
        == [.edge(Edge(line: .leftPlus, isActive: false, time: Self.now))])
    _ = read(&reader, Self.key(SDL_SCANCODE_K))
    reader.setTextEntry(false)
    #expect(read(&reader, Self.key(SDL_SCANCODE_K, isDown: false)).isEmpty)
  }

  @Test("Closing the window and Ctrl-Q end the program, with other keys nothing happens")
  func quit() {
    var reader = InputReader(keyboardIsPanel: true)
    var closed = SDL_Event()
    closed.type = SDL_QUIT.rawValue
    #expect(read(&reader, closed) == [.quit])
    let control = UInt32(KMOD_LCTRL.rawValue)
    #expect(
      read(&reader, Self.key(SDL_SCANCODE_Q, modifiers: control, symbol: SDLK_q)) == [.quit])
    #expect(read(&reader, Self.key(SDL_SCANCODE_A, modifiers: control)).isEmpty)
    #expect(read(&reader, Self.key(SDL_SCANCODE_Q, symbol: SDLK_q)).isEmpty)
  }

  @Test("Keys with a meaning of their own")
  func keys() {
    var reader = InputReader(keyboardIsPanel: true)
    let pairs: [(SDL_Scancode, Input.Key)] = [
      (SDL_SCANCODE_F2, .function(2)), (SDL_SCANCODE_F12, .function(12)),
      (SDL_SCANCODE_KP_ENTER, .enter), (SDL_SCANCODE_BACKSPACE, .backspace),
      (SDL_SCANCODE_DELETE, .delete), (SDL_SCANCODE_LEFT, .left), (SDL_SCANCODE_RIGHT, .right),
      (SDL_SCANCODE_UP, .up), (SDL_SCANCODE_DOWN, .down), (SDL_SCANCODE_TAB, .tab),
    ]
    for (scancode, key) in pairs { #expect(read(&reader, Self.key(scancode)) == [.key(key)]) }
    #expect(read(&reader, Self.key(SDL_SCANCODE_F13)).isEmpty)
  }

  @Test("The mouse tells places of the picture")
  func mouse() {
    var reader = InputReader(keyboardIsPanel: true)
    var moved = SDL_Event()
    moved.type = SDL_MOUSEMOTION.rawValue
    moved.motion.x = 3
    moved.motion.y = 4
    var down = SDL_Event()
    down.type = SDL_MOUSEBUTTONDOWN.rawValue
    down.button.button = UInt8(SDL_BUTTON_LEFT)
    down.button.x = 5
    var up = down
    up.type = SDL_MOUSEBUTTONUP.rawValue
    var right = down
    right.button.button = UInt8(SDL_BUTTON_RIGHT)
    #expect(
      read(&reader, moved, down, right, up) == [
        .pointer(x: 6, y: 8, .moved), .pointer(x: 10, y: 0, .down), .pointer(x: 10, y: 0, .up),
      ])
  }

  @Test("A gamepad's cross, buttons and stick are keys")
  func gamepad() {
    var reader = InputReader(keyboardIsPanel: true)
    func button(_ which: SDL_GameControllerButton) -> SDL_Event {
      var event = SDL_Event()
      event.type = SDL_CONTROLLERBUTTONDOWN.rawValue
      event.cbutton.button = UInt8(which.rawValue)
      return event
    }
    func stick(_ axis: SDL_GameControllerAxis, _ value: Int16) -> SDL_Event {
      var event = SDL_Event()
      event.type = SDL_CONTROLLERAXISMOTION.rawValue
      event.caxis.axis = UInt8(axis.rawValue)
      event.caxis.value = value
      return event
    }
    #expect(
      read(
        &reader, button(SDL_CONTROLLER_BUTTON_DPAD_UP), button(SDL_CONTROLLER_BUTTON_A),
        button(SDL_CONTROLLER_BUTTON_B), button(SDL_CONTROLLER_BUTTON_X))
        == [.key(.up), .key(.enter), .key(.escape), .key(.tab)])
    let x = SDL_CONTROLLER_AXIS_LEFTX
    #expect(
      read(
        &reader, stick(x, -20_000), stick(x, -30_000), stick(x, -12_000), stick(x, -20_000),
        stick(x, 0), stick(x, -20_000), stick(x, 32_767),
        stick(SDL_CONTROLLER_AXIS_LEFTY, 20_000), stick(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 32_767))
        == [.key(.left), .key(.left), .key(.right), .key(.down)])
  }
}
