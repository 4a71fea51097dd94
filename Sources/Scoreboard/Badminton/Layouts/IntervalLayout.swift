import Drawing

/// A rest: the countdown in the middle between both scores, what comes next below it.
struct IntervalLayout {
  private let board: Board
  private let interval: Board.Interval
  private var pen: Pen

  /// The nodes of the board in that area.
  static func nodes(
    _ board: Board, _ interval: Board.Interval, in area: Rect, size: Size
  ) -> [Node] {
    var layout = IntervalLayout(board, interval, Pen(size))
    layout.draw(in: area)
    return layout.pen.nodes
  }

  private init(_ board: Board, _ interval: Board.Interval, _ pen: Pen) {
    self.board = board
    self.interval = interval
    self.pen = pen
  }

  private mutating func draw(in area: Rect) {
    let head = area.cutTop(pen.h(9))
    self.head(head.cut)
    let names = head.rest.cutTop(pen.h(16))
    for end in End.allCases {
      let half = board[end]
      let box = names.cut.cutting(pen.h(4), from: end).cutBottom(pen.h(1.4))
      pen.fill(Role.rail(end), box.cut, half.isHighlighted ? Palette.white : half.color)
      pen.names(
        board, half, box.rest.cutBottom(pen.h(0.6)).rest,
        Pen.NameStyle(
          largest: pen.h(board.isDoubles ? 5.6 : 8), smallest: pen.h(board.isDoubles ? 5.1 : 6.1),
          alignment: .center))
    }
    let feet = names.rest.cutBottom(pen.h(22))
    middle(feet.rest.inset(vertical: pen.h(1)))
    let rows = feet.cut.rows(2)
    let color = interval.isEnding ? Palette.amber : Palette.white
    pen.text("band", rows[0], interval.next, color, cap: pen.h(7.1), atLeast: min(pen.h(5), 40))
    pen.text("serves", rows[1], interval.serves, Palette.white, cap: pen.h(6.1), atLeast: pen.h(4))
  }

  /// Game number, the word for the rest, the match clock.
  private mutating func head(_ box: Rect) {
    let columns = box.columns(3)
    pen.text("game", columns[0], [board.game], Palette.white, cap: pen.h(6.1), .leading)
    pen.text("interval.label", columns[1], [interval.label], Palette.grey, cap: pen.h(5))
    let cap = pen.h(6.1)
    pen.clock(
      board, columns[2].cutRight(Pen.clockWidth(cap) + Pen.clockMark(cap)).cut, cap: cap, .trailing)
  }

  private mutating func middle(_ box: Rect) {
    let parts = box.columns([11, 18, 11])
    let games = pen.h(10)
    let cap = min(parts[0].width / 2 * 100 / Pen.digitWidth, Pen.cap(inBox: box.height - games))
    for end in End.allCases {
      let rows = parts[end == .left ? 0 : 2].cutBottom(games)
      pen.score(
        board[end],
        rows.rest.centered(width: 2 * Pen.cell(cap), height: Pen.digitBox(cap)), cap: cap)
      let beside = rows.cut.cutting(pen.h(10), from: end)
      pen.cards(board[end], beside.centered(width: beside.width, height: pen.h(4.6)))
      pen.text(
        Role.games(end), rows.cut.centered(width: pen.h(9), height: games),
        ["\(board[end].gamesWon)"], Palette.grey, cap: pen.h(6.2),
        isTabular: true)
    }
    pen.text(
      "interval.time", parts[1].inset(horizontal: pen.h(2)), [interval.time],
      interval.isEnding ? Palette.amber : Palette.white, cap: box.height * 9 / 10, isTabular: true)
  }
}
