import Buttons

/// One thing the hint line says: these buttons do that.
struct HintItem: Sendable, Hashable {
  /// A button, by what it is.
  enum Button: Sendable, Hashable {
    /// A line of the panel.
    case line(Line)
    /// A line that must be held for 1 s.
    case held(Line)
    /// A key of the keyboard, such as F2.
    case key(String)
  }

  /// The buttons that do it.
  var buttons: [Button]
  /// What they do.
  var does: Phrase

  init(_ buttons: Button..., does: Phrase) {
    self.buttons = buttons
    self.does = does
  }
}
