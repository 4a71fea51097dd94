import Scoreboard
import Text

/// Writes a state as one line of JSON.
enum StateLine {
  /// The value, members in their order.
  static func json(_ value: StateValue) -> String { JSONWriter.text(of: value) }
}
