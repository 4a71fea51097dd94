/// A game as a text: header lines, an empty line, the plies.
///
/// It is read whole or refused whole.
///
///     Quoridor: 1
///     Blue: Ada
///     Red: Bo
///     Plies: 17
///     Result: blue goal
///
///     e2 e8 e3h …
public struct GameRecord: Sendable, Hashable {
  /// The version that is written and the newest that is read.
  public static let version = 1

  /// The first player's name.
  public var blue: String
  /// The second player's name.
  public var red: String
  /// The game.
  public var game: Game

  /// Makes a record.
  ///
  /// Names are kept on one line.
  public init(blue: String, red: String, game: Game) {
    self.blue = Self.oneLine(blue)
    self.red = Self.oneLine(red)
    self.game = game
  }

  /// Why a text is no record.
  public enum Fault: Error, Sendable, Hashable {
    /// A line is not what is expected there: its number from 1, and what was expected.
    case line(Int, expected: String)
    /// It was written by a later program.
    case futureVersion(String)
    /// A ply is refused.
    case ply(PlyError)
    /// The head says how many plies there are, and there are not as many.
    case plies(stated: Int, found: Int)
    /// The head's result is not the one the plies lead to.
    case result(stated: String, found: String)

    /// The fault as a sentence without an end, in English.
    public var sentence: String {
      switch self {
      case .line(let number, let expected): "line \(number): expected \(expected)"
      case .futureVersion(let version):
        "version \(version), but only up to \(GameRecord.version) is known"
      case .ply(let error): error.line
      case .plies(let stated, let found): "\(stated) plies announced, \(found) found"
      case .result(let stated, let found):
        "result “\(stated)”, but the plies give “\(found)”"
      }
    }
  }

  /// Reads a record.
  ///
  /// Throws the first fault; nothing is kept of a faulty record.
  public init(_ text: String, rules: HouseRules = .venue) throws(Fault) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let version = try Self.value("Quoridor", lines, 0)
    guard let number = Int(version), number > 0 else {
      throw .line(1, expected: "“Quoridor: \(Self.version)”")
    }
    if number > Self.version { throw .futureVersion(version) }
    let blue = try Self.value("Blue", lines, 1)
    let red = try Self.value("Red", lines, 2)
    guard let stated = Int(try Self.value("Plies", lines, 3)), stated >= 0 else {
      throw .line(4, expected: "“Plies: ” and a number")
    }
    let result = try Self.value("Result", lines, 4)
    guard lines.count == 8, lines[5].isEmpty else { throw .line(6, expected: "an empty line") }
    guard lines[7].isEmpty else { throw .line(8, expected: "the end") }
    let words = lines[6].split(separator: " ").map(String.init)
    if words.count != stated { throw .plies(stated: stated, found: words.count) }
    do {
      game = try Game(plies: words, rules: rules)
    } catch {
      throw .ply(error)
    }
    try Self.close(&game, by: result)
    self.blue = blue
    self.red = red
  }

  /// The record as a text; it ends with a line feed.
  public var text: String {
    """
    Quoridor: \(Self.version)
    Blue: \(blue)
    Red: \(red)
    Plies: \(game.plies.count)
    Result: \(Self.result(of: game))

    \(game.plies.map(\.notation).joined(separator: " "))

    """
  }

  private static func result(of game: Game) -> String { game.outcome?.notation ?? "unfinished" }

  /// Ends the game as the head says where plies alone cannot: by surrender or agreement.
  private static func close(_ game: inout Game, by result: String) throws(Fault) {
    if game.outcome == nil {
      let entry: Entry? =
        switch Outcome(result) {
        case .win(let pawn, .surrender): .surrender(pawn.opponent)
        case .draw(.agreed): .draw
        default: nil
        }
      if let entry { try? game.enter(entry) }
    }
    let found = self.result(of: game)
    if found != result { throw .result(stated: result, found: found) }
  }

  private static func value(_ key: String, _ lines: [String], _ index: Int) throws(Fault) -> String
  {
    guard lines.indices.contains(index), lines[index].hasPrefix("\(key): ") else {
      throw .line(index + 1, expected: "“\(key): ”")
    }
    return String(lines[index].dropFirst(key.count + 2))
  }

  private static func oneLine(_ name: String) -> String {
    let scalars = name.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
    return String(String.UnicodeScalarView(scalars))
  }
}
