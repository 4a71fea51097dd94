import Badminton
import Scoreboard
import Text

/// A match in words for a terminal.
enum MatchPage {
  /// A line of the list.
  static func line(_ item: MatchShelf.Item) -> String {
    let match = item.match
    let played = match.file.match
    let state = played.state
    let date = item.date.prefix(16).map { $0 == "T" ? " " : String($0) }.joined()
    let court = match[ArchivedMatch.Key.court].map { "  \(Names.clean($0))" } ?? ""
    return "\(item.shortName)  \(date)\(court)  \(match.file.header.format.name)  \(title(match))  "
      + "\(scores(state))  \(MatchSheet.clock(played.time))  \(ending(state))"
  }

  /// The same as a JSON object.
  static func summary(_ item: MatchShelf.Item) -> StateValue {
    let match = item.match
    let played = match.file.match
    let state = played.state
    func value(_ key: String) -> StateValue { match[key].map { .string($0) } ?? .null }
    let winner = state.matchWinner.map { StateValue.string($0.letter) } ?? .null
    return .object([
      ("match", .string(item.name)), ("date", .string(item.date)),
      ("court", value(ArchivedMatch.Key.court)),
      ("format", .string(match.file.header.format.name)),
      ("doubles", .bool(match.file.header.isDoubles)),
      (
        "names",
        .object(
          Side.allCases.map { side in
            (
              key: side.letter,
              value: .array(match.players.map { .string(match.name(of: side, $0)) })
            )
          })
      ),
      ("games", .array(state.games.map { .array([.number($0.a), .number($0.b)]) })),
      ("match_winner", winner), ("clock_ms", .number(played.time)),
    ])
  }

  /// The whole page of `show`.
  static func text(_ item: MatchShelf.Item) -> String {
    let match = item.match
    let played = match.file.match
    let chronicle = played.chronicle
    let figures = Statistics(chronicle)
    var lines = [line(item), ""]
    for game in chronicle.games {
      let time = game.duration.map { "  \(MatchSheet.clock($0))" } ?? ""
      let winner = game.winner.map { "  \(names(match, $0))" } ?? ""
      lines.append("Game \(game.number)  \(game.score.a)–\(game.score.b)\(time)\(winner)")
      var row = "  "
      for rally in game.rallies {
        let word = "\(rally.winner.letter)\(rally.score[rally.winner])\(rally.isPenalty ? "!" : "")"
        if row.count + word.count > 98 {
          lines.append(row)
          row = "  "
        }
        row += word + " "
      }
      if row.count > 2 { lines.append(row) }
    }
    lines.append("")
    for side in Side.allCases {
      let own = figures[side]
      let share = own.percentServing.map { "\($0) % of \(own.served)" } ?? "none"
      lines.append(
        "\(side.letter)  \(names(match, side)): \(own.points) points, longest run \(own.longestRun), "
          + "won on own service \(share)")
    }
    lines.append("\n" + Notation.text(of: match.file.tokens))
    return lines.joined(separator: "\n")
  }

  private static func title(_ match: ArchivedMatch) -> String {
    "\(names(match, .a)) – \(names(match, .b))"
  }

  private static func names(_ match: ArchivedMatch, _ side: Side) -> String {
    match.players.map { Names.clean(match.name(of: side, $0)) }.joined(separator: " / ")
  }

  private static func scores(_ state: MatchState) -> String {
    state.games.map { "\($0.a)-\($0.b)" }.joined(separator: " ")
  }

  private static func ending(_ state: MatchState) -> String {
    switch state.ending {
    case nil: "not over"
    case .played: "won by \(state.matchWinner?.letter ?? "")"
    case .retired: "won by \(state.matchWinner?.letter ?? ""), retired"
    case .disqualified: "won by \(state.matchWinner?.letter ?? ""), disqualified"
    case .walkover: "won by \(state.matchWinner?.letter ?? ""), walkover"
    }
  }
}
