import Badminton
import Scoreboard

extension MatchSheet {
  /// Who played, how it ended, when and where.
  func drawHead(_ pen: inout SVGPen, page: Int, of pages: Int) {
    let (left, top) = (Measure.margin, Measure.margin)
    let right = Measure.width - Measure.margin
    pen.write(say(.title), x: left, y: top + 44, size: 56, isBold: true)
    let number = pages > 1 ? "  ·  \(say(.page)) \(page)/\(pages)" : ""
    pen.write(
      (match[ArchivedMatch.Key.match].map { "\($0.prefix(8))" } ?? "") + number, x: right,
      y: top + 40, size: 30, .end, color: "#444")
    let y = top + 70
    let columns = [left, left + 830, left + 1660, left + 2260]
    for (index, side) in Side.allCases.enumerated() {
      let isWinner = state.matchWinner == side
      pen.box(x: columns[index], y: y, width: 800, height: 190, line: isWinner ? 8 : 3)
      pen.write(side.letter, x: columns[index] + 22, y: y + 52, size: 40, isBold: true)
      if isWinner {
        pen.write(
          say(.winner), x: columns[index] + 780, y: y + 46, size: 30, .end, isBold: true)
      }
      for (line, player) in match.players.enumerated() {
        pen.write(
          name(side, player), x: columns[index] + 80,
          y: y + (match.players.count == 1 ? 125 : 95 + line * 66), size: 54, width: 690,
          isBold: true)
      }
    }
    drawResult(&pen, x: columns[2], y: y)
    drawDetails(&pen, x: columns[3], y: y, right: right)
    drawFigures(&pen, x: left, y: y + 236)
  }

  /// The games one below the other, and why it ended.
  private func drawResult(_ pen: inout SVGPen, x: Int, y: Int) {
    let step = state.games.count > 3 ? 40 : 54
    for (index, game) in chronicle.games.enumerated() {
      let line = y + 40 + index * step
      let score = game.isScored ? "\(game.score.a)–\(game.score.b)" : say(.notScored)
      pen.write("\(game.number)", x: x, y: line, size: 32, color: "#444")
      pen.write(score, x: x + 50, y: line, size: 44, width: 220, isBold: game.winner != nil)
      if let duration = game.duration, game.winner != nil {
        pen.write(Self.clock(duration), x: x + 560, y: line, size: 34, .end)
      }
    }
    let last = y + 40 + chronicle.games.count * step
    let ending: String =
      switch state.ending {
      case nil: say(.inPlay)
      case .played: ""
      case .retired: SheetNote.retired.said(in: language)
      case .disqualified: SheetNote.disqualified.said(in: language)
      case .walkover: SheetNote.walkover.said(in: language)
      }
    pen.write(ending, x: x + 50, y: last, size: 36)
  }

  private func drawDetails(_ pen: inout SVGPen, x: Int, y: Int, right: Int) {
    let header = match.file.header
    var details: [(SheetWords, String)] = [
      (.format, "\(header.format.name), \(say(header.isDoubles ? .doubles : .singles))")
    ]
    if let date = match[ArchivedMatch.Key.date] {
      let text = date.prefix(16).map { $0 == "T" ? " " : $0 }
      details.append((.date, Names.clean(String(text)) + (date.hasSuffix("Z") ? " UTC" : "")))
    }
    if let court = match[ArchivedMatch.Key.court] { details.append((.court, Names.clean(court))) }
    let time = match.file.match.time
    if time > 0 { details.append((.duration, Self.clock(time))) }
    for (index, detail) in details.enumerated() {
      let line = y + 38 + index * 46
      pen.write(say(detail.0), x: x, y: line, size: 30, color: "#444")
      pen.write(detail.1, x: x + 130, y: line, size: 34, width: right - x - 130)
    }
  }

  /// Longest run and points on service of both sides.
  private func drawFigures(_ pen: inout SVGPen, x: Int, y: Int) {
    let figures = Statistics(chronicle)
    guard figures.rallies > 0 else { return }
    let texts = Side.allCases.map { side -> String in
      let own = figures[side]
      let share = own.percentServing.map { "\($0) % (\(own.wonServing)/\(own.served))" } ?? "–"
      return
        "\(side.letter)   \(say(.longestRun)) \(own.longestRun)   ·   \(say(.onService)) \(share)"
    }
    pen.write(texts[0], x: x, y: y, size: 30)
    pen.write(texts[1], x: x + 830, y: y, size: 30)
  }

  /// What the letters stand for, and where people sign.
  func drawFoot(_ pen: inout SVGPen) {
    let top = Measure.height - Measure.margin - Measure.foot
    let left = Measure.margin
    let notes = SheetNote.allCases.map { "\($0.letter) \($0.said(in: language))" }
    let service = ["S \(say(.server))", "R \(say(.receiver))", "‖ \(say(.interval))"]
    pen.write(
      (service + notes).joined(separator: "   ·   "), x: left, y: top + 30, size: 28,
      width: Measure.width - 2 * Measure.margin, color: "#333")
    let width = (Measure.width - 2 * Measure.margin) / 3
    for (index, word) in [SheetWords.umpire, .serviceJudge, .referee].enumerated() {
      let x = left + index * width
      pen.line(x: x, y: top + 130, toX: x + width - 100, y: top + 130)
      pen.write(say(word), x: x, y: top + 165, size: 28, color: "#333")
    }
  }
}
