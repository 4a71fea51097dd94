import Drawing

/// The menu screen.
public struct MenuScreen: Screen {
  /// What can be done.
  public enum Action: Sendable, Hashable {
    case close
  }

  /// The book of its records.
  public static let book = Record.Book.settings

  init() {}

  public func action(for cue: Cue, in surroundings: Surroundings) -> Action? { nil }

  public mutating func apply(
    _ action: Action, in surroundings: inout Surroundings
  ) throws(Refusal) -> Outcome { .nothing }

  public mutating func restore(_ record: Record, in surroundings: Surroundings) {}
  public mutating func elapse(in surroundings: Surroundings) -> Outcome { .nothing }
  public func nextChange(in surroundings: Surroundings) -> Duration? { nil }
  public func nodes(in surroundings: Surroundings) -> [Node] { [] }
  public func hint(in surroundings: Surroundings) -> String? { nil }
  public func state(in surroundings: Surroundings) -> [(key: String, value: StateValue)] { [] }
  public func menuItems(in surroundings: Surroundings) -> [MenuItem] { [] }
}
