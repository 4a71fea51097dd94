import FoundationEssentials
import Scoreboard

/// Any JSON value, members without order.
indirect enum FixtureValue: Decodable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([FixtureValue])
  case object([String: FixtureValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([FixtureValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: FixtureValue].self))
    }
  }

  init(_ members: [(key: String, value: StateValue)]) {
    let pairs = members.map { ($0.key, FixtureValue($0.value)) }
    self = .object(Dictionary(pairs) { first, _ in first })
  }

  init(_ value: StateValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .decimal(let text), .string(let text): self = .string(text)
    case .array(let values): self = .array(values.map { FixtureValue($0) })
    case .object(let members): self = FixtureValue(members)
    }
  }
}
