/// A script of an evening: what happens at the table, one thing a line.
///
/// The verbs are those of `TableScript.verbs`; `#` begins a comment, empty lines are passed over. What the
/// rules refuse is a line like any other: a script shows refusals, too.
public struct TableScript: Sendable, Hashable {
  /// What a line asks for.
  public enum Act: Sendable, Hashable {
    /// Something that needs no dice.
    case event(Event)
    /// The dice begin again from that seed.
    case seed(UInt64)
    /// Words and roles are dealt, by the dice.
    case deal
    /// The next round begins; the dice say who speaks first.
    case round
    /// Everybody who has not looked does.
    case seenAll
    /// A seat looks at its word again; nothing is printed of it.
    case look(Seat)
  }

  /// One thing of a script.
  public struct Step: Sendable, Hashable {
    /// Its line, from 1.
    public var line: Int
    /// The line as the output repeats it; of a guess, which may be the word, the verb only.
    public var echo: String
    /// What it asks for.
    public var act: Act
  }

  /// A line that is none, and what was expected.
  public struct Fault: Error, Sendable, Hashable {
    /// The line, from 1.
    public var line: Int
    /// What was found and what was expected.
    public var text: String
  }

  /// The verbs with what follows each, and what they do.
  public static let verbs: [(usage: String, help: String)] = [
    ("seed N", "the dice begin again from N (0 to 2^64-1)"),
    ("seats N", "N seats at the table, 3 to 20; names given stay"),
    ("name SEAT [TEXT]", "a seat's nickname; without TEXT the default"),
    ("counts SPIES BLANKS", "how many of each; “counts usual”: as usual for that many players"),
    ("rule NAME", "parity, three-left or last-civilian"),
    ("time SECONDS", "time to speak, 0 to 300; 0 for no limit"),
    ("ballots STYLE", "turns, or agreed"),
    ("join [TEXT]", "somebody takes the lowest free seat; in a game for the next one"),
    ("deal", "words and roles are dealt"),
    ("seen SEAT|all", "the seat has looked at its word"),
    ("look SEAT", "the seat looks at its word again (nothing is printed of it)"),
    ("begin", "all have looked: the first round begins"),
    ("spoken [N]", "the speaker has spoken; N times"),
    ("vote SEAT SEAT|none", "the first votes for the second, or abstains"),
    ("close", "the vote is closed and counted"),
    ("confirm", "what follows from the count is done"),
    ("agree SEAT|none", "the table agrees, or the host decides, who goes"),
    ("guess TEXT", "the blank that went guesses the civilians' word"),
    ("judge right|wrong", "the host says whether the guess counts"),
    ("round", "the next round begins"),
    ("away SEAT", "the seat is absent"),
    ("back SEAT", "the seat is here again"),
    ("kick SEAT", "the seat is given up"),
    ("undo", "the latest thing of this game is taken back"),
    ("abandon", "the game is given up"),
    ("again", "back to the lobby after the end"),
    ("evening", "a new evening: nobody has won a game yet"),
  ]

  /// The steps in their order.
  public private(set) var steps: [Step] = []

  /// Reads a script; throws for the first line that is none.
  public init(_ text: String, folding: Folding) throws(Fault) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let content = line.prefix { $0 != "#" }
      let words = content.split { $0.isWhitespace }.map(String.init)
      guard let verb = words.first else { continue }
      let rest = content.drop { $0.isWhitespace }.dropFirst(verb.count)
      let reader = LineReader(
        line: index + 1, verb: verb, words: Array(words.dropFirst()), rest: String(rest),
        folding: folding)
      let echo = verb == "guess" ? verb : words.joined(separator: " ")
      for act in try reader.acts() {
        steps.append(Step(line: index + 1, echo: echo, act: act))
      }
    }
  }
}

/// The words of one line.
private struct LineReader {
  let line: Int
  let verb: String
  let words: [String]
  /// What follows the verb, as it was written.
  let rest: String
  let folding: Folding

  func acts() throws(TableScript.Fault) -> [TableScript.Act] {
    switch verb {
    case "seed":
      guard words.count == 1, let seed = UInt64(words[0]) else { throw wrong() }
      return [.seed(seed)]
    case "deal": return [try alone(.deal)]
    case "round": return [try alone(.round)]
    case "look": return [.look(try seat(0, of: 1))]
    case "seen": return [words == ["all"] ? .seenAll : .event(.seen(try seat(0, of: 1)))]
    case "spoken":
      guard words.count <= 1, let count = words.first.map({ Int($0) }) ?? 1,
        (1...1000).contains(count)
      else { throw wrong() }
      return Array(repeating: .event(.spoken), count: count)
    default: return [.event(try event())]
    }
  }

  private func event() throws(TableScript.Fault) -> Event {
    switch verb {
    case "seats": return .seats(try number(0, of: 1))
    case "name": return .named(try seat(0), nickname(after: 1))
    case "join": return .joined(nickname(after: 0))
    case "counts":
      if words == ["usual"] { return .usualCounts }
      return .counts(spies: try number(0, of: 2), blanks: try number(1, of: 2))
    case "rule": return .rule(try named(WinRule.init))
    case "time": return .speakingTime(try number(0, of: 1))
    case "ballots": return .voteStyle(try named(VoteStyle.init))
    case "begin": return try alone(.began)
    case "vote":
      let voter = try seat(0, of: 2)
      if words[1] == "none" { return .voted(voter, .abstention) }
      return .voted(voter, .seat(try seat(1, of: 2)))
    case "close": return try alone(.closed)
    case "confirm": return try alone(.confirmed)
    case "agree": return .agreed(words == ["none"] ? nil : try seat(0, of: 1))
    case "guess": return .guessed(Word(text(after: 0), folding: folding))
    case "judge":
      guard words == ["right"] || words == ["wrong"] else { throw wrong() }
      return .judged(isRight: words == ["right"])
    case "away": return .away(try seat(0, of: 1))
    case "back": return .back(try seat(0, of: 1))
    case "kick": return .kicked(try seat(0, of: 1))
    case "undo": return try alone(.undone)
    case "abandon": return try alone(.abandoned)
    case "again": return try alone(.again)
    case "evening": return try alone(.newEvening)
    default:
      let names = TableScript.verbs.map { $0.usage.prefix { $0 != " " } }.joined(separator: ", ")
      throw TableScript.Fault(
        line: line, text: "unknown verb “\(verb.prefix(40))”, expected one of \(names)")
    }
  }

  private func wrong() -> TableScript.Fault {
    let usage = TableScript.verbs.first { $0.usage.prefix { $0 != " " } == verb }?.usage ?? verb
    let found = ([verb] + words).joined(separator: " ").prefix(60)
    return TableScript.Fault(line: line, text: "“\(found)”, expected “\(usage)”")
  }

  private func alone<Value>(_ value: Value) throws(TableScript.Fault) -> Value {
    guard words.isEmpty else { throw wrong() }
    return value
  }

  private func number(_ index: Int, of count: Int) throws(TableScript.Fault) -> Int {
    guard words.count == count, let number = Int(words[index]) else { throw wrong() }
    return number
  }

  private func seat(_ index: Int, of count: Int? = nil) throws(TableScript.Fault) -> Seat {
    guard words.count > index, count.map({ words.count == $0 }) ?? true,
      let seat = Int(words[index]).flatMap({ Seat($0) })
    else { throw wrong() }
    return seat
  }

  private func named<Value>(
    _ make: (String) -> Value?
  ) throws(TableScript.Fault) -> Value {
    guard words.count == 1, let value = make(words[0]) else { throw wrong() }
    return value
  }

  /// What follows so many words, without the blanks around it.
  private func text(after count: Int) -> String {
    var text = rest.drop { $0.isWhitespace }
    for _ in 0..<count { text = text.drop { !$0.isWhitespace }.drop { $0.isWhitespace } }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private func nickname(after count: Int) -> Nickname? {
    Nickname(typed: text(after: count), folding: folding)
  }
}
