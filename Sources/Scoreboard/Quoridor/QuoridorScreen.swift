import Buttons
import Drawing

/// The quoridor screen.
public struct QuoridorScreen: Screen {
  /// What can be done.
  public enum Action: Sendable, Hashable {
    case close
  }

  /// The book of its records.
  static let book = Record.Book.quoridor

  func action(for cue: Cue, in surroundings: Surroundings) -> Action? { nil }

  mutating func apply(
    _ action: Action, in surroundings: inout Surroundings
  ) throws(Refusal) -> Outcome { .nothing }

  mutating func restore(_ record: Record, in surroundings: Surroundings) {}
  mutating func elapse(in surroundings: Surroundings) -> Outcome { .nothing }
  func nextChange(in surroundings: Surroundings) -> Duration? { nil }
  func nodes(in surroundings: Surroundings) -> [Node] { [] }
  func hint(in surroundings: Surroundings) -> [HintItem] { [] }
  func meaning(of line: Line, isHeld: Bool, in surroundings: Surroundings) -> Phrase? { nil }
  func state(in surroundings: Surroundings) -> [(key: String, value: StateValue)] { [] }
}
