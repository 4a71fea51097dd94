import Buttons

/// What the self-test says of the panel: chips, lines, and the levels as they are now.
public struct BoardSurvey: Sendable, Hashable {
  /// The report, line by line.
  public let text: [String]
  /// Whether every line of the profile is there, and free or held by the scoreboard that runs.
  public let isComplete: Bool

  /// Looks at the chips in a directory of device files, and at the lines of a profile.
  ///
  /// Lines that a running scoreboard holds are named as held and not taken from it.
  public init(profile: BoardProfile?, directory: String = "/dev", at now: Duration) {
    let list = ChipList(directory: directory)
    let debouncer = BoardLines.Library.debounces ? "the kernel" : "the program"
    var text = ["libgpiod \(BoardLines.Library.version); \(debouncer) debounces"]
    text += list.chips.flatMap(BoardSurvey.lines(of:))
    text += list.errors.map { "\($0)" }
    if list.chips.isEmpty && list.errors.isEmpty { text.append("no GPIO chip in \(directory)") }
    guard let profile else {
      self.text = text
      isComplete = !list.chips.isEmpty
      return
    }
    let placement = Placement(of: profile, on: list)
    let board = BoardLines(profile: profile, directory: directory, at: now)
    text.append("profile: \(profile.name)")
    text += profile.problems.map { "  \($0)" }
    text += BoardSurvey.levels(of: board, placement)
    text += board.problems.map { "  \($0.sentence)" }
    self.text = text
    isComplete = profile.problems.isEmpty && board.problems.allSatisfy(BoardSurvey.isScoreboard)
  }

  /// Whether a problem is only that the scoreboard runs and holds its lines.
  private static func isScoreboard(_ problem: BoardProblem) -> Bool {
    switch problem {
    case .noButtons, .missing: false
    case .busy(_, let consumer): consumer == BoardLines.ownName
    case .noOutput(let reason): reason == BoardLines.reason(heldBy: BoardLines.ownName)
    }
  }

  /// A chip: its title, and the lines that have a name or a holder.
  private static func lines(of chip: Chip) -> [String] {
    let told = chip.lines.filter { $0.name != nil || $0.consumer != nil }
    let count = chip.lines.count == 1 ? "1 line" : "\(chip.lines.count) lines"
    let rest = told.count == chip.lines.count ? "" : ", \(told.count) of them named or held"
    return ["\(chip.title): \(count)\(rest)"]
      + told.map { line in
        let use = line.consumer.map { "held by \($0)" } ?? "free"
        let direction = line.isOutput ? "output, " : ""
        return "  \(line.offset) \(line.name ?? "unnamed"), \(direction)\(use)"
      }
  }

  /// The open lines of a profile with their levels.
  private static func levels(of board: BoardLines, _ placement: Placement) -> [String] {
    let active = board.levels()
    return Buttons.Line.allCases.filter(board.openLines.contains).map { line in
      let place = placement.spots[line].map { "line \($0.offset) of \($0.chip)" } ?? "?"
      return "  \(line.name) \(active.contains(line) ? "PRESSED" : "released"), \(place)"
    }
  }
}
