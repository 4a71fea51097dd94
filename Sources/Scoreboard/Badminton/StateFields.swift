import Badminton

extension MatchState {
  /// The fields of the one schema by their names, in its order.
  ///
  /// `positions`, `server_player` and `receiver_player` are absent in singles.
  public var fields: [(key: String, value: StateValue)] {
    var fields: [(key: String, value: StateValue)] = [
      ("games", .array(games.map { pair($0) })),
      ("game_winners", letters(gameWinners)),
      ("games_won", pair(gamesWon)),
      ("game_number", .number(gameNumber)),
      ("game_over", .bool(isGameOver)),
      ("match_winner", letter(matchWinner)),
      ("match_end_reason", ending.map { .string($0.name) } ?? .null),
      ("server", letter(server)),
      ("next_server", letter(nextServer)),
      ("service_court", serviceCourt.map { .string($0.letter) } ?? .null),
    ]
    if isDoubles { fields += doublesFields }
    fields += [
      ("deuce_label", .bool(isDeuce)),
      ("point_call", pointCall.map { .string($0.name) } ?? .null),
      ("game_point_sides", letters(gamePointSides)),
      ("match_point_sides", letters(matchPointSides)),
      ("a_left", .bool(aLeft)),
      ("interval", interval.map { value(of: $0) } ?? .null),
      ("change_ends_now", .bool(changeEndsNow)),
      ("rewind_enabled", .bool(rewindEnabled)),
      ("plus_minus_enabled", .bool(plusMinusEnabled)),
      ("clock_auto_paused", .bool(clockAutoPaused)),
      ("names_editable_after_start", .bool(namesEditableAfterStart)),
      ("cards", .array(cards.map { .string($0.colour.name + $0.side.letter) })),
    ]
    return fields
  }

  private var doublesFields: [(key: String, value: StateValue)] {
    guard let doubles, let server else {
      return [("positions", .null), ("server_player", .null), ("receiver_player", .null)]
    }
    let places = [(Side.a, doubles.rightA), (.b, doubles.rightB)].flatMap { side, right in
      Player.allCases.map { player in
        let court: ServiceCourt = player == right ? .right : .left
        return (key: Notation.name(side, player), value: StateValue.string(court.letter))
      }
    }
    return [
      ("positions", .object(places)),
      ("server_player", .string(Notation.name(server, doubles.server))),
      ("receiver_player", .string(Notation.name(server.opponent, doubles.receiver))),
    ]
  }

  private func pair(_ score: Score) -> StateValue { .array([.number(score.a), .number(score.b)]) }

  private func letter(_ side: Side?) -> StateValue { side.map { .string($0.letter) } ?? .null }

  private func letters(_ sides: [Side]) -> StateValue { .array(sides.map { letter($0) }) }

  private func value(of interval: Interval) -> StateValue {
    .object([
      ("kind", .string(interval.kind == .mid ? "mid" : "between")),
      ("seconds", .number(interval.seconds)),
    ])
  }
}

extension Ending {
  /// The ending's name in the schema.
  fileprivate var name: String {
    switch self {
    case .played: "score"
    case .retired: "retired"
    case .disqualified: "disqualified"
    case .walkover: "walkover"
    }
  }
}

extension MatchState.ServiceCourt {
  /// The court's name in the schema.
  fileprivate var letter: String { self == .right ? "R" : "L" }
}

extension MatchState.PointCall {
  /// The call's name in the schema.
  fileprivate var name: String { self == .game ? "game" : "match" }
}

extension MatchState.Misconduct.Colour {
  /// The card's name in the schema, before the side.
  fileprivate var name: String {
    switch self {
    case .yellow: "yellow"
    case .red: "red"
    case .black: "black"
    }
  }
}
