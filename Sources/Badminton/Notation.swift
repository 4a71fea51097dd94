/// Events as tokens, as a chess game is a PGN; `MatchFile` is a whole match.
///
/// `ABBA` is four rallies, `TOKEN*5` five of any token, `@61500` before a token the match time in ms.
public enum Notation {
  /// The most tokens that are read from one text: no match has as many, and `A*999999999` ends here.
  public static let limit = 100_000

  /// Reads a line of events.
  /// - Throws: the first word that is no token, with its place.
  public static func tokens(_ text: some StringProtocol) throws(NotationError) -> [Token] {
    var reader = NotationReader(Array(text.utf8))
    return try reader.readAll()
  }

  /// The token of an event.
  public static func text(of event: Event) -> String {
    switch event {
    case .rally(let side): side.letter
    case .minus(let side): "-" + side.letter
    case .rewind: "R"
    case .changeEnds(nil): "E"
    case .changeEnds(.some(let service)):
      "E:" + name(service.side, service.server) + ","
        + name(service.side.opponent, service.receiver)
    case .undo: "U"
    case .redo: "Y"
    case .card(.yellow, let side): "yel" + side.letter
    case .card(.red, let side): "red" + side.letter
    case .ending(let ending, let side): word(for: ending) + side.letter
    case .clock(let running): running ? "S" : "P"
    case .correction(let correction): text(of: correction)
    }
  }

  /// The line of events these tokens are written as: rallies without a time as runs, other tokens
  /// without one that repeat as `TOKEN*5`.
  public static func text(of tokens: [Token]) -> String {
    var writer = NotationWriter()
    for token in tokens { writer.add(token) }
    return writer.finish()
  }

  /// A player as the notation names one: `A2`.
  public static func name(_ side: Side, _ player: Player) -> String {
    side.letter + (player == .first ? "1" : "2")
  }

  /// Reads a player's name as the notation writes it; nil for any other text.
  public static func player(_ name: some StringProtocol) -> (side: Side, player: Player)? {
    NotationReader.player(Array(name.utf8)[...])
  }

  private static func word(for ending: Ending) -> String {
    switch ending {
    case .played: "played"
    case .retired: "ret"
    case .disqualified: "dsq"
    case .walkover: "wo"
    }
  }

  private static func text(of correction: Correction) -> String {
    switch correction {
    case .score(let a, let b): "=\(a)-\(b)"
    case .games(let a, let b): "=games:\(a)-\(b)"
    case .server(let side): "=server:" + side.letter
    case .serverPlayer(let side, let player): "=server:" + name(side, player)
    case .receiverPlayer(let side, let player): "=receiver:" + name(side, player)
    case .ends: "=ends"
    }
  }
}
