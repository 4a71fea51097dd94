import Drawing

/// The divider between two scores with the games beside it: games won, and the points of the earlier
/// ones, each on the side of who has them.
struct Spine {
  private let board: Board
  private(set) var pen: Pen

  init(_ board: Board, _ pen: Pen) {
    self.board = board
    self.pen = pen
  }

  /// Draws it in that column.
  mutating func draw(in column: Rect) {
    let label = pen.h(4)
    let won = pen.h(10.5)
    let count = board.earlier.count
    let earlier = count == 0 ? 0 : min(pen.h(6), column.height / 3 / count)
    let block = column.centered(width: column.width, height: label + won + earlier * count)
    let axis = column.centered(width: max(2, pen.h(0.5)), height: column.height)
    let gap = pen.h(1)
    pen.fill("divider.upper", axis.cutTop(block.y - axis.y - gap).cut, Palette.grey)
    pen.fill("divider.lower", axis.cutBottom(axis.maxY - block.maxY - gap).cut, Palette.grey)
    let rows = block.cutTop(label)
    pen.text("games.label", rows.cut, [board.gamesLabel], Palette.grey, cap: pen.h(2.4))
    let wonRow = rows.rest.cutTop(won)
    let dash = wonRow.cut.centered(width: pen.h(2), height: max(2, pen.h(0.7)))
    pen.fill("divider.games", dash, Palette.grey)
    for end in End.allCases {
      pen.text(
        Role.games(end), wonRow.cut.cutting(pen.h(3), from: end), ["\(board[end].gamesWon)"],
        Palette.white, cap: pen.h(7.6), isTabular: true)
    }
    var rest = wonRow.rest
    for (index, game) in board.earlier.enumerated() {
      let row = rest.cutTop(earlier)
      for end in End.allCases {
        pen.text(
          Role.earlier(index + 1, end), row.cut.cutting(pen.h(3), from: end),
          ["\(end == .left ? game.left : game.right)"],
          game.winner == end ? Palette.white : Palette.grey, cap: min(pen.h(4), earlier * 7 / 10),
          isTabular: true)
      }
      rest = row.rest
    }
  }
}
