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

extension Trouble {
  /// Whether both are about the same thing, whatever the reason: the later report replaces the
  /// earlier one, and one that is over ends it.
  func isSameMatter(as other: Trouble) -> Bool {
    switch (self, other) {
    case (.noButtons, .noButtons), (.notSaved, .notSaved), (.noDisplay, .noDisplay): true
    case (.lineBusy(let one, _), .lineBusy(let two, _)): one == two
    case (.stuck(let one), .stuck(let two)): one == two
    case (.configuration(let one), .configuration(let two)): one == two
    case (.noButtons, _), (.lineBusy, _), (.stuck, _), (.notSaved, _), (.noDisplay, _),
      (.configuration, _):
      false
    }
  }
}
