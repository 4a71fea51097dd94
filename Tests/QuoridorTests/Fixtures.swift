import FoundationEssentials
import Quoridor

/// The worked cases, read from the files beside this one.
enum Fixtures {
  /// A position with everything that may be done in it.
  struct Rules: Decodable, Sendable {
    var name: String
    var moves: String
    var sideToMove: Int
    var pawns: [String]
    var wallsLeft: [Int]
    var walls: [String]
    var winner: Int?
    var pawnMoves: [String]
    var legalWallCount: Int
    var wallTests: [WallTest]
    var legalWalls: String
  }

  /// A wall and what there is to say about it.
  struct WallTest: Decodable, Sendable {
    var wall: String
    var legal: Bool
    var why: String
  }

  /// The numbers of move sequences from a position, for depths from 1 on.
  struct Count: Decodable, Sendable {
    var name: String
    var position: String
    var sideToMove: Int
    var perft: [UInt64]
  }

  static func rules() throws -> [Rules] { try read("quoridor-rules.json") }
  static func counts() throws -> [Count] { try read("quoridor-perft.json") }

  private static func read<Value: Decodable>(_ name: String) throws -> Value {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(name)"))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Value.self, from: data)
  }
}

/// Splits a line of moves.
func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

/// The game of a line of moves, by the printed rules alone.
func game(_ text: String) throws -> Game { try Game(plies: words(text)) }

/// Dice that fall the same way in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
