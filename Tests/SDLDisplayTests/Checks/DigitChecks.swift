import Drawing

@testable import SDLDisplay

/// D4: all digits one width; the tens do not move when the units change; the two scores stand apart.
enum DigitChecks {
  /// The cells of the digits of each text are equally wide, and so are those of all scores.
  static func widths(_ frame: Frame) -> [Violation] {
    let groups = [
      frame.texts(under: "score"), frame.texts(under: "clock"), frame.texts(under: "games"),
    ]
    return groups.flatMap { texts in
      let cells = texts.flatMap { text in digits(of: text).map { (text.role, $0.cell.width) } }
      return cells.filter { $0.1 != cells[0].1 }.map { role, width in
        Violation(check: "D4", role: role, what: "a digit is \(width) px wide, not \(cells[0].1)")
      }
    }
  }

  /// What is in both frames as a ten stands at the same place in both.
  static func tens(_ frame: Frame, _ other: Frame) -> [Violation] {
    ["score.left.tens", "score.right.tens"].compactMap { role in
      guard let one = frame.text(role)?.pieces.first, let two = other.text(role)?.pieces.first,
        one.cell != two.cell
      else { return nil }
      return Violation(check: "D4", role: role, what: "moved from \(one.cell) to \(two.cell)")
    }
  }

  /// Scores beside each other are 0.6 digits or more apart, so that 20 and 19 are not read as 2019.
  static func gap(_ frame: Frame) -> [Violation] {
    let left = frame.texts(under: "score.left").flatMap(digits)
    let right = frame.texts(under: "score.right").flatMap(digits)
    guard let end = left.map(\.cell.maxX).max(), let start = right.map(\.cell.x).min(),
      let one = left.first, let other = right.first
    else { return [Violation(check: "D4", role: "score", what: "a score is not there")] }
    let areBeside = one.cell.y < other.cell.maxY && other.cell.y < one.cell.maxY
    guard areBeside, (start - end) * 10 < one.cell.width * 6 else { return [] }
    let what = "\(start - end) px between the scores, digits are \(one.cell.width) px wide"
    return [Violation(check: "D4", role: "score", what: what)]
  }

  private static func digits(of text: Placement) -> [Placement.Piece] {
    text.pieces.filter { $0.text.count == 1 && $0.text.allSatisfy(\.isNumber) }
  }
}
