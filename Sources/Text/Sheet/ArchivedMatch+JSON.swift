import Badminton
import Scoreboard

extension ArchivedMatch {
  /// The match as one JSON value: what was agreed, who played, every rally, the figures, the state.
  public var json: StateValue {
    let played = file.match
    let chronicle = played.chronicle
    let figures = Statistics(chronicle)
    var members: [(key: String, value: StateValue)] = [
      ("match", value(Key.match)), ("date", value(Key.date)), ("court", value(Key.court)),
      ("format", .string(file.header.format.name)), ("doubles", .bool(file.header.isDoubles)),
      ("first_server", .string(file.header.firstServer.letter)), ("names", names),
      ("clock_ms", .number(played.time)),
    ]
    members.append(("games_played", .array(chronicle.games.map { Self.game($0, file.header) })))
    members.append(("marks", .array(chronicle.marks.map(Self.mark))))
    members.append(
      (
        "statistics",
        .object(Side.allCases.map { ($0.letter, Self.figures(figures[$0])) })
      ))
    members.append(("state", .object(played.state.fields)))
    members.append(("events", .string(Notation.text(of: file.tokens))))
    return .object(members)
  }

  private func value(_ key: String) -> StateValue { self[key].map { .string($0) } ?? .null }

  private var names: StateValue {
    .object(
      Side.allCases.flatMap { side in
        players.map { player in
          (
            key: file.header.isDoubles ? Notation.name(side, player) : side.letter,
            value: StateValue.string(name(of: side, player))
          )
        }
      })
  }

  private static func game(_ game: Chronicle.PlayedGame, _ header: Header) -> StateValue {
    .object([
      ("game", .number(game.number)), ("start", pair(game.start)), ("score", pair(game.score)),
      ("winner", game.winner.map { .string($0.letter) } ?? .null),
      ("scored", .bool(game.isScored)),
      ("duration_ms", game.duration.map { .number($0) } ?? .null),
      ("rallies", .array(game.rallies.map { rally($0, header) })),
    ])
  }

  private static func rally(_ rally: Chronicle.Rally, _ header: Header) -> StateValue {
    var members: [(key: String, value: StateValue)] = [
      ("winner", .string(rally.winner.letter)), ("score", pair(rally.score)),
      ("server", .string(rally.server.letter)),
      ("service_court", .string(rally.court == .right ? "R" : "L")),
    ]
    if header.isDoubles {
      members += [
        ("server_player", .string(Notation.name(rally.server, rally.serverPlayer))),
        ("receiver_player", .string(Notation.name(rally.server.opponent, rally.receiverPlayer))),
      ]
    }
    members += [
      ("penalty", .bool(rally.isPenalty)),
      ("clock_ms", rally.time.map { .number($0) } ?? .null),
    ]
    return .object(members)
  }

  private static func mark(_ mark: Chronicle.Mark) -> StateValue {
    let kind: String =
      switch mark.kind {
      case .yellow: "yellow"
      case .red: "red"
      case .black: "black"
      case .retired: "retired"
      case .walkover: "walkover"
      case .serviceCorrected: "service_corrected"
      case .scoreSet: "score_set"
      }
    return .object([
      ("kind", .string(kind)), ("side", mark.side.map { .string($0.letter) } ?? .null),
      ("game", .number(mark.game)), ("after_rally", .number(mark.after)),
    ])
  }

  private static func figures(_ figures: Statistics.Figures) -> StateValue {
    .object([
      ("points", .number(figures.points)), ("longest_run", .number(figures.longestRun)),
      ("served", .number(figures.served)), ("won_serving", .number(figures.wonServing)),
      ("received", .number(figures.received)), ("won_receiving", .number(figures.wonReceiving)),
    ])
  }

  private static func pair(_ score: MatchState.Score) -> StateValue {
    .array([.number(score.a), .number(score.b)])
  }
}
