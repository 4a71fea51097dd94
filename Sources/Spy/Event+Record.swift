extension Event {
  /// The event as a line of the record: what the store keeps, and nobody else, for a deal's line
  /// holds words and roles.
  ///
  /// It goes into a file of mode 0600, into no log and no picture.
  public var record: String {
    switch self {
    case .opened(let opening): opening.record
    case .seats(let number): "seats \(number)"
    case .named(let seat, let name): "name \(seat.number)" + (name.map(Self.text) ?? "")
    case .counts(let spies, let blanks): "counts \(spies) \(blanks)"
    case .usualCounts: "counts usual"
    case .rule(let rule): "rule \(rule.rawValue)"
    case .speakingTime(let seconds): "time \(seconds)"
    case .voteStyle(let style): "ballots \(style.rawValue)"
    case .dealt(let deal): deal.record
    case .again: "again"
    case .newEvening: "evening"
    case .joined(let name): "join" + (name.map(Self.text) ?? "")
    case .away(let seat): "away \(seat.number)"
    case .back(let seat): "back \(seat.number)"
    case .kicked(let seat): "kick \(seat.number)"
    case .seen(let seat): "seen \(seat.number)"
    case .began: "begin"
    case .spoken: "spoken"
    case .voted(let seat, .seat(let candidate)): "vote \(seat.number) \(candidate.number)"
    case .voted(let seat, .abstention): "vote \(seat.number) none"
    case .closed: "close"
    case .confirmed: "confirm"
    case .agreed(let seat): "agree " + (seat.map { "\($0.number)" } ?? "none")
    case .guessed(let word): "guess \(Quoted(word.text)) \(Quoted(word.key))"
    case .judged(let isRight): "judge " + (isRight ? "right" : "wrong")
    case .round(let first): "round \(first.number)"
    case .undone: "undo"
    case .abandoned: "abandon"
    }
  }

  /// The event a line of the record tells of, or nil if it tells of none.
  public init?(record: String) {
    guard var words = Quoted.words(in: record), let verb = words.first else { return nil }
    words.removeFirst()
    let event =
      switch verb {
      case "open": Opening(words).map { Event.opened($0) }
      case "deal": Deal(words).map { Event.dealt($0) }
      default: Self.simple(verb, words) ?? Self.withSeat(verb, words)
      }
    guard let event else { return nil }
    self = event
  }

  private static func text(_ name: Nickname) -> String {
    " \(Quoted(name.text)) \(Quoted(name.key))"
  }

  /// The events whose line names no seat first.
  private static func simple(_ verb: String, _ words: [String]) -> Event? {
    switch (verb, words.count) {
    case ("seats", 1): Int(words[0]).map { .seats($0) }
    case ("counts", 1): words[0] == "usual" ? .usualCounts : nil
    case ("counts", 2):
      if let spies = Int(words[0]), let blanks = Int(words[1]) {
        .counts(spies: spies, blanks: blanks)
      } else {
        nil
      }
    case ("rule", 1): WinRule(rawValue: words[0]).map { .rule($0) }
    case ("time", 1): Int(words[0]).map { .speakingTime($0) }
    case ("ballots", 1): VoteStyle(rawValue: words[0]).map { .voteStyle($0) }
    case ("again", 0): .again
    case ("evening", 0): .newEvening
    case ("join", 0): .joined(nil)
    case ("join", 2): .joined(Nickname(text: words[0], key: words[1]))
    case ("begin", 0): .began
    case ("spoken", 0): .spoken
    case ("close", 0): .closed
    case ("confirm", 0): .confirmed
    case ("agree", 1) where words[0] == "none": .agreed(nil)
    case ("guess", 2): .guessed(Word(words[0], key: words[1]))
    case ("judge", 1) where words[0] == "right": .judged(isRight: true)
    case ("judge", 1) where words[0] == "wrong": .judged(isRight: false)
    case ("undo", 0): .undone
    case ("abandon", 0): .abandoned
    default: nil
    }
  }

  /// The events whose line names a seat first.
  private static func withSeat(_ verb: String, _ words: [String]) -> Event? {
    guard let number = words.first.flatMap({ Int($0) }), let seat = Seat(number) else { return nil }
    switch (verb, words.count) {
    case ("name", 1): return .named(seat, nil)
    case ("name", 3): return .named(seat, Nickname(text: words[1], key: words[2]))
    case ("away", 1): return .away(seat)
    case ("back", 1): return .back(seat)
    case ("kick", 1): return .kicked(seat)
    case ("seen", 1): return .seen(seat)
    case ("vote", 2) where words[1] == "none": return .voted(seat, .abstention)
    case ("vote", 2):
      guard let other = Int(words[1]).flatMap({ Seat($0) }) else { return nil }
      return .voted(seat, .seat(other))
    case ("agree", 1): return .agreed(seat)
    case ("round", 1): return .round(first: seat)
    default: return nil
    }
  }
}
