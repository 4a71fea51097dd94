import Badminton
import Scoreboard

/// The members of a match's JSON object, as they were written.
struct MatchLineFields {
  /// The match's name.
  private(set) var id: StateValue = .null
  private let members: [String: JSONScalar]

  private static let names: Set<String> = [
    "id", "format", "first_server", "doubles", "a_left", "server_player", "receiver_player",
    "events",
  ]

  /// What is wrong with a member.
  struct Wrong: Error {
    var text: String
  }

  /// Reads the object, and its name.
  init(reading line: [UInt8]) throws(MatchLine.Fault) {
    func fault(_ text: String) -> MatchLine.Fault { MatchLine.Fault(id: .null, text: text) }
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
      throw fault("an empty line, expected a JSON object")
    }
    guard String(validating: line, as: UTF8.self) != nil else {
      throw fault("bytes that are no UTF-8, expected JSON in UTF-8")
    }
    do {
      members = try JSONReader.members(of: line, named: Self.names)
    } catch {
      throw fault("no JSON object: byte \(error.column), expected \(error.expected)")
    }
    switch members["id"] {
    case nil, .null: id = .null
    case .bool(let truth): id = .bool(truth)
    case .number(let digits): id = Int(digits).map { .number($0) } ?? .decimal(digits)
    case .string(let text): id = .string(text)
    case .brokenString: throw fault("half a surrogate pair in id, expected a text")
    case .arrayOrObject: throw fault("id of another kind, expected a text, a number or null")
    }
  }

  /// What was agreed before the first rally.
  func header() throws(Wrong) -> Header {
    var header = Header()
    if let name = try string("format") {
      guard let format = Format(named: name) else {
        let names = Format.all.map(\.name).joined(separator: ", ")
        throw Wrong(text: "format \(Self.quoted(name)), expected one of \(names)")
      }
      header.format = format
    }
    if let letter = try string("first_server") {
      guard let side = Side.allCases.first(where: { $0.letter == letter }) else {
        throw Wrong(text: "first_server \(Self.quoted(letter)), expected \"A\" or \"B\"")
      }
      header.firstServer = side
    }
    header.isDoubles = try bool("doubles") ?? false
    header.aLeft = try bool("a_left") ?? true
    let server = try player("server_player", of: header.firstServer, header.isDoubles)
    let receiver = try player("receiver_player", of: header.firstServer.opponent, header.isDoubles)
    header.serverPlayer = server
    header.receiverPlayer = receiver
    return header
  }

  /// The events.
  func tokens() throws(Wrong) -> [Token] {
    guard let events = try string("events") else { return [] }
    do {
      return try Notation.tokens(events)
    } catch {
      throw Wrong(
        text: "events, line \(error.line), byte \(error.column): \(Self.quoted(error.found)), "
          + "expected \(error.expected)")
    }
  }

  /// A player's name; in singles it has no meaning and is passed over.
  private func player(
    _ key: String, of side: Side, _ isDoubles: Bool
  ) throws(Wrong) -> Player {
    guard let name = try string(key), isDoubles else { return .first }
    guard let named = Notation.player(name), named.side == side else {
      let letter = side.letter
      throw Wrong(
        text: "\(key) \(Self.quoted(name)), expected \"\(letter)1\" or \"\(letter)2\"")
    }
    return named.player
  }

  /// A text, nil where it is missing or null.
  private func string(_ key: String) throws(Wrong) -> String? {
    switch members[key] {
    case nil, .null: return nil
    case .string(let text): return text
    case .brokenString:
      throw Wrong(text: "half a surrogate pair in \(key), expected a text")
    case .bool, .number, .arrayOrObject:
      throw Wrong(text: "\(key) of another kind, expected a text")
    }
  }

  /// A truth value, nil where it is missing or null.
  private func bool(_ key: String) throws(Wrong) -> Bool? {
    switch members[key] {
    case nil, .null: return nil
    case .bool(let truth): return truth
    case .string, .brokenString, .number, .arrayOrObject:
      throw Wrong(text: "\(key) of another kind, expected true or false")
    }
  }

  private static func quoted(_ text: String) -> String { "“\(text.prefix(40))”" }
}
