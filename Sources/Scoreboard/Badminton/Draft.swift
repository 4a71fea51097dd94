import Badminton

extension BadmintonScreen {
  /// A standing that is being set in the menu and is not in force yet.
  public struct Draft: Sendable, Hashable {
    /// Points of this game.
    public var score: MatchState.Score
    /// Games won.
    public var games: MatchState.Score
    /// Who serves next, nil where nobody does.
    public var server: Side?

    /// The standing as it is.
    init(_ state: MatchState) {
      score = state.games.last ?? MatchState.Score()
      games = state.gamesWon
      server = state.server
    }

    func with(score points: Int, of side: Side) -> Draft {
      var draft = self
      draft.score[side] = points
      return draft
    }

    func with(games won: Int, of side: Side) -> Draft {
      var draft = self
      draft.games[side] = won
      return draft
    }

    func with(server side: Side) -> Draft {
      var draft = self
      draft.server = side
      return draft
    }

    /// What has to be set so that the match stands so, games first.
    func corrections(from state: MatchState) -> [Correction] {
      let now = Draft(state)
      var corrections: [Correction] = []
      if games != now.games {
        corrections.append(.games(a: UInt8(clamping: games.a), b: UInt8(clamping: games.b)))
      }
      if score != now.score {
        corrections.append(.score(a: UInt8(clamping: score.a), b: UInt8(clamping: score.b)))
      }
      if let server, server != now.server || !corrections.isEmpty {
        corrections.append(.server(server))
      }
      return corrections
    }
  }
}
