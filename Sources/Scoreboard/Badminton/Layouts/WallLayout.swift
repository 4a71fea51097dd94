import Drawing

/// LED walls of up to 256 rows: score and surnames, as large as they get.
struct WallLayout {
  private let board: Board
  private var pen: Pen
  private let rows: [Rect]
  private let cap: Int
  /// The height of the line for the game number and DEUCE; 0 where two names need the whole row.
  private let title: Int

  /// The nodes of the board in that area.
  static func nodes(_ board: Board, in area: Rect, size: Size) -> [Node] {
    var layout = WallLayout(board, in: area, size: size)
    for end in End.allCases { layout.row(board[end], layout.rows[end == .left ? 0 : 1]) }
    return layout.pen.nodes
  }

  /// What stands in the foot: the label, else the clock and the court.
  static func footNodes(_ board: Board, in box: Rect, area: Rect, size: Size) -> [Node] {
    let layout = WallLayout(board, in: area, size: size)
    var pen = Pen(size)
    let cap = box.height * 7 / 10
    var box = box
    if layout.title == 0 {
      let parts = box.cutLeft(min(box.width / 2, Pen.width(of: board.game, cap: cap) + cap))
      pen.text("game", parts.cut, [board.game], Palette.white, cap: cap, .leading)
      box = parts.rest
      if let deuce = board.deuce, board.band == nil {
        pen.text("deuce", box, [deuce], Palette.amber, cap: cap)
        return pen.nodes
      }
    }
    if let band = board.band {
      pen.text("band", box, band.ladder, Palette.amber, cap: cap, atLeast: min(7, cap))
      return pen.nodes
    }
    let clock = box.cutLeft(cap * 5)
    pen.text(
      "clock", clock.cut, [board.clock], board.isClockStopped ? Palette.grey : Palette.white,
      cap: cap, .leading, isTabular: true)
    let mark = clock.rest.cutLeft(cap * 2)
    if board.isClockStopped {
      let bars = Rect(x: mark.cut.x, y: box.midY - cap / 2, width: max(3, cap / 2), height: cap)
        .columns([1, 1, 1])
      pen.fill("clock.stopped.1", bars[0], Palette.amber)
      pen.fill("clock.stopped.2", bars[2], Palette.amber)
    }
    if !board.court.isEmpty {
      pen.text("court", mark.rest, [board.court], Palette.grey, cap: cap, .trailing)
    }
    return pen.nodes
  }

  private init(_ board: Board, in area: Rect, size: Size) {
    self.board = board
    pen = Pen(size)
    rows = area.rows(2, gap: 1)
    cap = min(rows[0].height - 2, area.width * 38 / (2 * Pen.digitWidth))
    title = board.isDoubles && rows[0].height < 32 ? 0 : max(7, rows[0].height * 3 / 10)
  }

  private mutating func row(_ half: Board.Half, _ row: Rect) {
    let edge = row.cutLeft(max(2, row.width / 60))
    pen.fill(Role.rail(half.end), edge.cut, half.isHighlighted ? Palette.white : half.color)
    let score = edge.rest.cutRight(2 * Pen.cell(cap))
    pen.score(half, score.cut, cap: cap)
    let games = score.rest.cutRight(max(7, row.width / 14))
    pen.text(
      Role.games(half.end), games.cut, ["\(half.gamesWon)"], Palette.white,
      cap: max(7, row.height * 3 / 10), isTabular: true)
    let mark = games.rest.cutLeft(max(6, row.width / 20))
    let block = half.end == .left ? mark.rest.cutBottom(title) : mark.rest.cutTop(title)
    serveMark(half, mark.cut.inset(horizontal: 1))
    names(half, block.rest)
    guard title > 0 else { return }
    let titleCap = title * 8 / 10
    if half.end == .left {
      pen.text("game", block.cut, [board.game], Palette.white, cap: titleCap, .leading)
    } else if let deuce = board.deuce {
      pen.text("deuce", block.cut, [deuce], Palette.amber, cap: titleCap, .leading)
    }
  }

  private mutating func names(_ half: Board.Half, _ block: Rect) {
    guard board.isDoubles else { return name(half, 0, block) }
    let isLow = half.names.allSatisfy { NameShape.isLow($0[0]) }
    guard isLow || half.typing != nil || block.height >= 36 else {
      // Two lines would be too low for these letters: both surnames in one.
      let pair = half.names.compactMap(\.last).joined(separator: " ")
      pen.text(
        Role.name(half.end, 0), block, [pair], Palette.white, cap: max(11, block.height * 6 / 10),
        atLeast: 9, .leading)
      return
    }
    for (index, line) in block.rows(2).enumerated() { name(half, index, line) }
  }

  /// A surname, or the field in its place; the server's in amber behind a dash.
  private mutating func name(_ half: Board.Half, _ index: Int, _ line: Rect) {
    let cap = max(11, line.height * 6 / 10)
    if let typing = half.typing, typing.line == index {
      pen.frame("field", line, Palette.amber, width: 1)
      pen.text(
        "field.text", line.inset(1), [typing.before + "|" + typing.after], Palette.amber, cap: cap,
        .leading)
      return
    }
    let server = half.servingName == index
    let parts = line.cutLeft(board.isDoubles ? max(3, cap / 3) : 0)
    if server {
      let dash = parts.cut.centered(width: max(2, parts.cut.width - 1), height: max(2, cap / 4))
      pen.fill(Role.servePlayer(half.end), dash, Palette.amber)
    }
    var rest = parts.rest
    // Where the wall has room: the court that is served from, and the one that is served to.
    if let courts = half.courts, pen.size.width >= 192, line.height >= 14,
      server || half.receivingName == index
    {
      let letter = rest.cutLeft(cap * 9 / 10)
      pen.text(
        Role.court(half.end, index), letter.cut, [courts[index]],
        server ? Palette.amber : Palette.white, cap: cap * 7 / 10, .leading)
      rest = letter.rest
    } else if half.courts != nil, pen.size.width >= 192, line.height >= 14 {
      rest = rest.cutLeft(cap * 9 / 10).rest
    }
    pen.text(
      Role.name(half.end, index), rest, half.names[index].suffix(1), Palette.white, cap: cap,
      atLeast: 9, .leading)
  }

  private mutating func serveMark(_ half: Board.Half, _ box: Rect) {
    guard half.isServing else { return }
    let mark = box.centered(width: box.width, height: min(box.height, box.width * 2))
    let bar = mark.cutLeft(max(1, mark.width / 4))
    pen.fill(Role.serveBar(half.end), bar.cut, Palette.amber)
    pen.triangle(Role.serveArrow(half.end), bar.rest, Palette.amber, .right)
  }
}
