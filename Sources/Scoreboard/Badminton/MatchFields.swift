import Badminton

/// The members of a match's state as the display, `replay` and the network write them, in their order.
public enum MatchFields {
  /// The members; `positions`, `server_player` and `receiver_player` only in doubles.
  public static func members(
    of state: MatchState, isDoubles: Bool
  ) -> [(key: String, value: StateValue)] {
    var members: [(key: String, value: StateValue)] = [
      ("games", .array(state.games.map(pair))),
      ("game_winners", .array(state.gameWinners.map(letter))),
      ("games_won", pair(state.gamesWon)),
      ("game_number", .number(state.gameNumber)),
      ("game_over", .bool(state.isGameOver)),
      ("match_winner", state.matchWinner.map(letter) ?? .null),
      ("match_end_reason", state.ending.map(reason) ?? .null),
      ("server", state.server.map(letter) ?? .null),
      ("next_server", state.nextServer.map(letter) ?? .null),
      ("service_court", state.serviceCourt.map(court) ?? .null),
    ]
    if isDoubles { members += doubles(of: state) }
    members += [
      ("deuce_label", .bool(state.isDeuce)),
      ("point_call", state.pointCall.map(call) ?? .null),
      ("game_point_sides", .array(state.gamePointSides.map(letter))),
      ("match_point_sides", .array(state.matchPointSides.map(letter))),
      ("a_left", .bool(state.aLeft)),
      ("interval", state.interval.map(interval) ?? .null),
      ("change_ends_now", .bool(state.changeEndsNow)),
      ("rewind_enabled", .bool(state.rewindEnabled)),
      ("plus_minus_enabled", .bool(state.plusMinusEnabled)),
      ("clock_auto_paused", .bool(state.clockAutoPaused)),
      ("names_editable_after_start", .bool(state.namesEditableAfterStart)),
      ("cards", .array(state.cards.map(card))),
    ]
    return members
  }

  private static func doubles(of state: MatchState) -> [(key: String, value: StateValue)] {
    guard let doubles = state.doubles, let server = state.server else {
      return [("positions", .null), ("server_player", .null), ("receiver_player", .null)]
    }
    let positions = Side.allCases.flatMap { side in
      Player.allCases.map { player in
        let inRight = player == (side == .a ? doubles.rightA : doubles.rightB)
        return (key: name(side, player), value: court(inRight ? .right : .left))
      }
    }
    return [
      ("positions", .object(positions)),
      ("server_player", .string(name(server, doubles.server))),
      ("receiver_player", .string(name(server.opponent, doubles.receiver))),
    ]
  }

  private static func name(_ side: Side, _ player: Player) -> String {
    "\(side.letter)\(player.rawValue)"
  }

  private static func letter(_ side: Side) -> StateValue { .string(side.letter) }

  private static func pair(_ score: MatchState.Score) -> StateValue {
    .array([.number(score.a), .number(score.b)])
  }

  private static func court(_ court: MatchState.ServiceCourt) -> StateValue {
    switch court {
    case .right: .string("R")
    case .left: .string("L")
    }
  }

  private static func reason(_ ending: Ending) -> StateValue {
    switch ending {
    case .played: .string("score")
    case .retired: .string("retired")
    case .disqualified: .string("disqualified")
    case .walkover: .string("walkover")
    }
  }

  private static func call(_ call: MatchState.PointCall) -> StateValue {
    switch call {
    case .game: .string("game")
    case .match: .string("match")
    }
  }

  private static func interval(_ interval: MatchState.Interval) -> StateValue {
    let kind =
      switch interval.kind {
      case .mid: "mid"
      case .between: "between"
      }
    return .object([("kind", .string(kind)), ("seconds", .number(interval.seconds))])
  }

  private static func card(_ card: MatchState.Misconduct) -> StateValue {
    let colour =
      switch card.colour {
      case .yellow: "yellow"
      case .red: "red"
      case .black: "black"
      }
    return .string(colour + card.side.letter)
  }
}
