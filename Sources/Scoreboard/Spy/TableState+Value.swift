import Spy

extension TableState {
  /// The table as the state is written: no word and no role that not everybody may know.
  public func value(language: Language) -> StateValue {
    .object(members(words: Words(language: language)))
  }

  /// The members of the table's object.
  func members(words: Words) -> [(key: String, value: StateValue)] {
    [
      ("phase", .string(phaseName)), ("round", .number(round)),
      ("seats", .array(seats.map { Self.value($0, words) })),
      (
        "counts",
        counts.map {
          .object([
            ("players", .number($0.players)), ("spies", .number($0.spies)),
            ("blanks", .number($0.blanks)), ("chosen", .bool(hasChosenCounts)),
          ])
        } ?? .null
      ),
      ("rule", .string(rule.rawValue)), ("speaking_seconds", .number(speakingTime)),
      ("ballots", .string(voteStyle.rawValue)), ("games", .number(games)),
      ("used_pairs", .number(usedPairs)),
    ] + phaseMembers
  }

  /// The phase by its name.
  private var phaseName: String {
    switch phase {
    case .lobby: "lobby"
    case .dealing: "dealing"
    case .describing: "describing"
    case .voting: "voting"
    case .counted: "counted"
    case .deciding: "deciding"
    case .guessing: "guessing"
    case .roundOver: "round_over"
    case .ended: "ended"
    }
  }

  private static func value(_ seat: SeatState, _ words: Words) -> StateValue {
    var members: [(key: String, value: StateValue)] = [
      ("seat", .number(seat.seat.number)),
      ("name", .string(seat.name ?? words.say(.player, "\(seat.seat.number)"))),
      ("wins", .number(seat.wins)), ("away", .bool(seat.isAway)),
    ]
    switch seat.standing {
    case .playing: members.append(("standing", .string("playing")))
    case .waiting: members.append(("standing", .string("waiting")))
    case .out(let role, let exit):
      members += [
        ("standing", .string("out")), ("role", .string(role.rawValue)),
        ("exit", .string(exit.rawValue)),
      ]
    }
    return .object(members)
  }

  /// What belongs to the phase.
  private var phaseMembers: [(key: String, value: StateValue)] {
    switch phase {
    case .lobby, .deciding: []
    case .dealing(let next): [("next", Self.value(next))]
    case .describing(let speaking):
      [
        ("speaker", Self.value(speaking.speaker)), ("order", Self.value(speaking.order)),
        ("done", .number(speaking.done)), ("run_off", .bool(speaking.isRunOff)),
      ]
    case .voting(let voting):
      [
        ("candidates", Self.value(voting.candidates)), ("voters", Self.value(voting.voters)),
        ("voted", Self.value(voting.voted.sorted())), ("run_off", .bool(voting.isRunOff)),
      ]
    case .counted(let tally, let verdict):
      [
        (
          "tally",
          .array(
            tally.votes.map {
              .object([("seat", .number($0.seat.number)), ("votes", .number($0.count))])
            })
        ),
        ("abstentions", .number(tally.abstentions)), ("verdict", Self.value(verdict)),
      ]
    case .guessing(let seat, let isNear): [("guesser", Self.value(seat)), ("near", .bool(isNear))]
    case .roundOver(let seat): [("out", Self.value(seat))]
    case .ended(let ending): Self.members(ending)
    }
  }

  private static func value(_ seat: Seat?) -> StateValue {
    seat.map { .number($0.number) } ?? .null
  }

  private static func value(_ seats: [Seat]) -> StateValue {
    .array(seats.map { .number($0.number) })
  }

  private static func value(_ verdict: Spy.Phase.Verdict) -> StateValue {
    let (kind, seats): (String, [Seat]) =
      switch verdict {
      case .out(let seat): ("out", [seat])
      case .runOff(let seats): ("run_off", seats)
      case .nobody: ("nobody", [])
      case .host: ("host", [])
      }
    return .object([("kind", .string(kind)), ("seats", value(seats))])
  }

  private static func members(_ ending: Ending) -> [(key: String, value: StateValue)] {
    [
      ("winner", .string(ending.winner.rawValue)), ("winners", value(ending.winners)),
      (
        "roles",
        .array(
          ending.roles.map {
            .object([("seat", .number($0.seat.number)), ("role", .string($0.role.rawValue))])
          })
      ),
      ("civilian_word", .string(ending.civilianWord)), ("spy_word", .string(ending.spyWord)),
      ("guess", ending.guess.map { .string($0) } ?? .null),
    ]
  }
}
