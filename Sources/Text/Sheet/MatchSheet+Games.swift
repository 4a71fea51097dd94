import Badminton
import Scoreboard

extension MatchSheet {
  /// Draws some columns of a game: the players' rows, their points, notes, the rest, the end.
  func draw(_ block: Block, y: Int, _ pen: inout SVGPen) {
    let height = rows.count * Measure.cell
    let right = Measure.left + Measure.columns * Measure.cell
    let game = block.game
    let isFirst = block.columns.lowerBound == 0
    frame(block, y: y, right: right, &pen)
    pen.write(
      "\(game.number)", x: Measure.margin + Measure.number / 2,
      y: y + height / 2 + 18, size: 52, .middle, isBold: true,
      color: isFirst ? "#000" : "#777")
    for (index, row) in rows.enumerated() {
      let base = y + index * Measure.cell + Measure.base
      pen.write(
        name(row.side, row.player), x: Measure.margin + Measure.number + 12, y: base, size: 34,
        width: Measure.names - 20, isBold: index == 0 && rows.count == 2)
      guard isFirst, game.isScored else { continue }
      let mark = index == game.servingRow ? "S" : index == game.receivingRow ? "R" : ""
      pen.write(
        mark, x: Measure.left - Measure.service / 2, y: base, size: 34, .middle, isBold: true)
    }
    for (place, index) in block.columns.enumerated() {
      draw(game.columns[index], x: Measure.left + place * Measure.cell, y: y, &pen)
    }
    if let interval = game.intervalAfter, interval > block.columns.lowerBound,
      interval <= block.columns.upperBound
    {
      let x = Measure.left + (interval - block.columns.lowerBound) * Measure.cell
      for offset in [-4, 4] {
        pen.line(x: x + offset, y: y - 8, toX: x + offset, y: y + height + 8, width: 3)
      }
    }
    if block.isLast {
      drawEnd(of: game, x: Measure.left + block.columns.count * Measure.cell, y: y, &pen)
    }
  }

  /// The lines between rows and columns.
  private func frame(_ block: Block, y: Int, right: Int, _ pen: inout SVGPen) {
    let height = rows.count * Measure.cell
    for column in 1..<Measure.columns {
      let x = Measure.left + column * Measure.cell
      pen.line(x: x, y: y, toX: x, y: y + height, width: 1, color: "#999")
    }
    for row in 1..<rows.count {
      // A thicker line between the two sides.
      let isBetween = row * 2 == rows.count
      let line = y + row * Measure.cell
      pen.line(
        x: Measure.margin + Measure.number, y: line, toX: right, y: line,
        width: isBetween ? 4 : 2, color: isBetween ? "#000" : "#999")
    }
    pen.box(
      x: Measure.margin, y: y, width: right - Measure.margin, height: height, line: 4)
    for x in [Measure.margin + Measure.number, Measure.left - Measure.service, Measure.left] {
      pen.line(x: x, y: y, toX: x, y: y + height)
    }
  }

  private func draw(_ column: SheetGame.Column, x: Int, y: Int, _ pen: inout SVGPen) {
    let middle = x + Measure.cell / 2
    switch column {
    case .points(let cells):
      for cell in cells {
        let top = y + cell.row * Measure.cell
        if cell.isPenalty {
          pen.box(
            x: x + 6, y: top + 6, width: Measure.cell - 12, height: Measure.cell - 12, line: 2)
        }
        pen.write("\(cell.points)", x: middle, y: top + Measure.base, size: 32, .middle)
      }
    case .note(let note, let row):
      let height = rows.count / 2 * Measure.cell
      // What is about nobody stands over all rows.
      let top = row.map { y + $0 * Measure.cell } ?? y
      let room = row == nil ? rows.count * Measure.cell : height
      let card = note.card
      let side = Measure.cell - 10
      let box = top + (room - side) / 2
      pen.box(
        x: x + 5, y: box, width: side, height: side, fill: card?.ground ?? "#FFF", line: 2,
        radius: 6)
      pen.write(
        note.letter, x: middle, y: box + side / 2 + 11, size: note.letter.count > 1 ? 22 : 32,
        .middle, isBold: true, color: card?.ink ?? "#000")
    }
  }

  /// The score at a game's end, circled; of a game that is not over without a circle.
  private func drawEnd(of game: SheetGame, x: Int, y: Int, _ pen: inout SVGPen) {
    let middle = x + Measure.cell * 2
    let centre = y + rows.count * Measure.cell / 2
    guard game.isScored else {
      pen.write(say(.notScored), x: x + 20, y: centre + 12, size: 34)
      return
    }
    guard game.isOver || state.ending == nil || game.columns.count > 1 else { return }
    pen.raw("<g>")
    pen.box(
      x: x + 3, y: centre - 32, width: Measure.cell * 4 - 6, height: 64, fill: "#FFF", line: 0)
    if game.isOver { pen.oval(x: middle, y: centre, radiusX: 88, radiusY: 32) }
    pen.write(
      "\(game.score.a)–\(game.score.b)", x: middle, y: centre + 14, size: 42, .middle,
      isBold: true)
    pen.raw("</g>\n")
  }
}
