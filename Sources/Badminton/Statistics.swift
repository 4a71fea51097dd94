/// Figures of a match: what the board shows after it.
public struct Statistics: Sendable, Hashable {
  /// The figures of one side.
  public struct Figures: Sendable, Hashable {
    /// Points won in all.
    public var points = 0
    /// The most points in a row within a game.
    public var longestRun = 0
    /// Rallies it served, without those that a card gave.
    public var served = 0
    /// How many of them it won.
    public var wonServing = 0
    /// Rallies it received.
    public var received = 0
    /// How many of them it won.
    public var wonReceiving = 0

    /// Figures of nobody.
    public init() {}

    /// Points won on the own service, in whole hundredths of the rallies served; nil without any.
    public var percentServing: Int? {
      served == 0 ? nil : (wonServing * 200 + served) / (2 * served)
    }
  }

  /// The figures of side A.
  public private(set) var a = Figures()
  /// The figures of side B.
  public private(set) var b = Figures()
  /// How long each game took by the match clock in ms, nil where that is not known.
  public private(set) var durations: [Int?] = []
  /// The rallies played, without those that a card gave.
  public private(set) var rallies = 0

  /// The figures of one side.
  public subscript(side: Side) -> Figures {
    get { side == .a ? a : b }
    set { if side == .a { a = newValue } else { b = newValue } }
  }

  /// The figures of what happened.
  public init(_ chronicle: Chronicle) {
    for game in chronicle.games where game.isScored {
      var run: (side: Side, length: Int)?
      for rally in game.rallies {
        let side = rally.winner
        let length = run?.side == side ? (run?.length ?? 0) + 1 : 1
        run = (side, length)
        self[side].points += 1
        self[side].longestRun = max(self[side].longestRun, length)
        if rally.isPenalty { continue }
        rallies += 1
        self[rally.server].served += 1
        self[rally.server.opponent].received += 1
        if side == rally.server {
          self[side].wonServing += 1
        } else {
          self[side].wonReceiving += 1
        }
      }
    }
    durations = chronicle.games.filter { $0.winner != nil || !$0.rallies.isEmpty }.map(\.duration)
  }
}
