import Buttons

/// Something outside the match that people must know of; shown as a banner until it is over.
public enum Trouble: Sendable, Hashable {
  /// No chip was found, or it went away: the buttons do not work.
  case noButtons(reason: String)
  /// A line is held by another program.
  case lineBusy(Line, consumer: String)
  /// A line is stuck down.
  case stuck(Line)
  /// What is scored is not on disk.
  case notSaved(reason: String)
  /// The display cannot be used; scoring goes on.
  case noDisplay(reason: String)
  /// Something in the configuration was wrong and its last good or default value is in force.
  case configuration(String)
}
