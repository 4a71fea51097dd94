import Buttons
import GPIO
import Scoreboard

/// The lines of a board, through libgpiod.
struct DeviceSource: EdgeSource {
  private let board: BoardLines

  /// The lines of a profile, opened at `now` as far as they are there.
  init(profile: BoardProfile, at now: Duration) {
    board = BoardLines(profile: profile, at: now)
  }

  var descriptors: [Int32] { board.descriptors }
  var deadline: Duration? { board.deadline }
  let isSettled = true
  var description: String { "lines: \(board.description)" }

  func read(at now: Duration) -> Reading {
    let found = board.read(at: now)
    var reading = Reading(edges: found.edges, levelsMayDiffer: found.levelsMayDiffer)
    for report in found.reports {
      reading.reports.append(
        .init(
          trouble: report.problem.trouble, isOver: report.isOver,
          sentence: report.problem.sentence + (report.isOver ? ": over" : "")))
    }
    return reading
  }

  func levels(at now: Duration) -> Set<Line> { board.levels() }

  func answer(isAccepted: Bool, at now: Duration) {
    board.play(isAccepted ? .accepted : .refused, at: now)
  }

  func play(_ pulses: Pulses, at now: Duration) {
    board.play(pulses, at: now)
  }
}

extension BoardProblem {
  /// What the banner says of it.
  fileprivate var trouble: Trouble {
    switch self {
    case .noButtons(let reason, _): .noButtons(reason: reason)
    case .busy(let line, let consumer): .lineBusy(line, consumer: consumer)
    // What the board offers is for the log: the banner has no room for it.
    case .missing(let line, let reason, _): .configuration("\(line.name): \(reason)")
    case .noOutput: .configuration(sentence)
    }
  }
}
