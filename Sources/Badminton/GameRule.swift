/// The numbers of one game.
public struct GameRule: Sendable, Hashable {
  /// Points that win the game (Law 7.2), up to `cap`.
  public let target: Int
  /// Points that win it whatever the other side has (Law 7.5); at most 255.
  public let cap: Int
  /// What happens once both sides stand at the target less one.
  public let setting: Setting
  /// Points of the leading side at which the interval in the game opens, nil for none.
  ///
  /// Law 16.2.1. In the deciding game ends change then (Law 8.1.3).
  public let midGameIntervalAt: Int?

  /// What decides a game that stood at the target less one on both sides.
  public enum Setting: Sendable, Hashable {
    /// Two clear points, or the cap (Law 7.4, 7.5). With the cap at the target there is no setting.
    case twoClear
    /// The first to the cap.
    case race
  }

  /// Makes the rule of a game.
  public init(target: Int, cap: Int, setting: Setting, midGameIntervalAt: Int?) {
    precondition(0 < target && target <= cap && cap <= 255)
    self.target = target
    self.cap = cap
    self.setting = setting
    self.midGameIntervalAt = midGameIntervalAt
  }

  /// Whether `points` win the game against `others`.
  func isWon(_ points: Int, against others: Int) -> Bool {
    guard points > others, points >= target else { return false }
    if points >= cap { return true }
    switch setting {
    case .twoClear: return points - others >= 2
    case .race: return others < target - 1
    }
  }

  /// Whether a game can come to stand so, won or not.
  func isReachable(_ one: Int, _ other: Int) -> Bool {
    let high = max(one, other)
    let low = min(one, other)
    guard high <= cap else { return false }
    guard high > 0 else { return true }
    return high > low ? !isWon(high - 1, against: low) : !isWon(high, against: low - 1)
  }

  /// Whether DEUCE is shown at this score of a game that nobody has won.
  func isDeuce(_ one: Int, _ other: Int) -> Bool {
    let low = min(one, other)
    switch setting {
    case .twoClear: return low >= target - 1 && low < cap - 1
    case .race: return false
    }
  }

  /// Whether the umpire calls game point or match point when the serving side stands so.
  func isPointCalled(_ points: Int, against others: Int) -> Bool {
    points == cap - 1 || (points == target - 1 && others < target - 1)
  }
}
