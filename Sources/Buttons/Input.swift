/// Everything a person can do to the program: edges of the panel, and what a keyboard, mouse, touch
/// screen or gamepad adds.
public enum Input: Sendable, Hashable {
  /// A line of the panel changed (a key of the simulated panel, too).
  case edge(Edge)
  /// Text was typed into the open field.
  case text(String)
  /// A key that is no line of the panel, or any key while a text field is open.
  case key(Key)
  /// The mouse, a finger: at this place of the picture, in px.
  case pointer(x: Int, y: Int, Pointer)
  /// The window was closed, Ctrl-Q was pressed, or the process was told to end.
  case quit

  /// A key with a meaning of its own.
  public enum Key: Sendable, Hashable {
    case enter
    case escape
    case backspace
    case delete
    case left
    case right
    case up
    case down
    case tab
    /// A function key, 1 to 12.
    case function(Int)
  }

  /// What the pointer did.
  public enum Pointer: Sendable, Hashable {
    case moved
    case down
    case up
  }
}
