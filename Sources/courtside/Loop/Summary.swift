import Scoreboard

extension Console {
  /// The game in a few words, for the service manager: `badminton 21-19 11-9`.
  func summary(at now: Duration) -> String {
    guard case .object(let members) = state(at: now),
      case .array(let games) = members.first(where: { $0.key == "games" })?.value
    else { return screen.rawValue }
    let scores = games.map { game in
      guard case .array(let points) = game else { return "" }
      return points.map { if case .number(let value) = $0 { "\(value)" } else { "?" } }
        .joined(separator: "-")
    }
    return "\(screen.rawValue) \(scores.joined(separator: " "))"
  }
}
