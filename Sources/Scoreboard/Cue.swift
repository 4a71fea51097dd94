import Buttons

/// What a person did, before the screen that is shown says what it means.
public enum Cue: Sendable, Hashable {
  /// Fingers on the panel.
  case press(Press)
  /// A key that is no line of the panel, or any key while a text field is open.
  case key(Input.Key)
  /// Text typed into the open field, in Unicode normal form C.
  case text(String)
  /// The mouse or a finger at a place of the picture, in px from its top left.
  case pointer(x: Int, y: Int, Input.Pointer)
}
