import Buttons

extension BoardLines {
  /// Opens what is not open yet and returns which problems began or are over.
  func open(at now: Duration) -> [BoardReading.Report] {
    var found: [BoardProblem] = []
    retryAt = nil
    if openLines.count < profile.lines.count || (profile.output != nil && output == nil) {
      let list = ChipList(directory: directory)
      let placement = Placement(of: profile, on: list)
      found = openLines(placement, list)
      if let problem = openOutput(placement) { found.append(problem) }
      // A chip that comes is told by the watch; a line that is let go of is not.
      let mayBeFreed = found.contains(where: \.mayEndByItself) || !list.errors.isEmpty
      if mayBeFreed || watch.descriptor < 0 { retryAt = now + BoardLines.retryTime }
    }
    let before = problems
    problems = found
    func isIn(_ problems: [BoardProblem]) -> (BoardProblem) -> Bool {
      { problem in problems.contains { $0.isSame(as: problem) } }
    }
    let over = before.filter { !isIn(found)($0) }
    let begun = found.filter { !isIn(before)($0) }
    return over.map { .init(problem: $0, isOver: true) }
      + begun.map { .init(problem: $0, isOver: false) }
  }

  private func openLines(_ placement: Placement, _ list: ChipList) -> [BoardProblem] {
    var problems: [BoardProblem] = []
    var free: [String: [(line: Buttons.Line, spot: Placement.Spot)]] = [:]
    let open = openLines
    for line in Buttons.Line.allCases where profile.lines[line] != nil && !open.contains(line) {
      if let spot = placement.spots[line] {
        if let consumer = spot.consumer {
          problems.append(.busy(line, consumer: consumer))
        } else {
          free[spot.path, default: []].append((line, spot))
        }
      } else {
        problems.append(
          .missing(line, reason: placement.problems[line] ?? "not found", offer: list.offer))
      }
    }
    for (_, lines) in free.sorted(by: { $0.key < $1.key }) { problems += request(lines) }
    let isBusy = problems.contains { if case .busy = $0 { true } else { false } }
    guard requests.isEmpty, !isBusy, !problems.isEmpty else { return problems }
    return [noButtons(problems, list)]
  }

  /// Requests lines of one chip together; one by one if somebody took one of them in the meantime.
  private func request(
    _ wanted: [(line: Buttons.Line, spot: Placement.Spot)]
  ) -> [BoardProblem] {
    guard let first = wanted.first else { return [] }
    let members = wanted.compactMap { line, spot in
      profile.lines[line].map { LineRequest.Member(line: line, offset: spot.offset, wiring: $0) }
    }
    do throws(GPIOError) {
      requests.append(
        try LineRequest(
          path: first.spot.path, chip: first.spot.chip, members: members, consumer: consumer))
      return []
    } catch {
      guard wanted.count == 1 else { return wanted.flatMap { request([$0]) } }
      if case .busy = error { return [.busy(first.line, consumer: "another program")] }
      return [.missing(first.line, reason: error.description, offer: "")]
    }
  }

  /// One problem in the place of one a line, when no line works.
  private func noButtons(_ problems: [BoardProblem], _ list: ChipList) -> BoardProblem {
    guard !list.chips.isEmpty else {
      let reason = list.errors.first?.description ?? "there is no GPIO chip in \(directory)"
      return .noButtons(reason: reason, offer: "")
    }
    guard case .missing(let line, let reason, let offer)? = problems.first else {
      return .noButtons(reason: "no lines are wired", offer: "")
    }
    let more = problems.count == 1 ? "" : " (and \(problems.count - 1) more)"
    return .noButtons(reason: "\(line.name): \(reason)\(more)", offer: offer)
  }

  /// Why a line that somebody holds cannot be used.
  static func reason(heldBy consumer: String) -> String { "held by \(consumer)" }

  private func openOutput(_ placement: Placement) -> BoardProblem? {
    guard let wiring = profile.output, output == nil else { return nil }
    guard let spot = placement.output else {
      return .noOutput(reason: placement.outputProblem ?? "not found")
    }
    if let consumer = spot.consumer {
      return .noOutput(reason: BoardLines.reason(heldBy: consumer))
    }
    do throws(GPIOError) {
      output = try OutputLine(
        path: spot.path, offset: spot.offset, isActiveLow: wiring.isActiveLow, consumer: consumer)
      return nil
    } catch {
      return .noOutput(reason: error.description)
    }
  }
}

extension BoardProblem {
  /// Whether it is the same trouble, whatever the board offers meanwhile.
  fileprivate func isSame(as other: BoardProblem) -> Bool {
    switch (self, other) {
    case (.noButtons(let reason, _), .noButtons(let otherReason, _)): reason == otherReason
    case (.missing(let line, let reason, _), .missing(let otherLine, let otherReason, _)):
      line == otherLine && reason == otherReason
    default: self == other
    }
  }

  /// Whether it may end without anything coming or going in the directory of devices.
  fileprivate var mayEndByItself: Bool {
    switch self {
    case .noButtons, .missing: false
    case .busy, .noOutput: true
    }
  }
}
