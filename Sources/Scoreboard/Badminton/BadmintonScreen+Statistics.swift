import Badminton
import Drawing

extension BadmintonScreen {
  /// The figures come so long after the end of a match by themselves, once.
  static let figuresAfter: Duration = .seconds(15)
  /// They stay for so long.
  static let figuresTime: Duration = .seconds(30)

  /// Shows the figures for a while.
  mutating func showFigures(in scene: Surroundings) -> Outcome {
    figuresUntil = scene.now + Self.figuresTime
    return .nothing
  }

  /// When the figures come by themselves; nil where they have or will not.
  func figuresDue(in scene: Surroundings) -> Duration? {
    guard scene.settings.showsStatistics, !hasShownFigures, phase == .matchOver,
      state.ending == .played
    else { return nil }
    return gameEnded.map { $0 + Self.figuresAfter }
  }

  /// Lets them come and go.
  mutating func elapseFigures(in scene: Surroundings) {
    if let due = figuresDue(in: scene), due <= scene.now {
      hasShownFigures = true
      figuresUntil = due + Self.figuresTime
    }
    if let figuresUntil, figuresUntil <= scene.now { self.figuresUntil = nil }
  }

  /// The lines of the table.
  func figureRows(in scene: Surroundings) -> [StatisticsLayout.Row] {
    let words = scene.words
    let chronicle = match.chronicle
    let figures = Statistics(chronicle)
    let sides = End.allCases.map(side)
    func row(_ label: [String], _ value: (Side) -> Int?, unit: String = "") -> StatisticsLayout.Row
    {
      let values = sides.map(value)
      let (left, right) = (values[0] ?? -1, values[1] ?? -1)
      return StatisticsLayout.Row(
        left: values[0].map { "\($0)\(unit)" } ?? "–", label: label,
        right: values[1].map { "\($0)\(unit)" } ?? "–",
        ahead: left == right ? nil : left > right ? .left : .right)
    }
    var rows = [row([words.say(.games)]) { state.gamesWon[$0] }]
    for game in chronicle.games.filter({ $0.isScored && !$0.rallies.isEmpty }).suffix(5) {
      let name = words.say(.round, "\(game.number)")
      let time = game.duration.map { ["\(name) · \(Self.clockText(.milliseconds($0)))"] } ?? []
      rows.append(row(time + [name]) { game.score[$0] })
    }
    rows.append(row([words.say(.figurePoints)]) { figures[$0].points })
    rows.append(row([words.say(.figureRun)]) { figures[$0].longestRun })
    rows.append(row([words.say(.figureService)], { figures[$0].percentServing }, unit: " %"))
    return rows
  }
}
