/// How a game ended.
public enum Outcome: Sendable, Hashable {
  case win(Pawn, WinReason)
  case draw(DrawReason)

  /// Why a game was won.
  public enum WinReason: String, Sendable, Hashable, CaseIterable {
    /// The winner's pawn reached the far rank.
    case goal
    /// The other player gave up.
    case surrender
    /// The other player let the clock run out too often in a row.
    case misses
  }

  /// Why a game was drawn.
  public enum DrawReason: String, Sendable, Hashable, CaseIterable {
    /// The players agreed after a third repetition.
    case agreed
    /// The limit of plies was reached.
    case plies
  }

  /// Who won, nil after a draw.
  public var winner: Pawn? {
    switch self {
    case .win(let pawn, _): pawn
    case .draw: nil
    }
  }

  /// The outcome as records and answers write it: `blue goal`, `draw plies`.
  public var notation: String {
    switch self {
    case .win(let pawn, let reason): "\(pawn.name) \(reason.rawValue)"
    case .draw(let reason): "draw \(reason.rawValue)"
    }
  }

  /// Reads what `notation` writes; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2 else { return nil }
    if words[0] == "draw", let reason = DrawReason(rawValue: String(words[1])) {
      self = .draw(reason)
    } else if let pawn = Pawn.allCases.first(where: { $0.name == words[0] }),
      let reason = WinReason(rawValue: String(words[1]))
    {
      self = .win(pawn, reason)
    } else {
      return nil
    }
  }
}
