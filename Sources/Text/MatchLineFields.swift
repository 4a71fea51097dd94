import Badminton
import FoundationEssentials
import Scoreboard

/// The members of a match's JSON object that are known, as they were written.
struct MatchLineFields {
  /// The match's name.
  private(set) var id: StateValue = .null
  private var object: FieldReader

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
    guard !line.contains(0) else { throw fault("a NUL byte, expected JSON in UTF-8") }
    guard String(validating: line, as: UTF8.self) != nil else {
      throw fault("bytes that are no UTF-8, expected JSON in UTF-8")
    }
    do {
      object = try JSONDecoder().decode(FieldReader.self, from: Data(line))
    } catch DecodingError.typeMismatch {
      throw fault("JSON that is no object, expected {\"id\", \"format\", …, \"events\"}")
    } catch {
      throw fault("no JSON, expected one object a line")
    }
    do {
      id = try object.scalar("id")
    } catch {
      throw fault(error.text)
    }
  }

  /// What was agreed before the first rally.
  func header() throws(Wrong) -> Header {
    var header = Header()
    if let name = try object.string("format") {
      guard let format = Format(named: name) else {
        let names = Format.all.map(\.name).joined(separator: ", ")
        throw Wrong(text: "format \(Self.quoted(name)), expected one of \(names)")
      }
      header.format = format
    }
    if let letter = try object.string("first_server") {
      guard let side = Side.allCases.first(where: { $0.letter == letter }) else {
        throw Wrong(text: "first_server \(Self.quoted(letter)), expected \"A\" or \"B\"")
      }
      header.firstServer = side
    }
    header.isDoubles = try object.bool("doubles") ?? false
    header.aLeft = try object.bool("a_left") ?? true
    let server = try player("server_player", of: header.firstServer, header.isDoubles)
    let receiver = try player("receiver_player", of: header.firstServer.opponent, header.isDoubles)
    header.serverPlayer = server
    header.receiverPlayer = receiver
    return header
  }

  /// The events.
  func tokens() throws(Wrong) -> [Token] {
    guard let events = try object.string("events") else { return [] }
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
    guard let name = try object.string(key), isDoubles else { return .first }
    guard let named = Notation.player(name), named.side == side else {
      let letter = side.letter
      throw Wrong(
        text: "\(key) \(Self.quoted(name)), expected \"\(letter)1\" or \"\(letter)2\"")
    }
    return named.player
  }

  private static func quoted(_ text: String) -> String { "“\(text.prefix(40))”" }
}
