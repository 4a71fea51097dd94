import Badminton
import FoundationEssentials
import Scoreboard
import Testing

/// The table of formats and the worked cases, as they stand in the file.
struct Fixture: Decodable, Sendable {
  var formats: [String: FixtureValue]
  var cases: [Case]

  /// One match and the state it must end in.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var format: String
    var firstServer: String
    var doubles: Bool
    var aLeft: Bool
    var serverPlayer: String?
    var receiverPlayer: String?
    var events: String
    var expect: FixtureValue

    enum CodingKeys: String, CodingKey {
      case id, format, doubles, events, expect
      case firstServer = "first_server"
      case aLeft = "a_left"
      case serverPlayer = "server_player"
      case receiverPlayer = "receiver_player"
    }

    var testDescription: String { id }

    func header() throws -> Header {
      Header(
        format: try #require(Format(named: format)),
        firstServer: firstServer == "A" ? .a : .b,
        isDoubles: doubles, aLeft: aLeft,
        serverPlayer: try serverPlayer.map { try #require(Notation.player($0)).player } ?? .first,
        receiverPlayer: try receiverPlayer.map { try #require(Notation.player($0)).player }
          ?? .first)
    }

    func match() throws -> Match {
      Match(header: try header(), tokens: try Notation.tokens(events))
    }
  }

  static func read() throws -> Fixture {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let file = here.appending(path: "Fixtures/badminton.json")
    return try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: file))
  }

  /// A format as the table writes it.
  static func row(of format: Format) -> [(key: String, value: StateValue)] {
    [
      ("games_to_win", .number(format.gamesToWin)),
      (
        "games",
        .array(
          format.games.map { rule in
            .object([
              ("target", .number(rule.target)), ("cap", .number(rule.cap)),
              (
                "setting",
                .string(
                  rule.setting == .race
                    ? "none from target-1: first to the cap" : "two clear points")
              ),
            ])
          })
      ),
      (
        "mid_game_interval_at",
        .array(format.games.map { $0.midGameIntervalAt.map { .number($0) } ?? .null })
      ),
      ("seconds_between_games", format.secondsBetweenGames.map { .number($0) } ?? .null),
      ("seconds_mid_game", .number(format.secondsMidGame)),
    ]
  }
}
