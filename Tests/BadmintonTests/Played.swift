import Badminton
import Testing

/// How a match stands after a line of events, as a match report tells it.
func played(
  _ events: String, format: String = "3x21", first: Side = .a, aLeft: Bool = true,
  changesEndsInDecider: Bool = true
) throws -> MatchState {
  try match(
    events, format: format, first: first, aLeft: aLeft,
    changesEndsInDecider: changesEndsInDecider
  ).state
}

/// The match after a line of events of singles.
func match(
  _ events: String, format: String = "3x21", first: Side = .a, aLeft: Bool = true,
  changesEndsInDecider: Bool = true
) throws -> Match {
  let header = Header(
    format: try #require(Format(named: format)), firstServer: first, aLeft: aLeft,
    changesEndsInDecider: changesEndsInDecider)
  return Match(header: header, tokens: try Notation.tokens(events))
}

/// How a match of doubles stands: `A1` serves to `B1` first unless others are named.
func doubles(
  _ events: String, format: String = "3x21", server: String = "A1", receiver: String = "B1"
) throws -> MatchState {
  let first = try #require(Notation.player(server))
  let second = try #require(Notation.player(receiver))
  let header = Header(
    format: try #require(Format(named: format)), firstServer: first.side, isDoubles: true,
    serverPlayer: first.player, receiverPlayer: second.player)
  return Match(header: header, tokens: try Notation.tokens(events)).state
}

/// Why the last of these events is refused, nil where it is not.
func refusal(
  _ events: String, format: String = "3x21", isDoubles: Bool = false
) throws -> Refusal? {
  let all = try Notation.tokens(events)
  let last = try #require(all.last)
  let tokens = Array(all.dropLast())
  let known = try #require(Format(named: format))
  let header = Header(format: known, isDoubles: isDoubles)
  var match = Match(header: header, tokens: tokens)
  let before = match
  let foreseen = match.refusal(of: last.event)
  do {
    try match.apply(last)
    #expect(foreseen == nil)
    return nil
  } catch {
    #expect(foreseen == error)
    #expect(match == before && match.state == before.state, "a refused event changes nothing")
    return error
  }
}

/// What is wrong in what was written down; a failed test where nothing is.
func fault(_ read: () throws(NotationError) -> Void) -> NotationError? {
  do {
    try read()
    Issue.record("a fault was expected")
    return nil
  } catch {
    return error
  }
}

extension MatchState {
  /// The score of the present game, `21-19`.
  var score: String { games.last.map { "\($0.a)-\($0.b)" } ?? "" }

  /// The scores of all games, `21-19 3-0`.
  var scores: String { games.map { "\($0.a)-\($0.b)" }.joined(separator: " ") }

  /// The serve of doubles in words: `A2 from L to B1`.
  var service: String {
    guard let server, let doubles, let serviceCourt else { return "none" }
    let court = serviceCourt == .right ? "R" : "L"
    return "\(Notation.name(server, doubles.server)) from \(court) to "
      + Notation.name(server.opponent, doubles.receiver)
  }

  /// The cards in words: `yellowA redB`.
  var cardList: String {
    cards.map { "\($0.colour)\($0.side.letter)" }.joined(separator: " ")
  }
}

extension MatchState.Interval {
  static func mid(_ seconds: Int) -> Self { Self(kind: .mid, seconds: seconds) }
  static func between(_ seconds: Int) -> Self { Self(kind: .between, seconds: seconds) }
}
