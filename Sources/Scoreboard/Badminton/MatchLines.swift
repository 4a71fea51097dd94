import Badminton

/// The header of a match as lines of its text file (`MatchFile`): `Format: 3x21`, `Name-A1: WANG`.
enum MatchLines {
  /// A line of the header.
  struct Line: Sendable, Hashable {
    var key: String
    var value: String

    init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }

    /// Reads a line; nil where it is none of a header.
    init?(reading text: some StringProtocol) {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let after = text.index(after: colon)
      guard after == text.endIndex || text[after] == " " else { return nil }
      self.init(String(text[..<colon]), String(text[after...].drop { $0 == " " }))
    }

    var text: String { "\(key): \(value)" }
  }

  /// Every line of a header.
  static func all(_ header: Header) -> [Line] {
    var lines = [
      Line("Format", header.format.name),
      Line("Doubles", header.isDoubles ? "yes" : "no"),
      Line("First-server", header.firstServer.letter),
    ]
    if header.isDoubles {
      let side = header.firstServer
      lines.append(Line("Server-player", "\(side.letter)\(header.serverPlayer.rawValue)"))
      lines.append(
        Line("Receiver-player", "\(side.opponent.letter)\(header.receiverPlayer.rawValue)"))
    }
    lines.append(Line("A-left", header.aLeft ? "yes" : "no"))
    lines.append(Line("Ends-in-decider", header.changesEndsInDecider ? "yes" : "no"))
    return lines
  }

  /// Whether the header or the names say what the line says, so that it need not be kept beside them.
  static func isOwn(_ line: Line) -> Bool {
    let keys = [
      "Format", "Doubles", "First-server", "Server-player", "Receiver-player", "A-left",
      "Ends-in-decider", "Chosen", "Queue",
    ]
    return keys.contains(line.key) || line.key.hasPrefix("Name-")
  }

  /// The lines in which the second header is another than the first.
  static func changed(from old: Header, to new: Header) -> [Line] {
    let before = Set(all(old))
    return all(new).filter { !before.contains($0) }
  }

  /// The lines of the names that were given.
  static func all(_ names: Names) -> [Line] {
    Side.allCases.flatMap { side in
      Player.allCases.filter { !names[side, $0].isEmpty }.map { name(side, $0, of: names) }
    }
  }

  /// The line of a name.
  static func name(_ side: Side, _ player: Player, of names: Names) -> Line {
    Line("Name-\(side.letter)\(player.rawValue)", names[side, player])
  }

  /// Puts a line of the header proper into it; one that cannot be read changes nothing.
  static func put(_ line: Line, into header: inout Header) {
    switch line.key {
    case "Format": if let format = Format(named: line.value) { header.format = format }
    case "Doubles": header.isDoubles = line.value == "yes"
    case "First-server":
      if let side = Side.allCases.first(where: { $0.letter == line.value }) {
        header.firstServer = side
      }
    case "Server-player": header.serverPlayer = line.value.hasSuffix("2") ? .second : .first
    case "Receiver-player": header.receiverPlayer = line.value.hasSuffix("2") ? .second : .first
    case "A-left": header.aLeft = line.value != "no"
    case "Ends-in-decider": header.changesEndsInDecider = line.value != "no"
    default: break
    }
  }

  /// Puts a line of a name into them.
  static func put(_ line: Line, into names: inout Names) {
    for side in Side.allCases {
      for player in Player.allCases where line.key == "Name-\(side.letter)\(player.rawValue)" {
        names[side, player] = line.value
      }
    }
  }
}
