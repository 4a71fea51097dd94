/// A JSON value that keeps the order of its members: what the state is written as.
public enum StateValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Int)
  /// A number that is no `Int`, as its digits are written in JSON: `12.5`.
  case decimal(String)
  case string(String)
  case array([StateValue])
  case object([(key: String, value: StateValue)])

  /// Whether the two are the same value, members in the same order.
  public static func == (left: StateValue, right: StateValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.decimal(let one), .decimal(let other)): one == other
    case (.string(let one), .string(let other)): one == other
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)):
      one.elementsEqual(other) { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .decimal(let value), .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let members):
      for member in members {
        hasher.combine(member.key)
        hasher.combine(member.value)
      }
    }
  }
}
