import FoundationEssentials
import Scoreboard

/// A JSON object whose members are read one by one, each with a sentence for a wrong type.
struct FieldReader: Decodable {
  private let members: KeyedDecodingContainer<Name>

  /// A member's key.
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    members = try decoder.container(keyedBy: Name.self)
  }

  /// A text, nil where it is missing or null.
  func string(_ key: String) throws(MatchLineFields.Wrong) -> String? {
    try read(key, expected: "a text")
  }

  /// A truth value, nil where it is missing or null.
  func bool(_ key: String) throws(MatchLineFields.Wrong) -> Bool? {
    try read(key, expected: "true or false")
  }

  /// A text, number, truth value or null; null where it is missing.
  func scalar(_ key: String) throws(MatchLineFields.Wrong) -> StateValue {
    let name = Name(stringValue: key)
    guard members.contains(name), (try? members.decodeNil(forKey: name)) != true else {
      return .null
    }
    if let text = try? members.decode(String.self, forKey: name) { return .string(text) }
    if let number = try? members.decode(Int.self, forKey: name) { return .number(number) }
    if let truth = try? members.decode(Bool.self, forKey: name) { return .bool(truth) }
    if let number = try? members.decode(Decimal.self, forKey: name) {
      return .decimal(number.description)
    }
    throw MatchLineFields.Wrong(text: "\(key) of another kind, expected a text, a number or null")
  }

  private func read<Value: Decodable>(
    _ key: String, expected: String
  ) throws(MatchLineFields.Wrong) -> Value? {
    do {
      return try members.decodeIfPresent(Value.self, forKey: Name(stringValue: key))
    } catch {
      throw MatchLineFields.Wrong(text: "\(key) of another kind, expected \(expected)")
    }
  }
}
