import Badminton
import Scoreboard

extension ArchivedMatch {
  /// The first line of the table of rallies.
  public static let csvHeading =
    "match,date,a,b,game,rally,winner,score_a,score_b,server,server_player,receiver_player,"
    + "service_court,penalty,clock_ms\r\n"

  /// A line for every rally (RFC 4180), without the heading.
  public var csv: String {
    var text = ""
    let isDoubles = file.header.isDoubles
    let sides = Side.allCases.map { side in
      players.map { name(of: side, $0) }.joined(separator: " / ")
    }
    let head = [self[Key.match] ?? "", self[Key.date] ?? ""] + sides
    for game in file.match.chronicle.games {
      for (index, rally) in game.rallies.enumerated() {
        let server = isDoubles ? Notation.name(rally.server, rally.serverPlayer) : ""
        let receiver =
          isDoubles ? Notation.name(rally.server.opponent, rally.receiverPlayer) : ""
        let fields =
          head + [
            "\(game.number)", "\(index + 1)", rally.winner.letter, "\(rally.score.a)",
            "\(rally.score.b)", rally.server.letter, server, receiver,
            rally.court == .right ? "R" : "L", rally.isPenalty ? "yes" : "no",
            rally.time.map { "\($0)" } ?? "",
          ]
        text += fields.map(CSV.field).joined(separator: ",") + "\r\n"
      }
    }
    return text
  }
}

extension CSV {
  /// A field as it is written: quoted where it must be, and never one that a spreadsheet takes for a
  /// formula.
  public static func field(_ text: String) -> String {
    var text = text
    if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) {
      text = "'" + text
    }
    let needsQuotes = text.unicodeScalars.contains { "\",;\r\n\t".unicodeScalars.contains($0) }
    guard needsQuotes else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
