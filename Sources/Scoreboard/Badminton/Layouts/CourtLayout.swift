import Drawing

/// Two rows, the upper one is the left side, with the score at the right.
///
/// A row begins with the side's colour and the serve mark; names and games won follow. Above them game number, earlier games and the clock, below them the label.
struct CourtLayout {
  private let board: Board
  private var pen: Pen
  private let strip: Rect
  private let rows: [Rect]
  private let label: Rect
  private let cap: Int

  /// The nodes of the board in that area.
  static func nodes(_ board: Board, in area: Rect, size: Size) -> [Node] {
    var layout = CourtLayout(board, in: area, size: size)
    layout.draw()
    return layout.pen.nodes
  }

  private init(_ board: Board, in area: Rect, size: Size) {
    self.board = board
    pen = Pen(size)
    let stripHeight = pen.h(8.2)
    let labelHeight = pen.h(9.8)
    let room = area.height - stripHeight - labelHeight
    // The scores take at most 36 % of the width: the rest is for the names.
    // A gap between them, or two zeros read as an eight.
    let gap = pen.h(1.2)
    cap = min(Pen.cap(inBox: (room - gap) / 2), area.width * 36 / (2 * Pen.digitWidth))
    let spare = max(0, room - 2 * Pen.digitBox(cap))
    let between = min(spare, max(gap, spare / 3))
    let top = area.cutTop(stripHeight)
    strip = top.cut
    let bottom = top.rest.cutBottom(labelHeight)
    label = bottom.cut
    rows = bottom.rest.inset(vertical: (spare - between) / 2).rows(2, gap: max(1, between))
  }

  private mutating func draw() {
    head()
    for end in End.allCases {
      row(board[end], rows[end == .left ? 0 : 1])
    }
    let between = rows[1].y - rows[0].maxY
    let line = max(1, min(between, pen.h(0.3)))
    pen.fill(
      "divider",
      Rect(
        x: rows[0].x, y: rows[0].maxY + (between - line) / 2, width: rows[0].width, height: line),
      Palette.line)
    pen.band(board, label, cap: pen.h(7.1))
    if board.band == nil, !board.court.isEmpty {
      pen.text("court", label, [board.court], Palette.grey, cap: pen.h(4))
    }
  }

  /// Game number, the points of earlier games, the clock.
  private mutating func head() {
    let game = strip.cutLeft(pen.h(37))
    pen.text(
      "game", game.cut.inset(left: pen.h(3.6)), [board.game], Palette.white, cap: pen.h(6.1),
      .leading)
    let clockCap = pen.h(6.1)
    let clock = game.rest.cutRight(Pen.clockWidth(clockCap) + Pen.clockMark(clockCap))
    pen.clock(board, clock.cut, cap: clockCap, .trailing)
    let between = clock.rest.inset(horizontal: pen.h(2))
    let cells = between.columns(4)
    for (index, game) in board.earlier.suffix(4).enumerated() {
      let number = board.earlier.count - min(4, board.earlier.count) + index + 1
      let parts = cells[index].columns([9, 2, 9])
      for end in End.allCases {
        pen.text(
          Role.earlier(number, end), parts[end == .left ? 0 : 2],
          ["\(end == .left ? game.left : game.right)"],
          game.winner == end ? Palette.white : Palette.grey, cap: pen.h(4),
          end == .left ? .trailing : .leading, isTabular: true)
      }
      let dash = parts[1].centered(width: parts[1].width * 6 / 10, height: max(1, pen.h(0.5)))
      pen.fill("earlier.\(number).dash", dash, Palette.grey)
    }
  }

  private mutating func row(_ half: Board.Half, _ row: Rect) {
    let edge = row.cutLeft(pen.h(2.6))
    pen.fill(Role.rail(half.end), edge.cut, half.isHighlighted ? Palette.white : half.color)
    let mark = edge.rest.cutLeft(pen.h(0.8)).rest.cutLeft(Pen.cell(cap) * 56 / 100 + pen.h(1.4))
    serveMark(half, mark.cut)
    let score = mark.rest.cutRight(2 * Pen.cell(cap))
    pen.score(
      half, score.cut.centered(width: score.cut.width, height: Pen.digitBox(cap)), cap: cap,
      isColumn: true)
    let games = score.rest.cutRight(pen.h(11))
    pen.text(
      Role.games(half.end), games.cut, ["\(half.gamesWon)"], Palette.grey, cap: pen.h(9),
      isTabular: true)
    // DEUCE stands right below the game number, so the names of the upper row begin below it and
    // those of the lower row mirror them.
    let deuce = pen.h(9.4)
    let parts = half.end == .left ? games.rest.cutTop(deuce) : games.rest.cutBottom(deuce)
    if half.end == .left, let text = board.deuce {
      let box = Rect(
        x: row.x + edge.cut.width + pen.h(1), y: row.y, width: pen.h(34), height: deuce)
      pen.text("deuce", box, [text], Palette.amber, cap: pen.h(7.1), atLeast: pen.h(7), .leading)
    }
    let beside = parts.cut.cutLeft(pen.h(22)).rest
    pen.cards(half, beside.centered(width: beside.width, height: pen.h(5)))
    pen.names(
      board, half, parts.rest.inset(horizontal: pen.h(1), vertical: pen.h(0.6)),
      Pen.NameStyle(
        largest: pen.h(board.isDoubles ? 8 : 10), smallest: pen.h(board.isDoubles ? 5.1 : 6.1),
        alignment: .leading,
        mark: parts.cut.cutLeft(pen.h(8)).cut))
  }

  /// A bar and a triangle on it, beside the name of who serves.
  private mutating func serveMark(_ half: Board.Half, _ box: Rect) {
    guard half.isServing else { return }
    let names = half.end == .left ? box.cutTop(pen.h(9.8)).rest : box.cutBottom(pen.h(9.8)).rest
    let bar = names.cutLeft(pen.h(1.4))
    pen.fill(Role.serveBar(half.end), bar.cut, Palette.amber)
    let arrow = Rect(
      x: bar.rest.x, y: bar.rest.midY - pen.h(5), width: bar.rest.width, height: pen.h(10))
    pen.triangle(Role.serveArrow(half.end), arrow, Palette.amber, .right)
    guard let court = half.serviceCourt else { return }
    let height = pen.h(6)
    let below =
      half.end == .left
      ? Rect(x: arrow.x, y: names.y, width: arrow.width, height: height)
      : Rect(x: arrow.x, y: names.maxY - height, width: arrow.width, height: height)
    pen.text(Role.serveCourt(half.end), below, [court], Palette.amber, cap: pen.h(4.4))
  }
}
