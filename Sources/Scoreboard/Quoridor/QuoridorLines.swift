import Quoridor

extension QuoridorScreen {
  /// The lines of a game's records: `Blue: Ada`, then an entry of its book each.
  enum Lines {
    /// One line.
    struct Line: Sendable, Hashable {
      var text: String

      init(_ text: String) {
        self.text = text
      }

      init(_ key: String, _ value: String) {
        text = "\(key): \(value)"
      }

      /// The key and the value, nil for an entry of the book.
      var parts: (key: Substring, value: Substring)? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let after = text[text.index(after: colon)...]
        // An entry such as `back:2` has no space there.
        return after.first == " " ? (text[..<colon], after.dropFirst()) : nil
      }
    }

    static func name(_ pawn: Pawn, _ name: String) -> Line {
      Line(pawn == .blue ? "Blue" : "Red", name)
    }

    static func opponent(_ opponent: QuoridorOpponent) -> Line {
      Line("Opponent", opponent.notation)
    }

    static func coordinates(_ shows: Bool) -> Line { Line("Coordinates", shows ? "yes" : "no") }

    static func start(seed: UInt64) -> Line { Line("Start", String(seed)) }

    /// All that is agreed before a game.
    static func all(_ players: QuoridorPlayers, _ showsCoordinates: Bool) -> [Line] {
      Pawn.allCases.map { name($0, players[$0]) } + [
        opponent(players.opponent), coordinates(showsCoordinates),
      ]
    }
  }
}
