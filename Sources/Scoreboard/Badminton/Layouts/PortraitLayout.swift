import Drawing

/// Upright displays: the left side above, the right side below, and between them game number, DEUCE,
/// clock and label.
struct PortraitLayout {
  private let board: Board
  private var pen: Pen
  private let halves: [Rect]
  private let head: [Rect]
  private let label: Rect
  private let cap: Int
  private let nameHeight: Int

  /// The nodes of the board in that area.
  static func nodes(_ board: Board, in area: Rect, size: Size) -> [Node] {
    var layout = PortraitLayout(board, in: area, size: size)
    layout.draw()
    return layout.pen.nodes
  }

  private init(_ board: Board, in area: Rect, size: Size) {
    self.board = board
    pen = Pen(size)
    nameHeight = pen.h(8.7)
    let gameHeight = pen.h(7.2)
    let deuceHeight = pen.h(8.5)
    let labelHeight = pen.h(5.4)
    let room = area.height - gameHeight - deuceHeight - labelHeight - 2 * nameHeight
    cap = min(Pen.cap(inBox: room / 2), area.width * 73 / (2 * Pen.digitWidth))
    let spare = max(0, room - 2 * Pen.digitBox(cap)) / 4
    let half = nameHeight + Pen.digitBox(cap)
    let top = area.cutTop(half)
    let bottom = top.rest.cutBottom(half)
    halves = [top.cut, bottom.cut]
    let between = bottom.rest.inset(vertical: spare)
    let parts = between.cutTop(between.height - labelHeight - spare)
    label = parts.rest.cutBottom(labelHeight).cut
    head = parts.cut.rows([gameHeight, deuceHeight])
  }

  private mutating func draw() {
    for end in End.allCases { half(board[end], halves[end == .left ? 0 : 1]) }
    // A label of two lines needs the row of DEUCE, which never stands there then; the clock makes room.
    let lines = board.band?.lines ?? []
    let game = head[0].cutLeft(pen.h(lines.isEmpty ? 32 : 30.5))
    pen.text("game", game.cut, [board.game], Palette.white, cap: pen.h(6.1), .leading)
    let middle = head[1].columns(2)
    if let deuce = board.deuce {
      pen.text("deuce", middle[0], [deuce], Palette.amber, cap: pen.h(7.1), .leading)
    }
    let clock = lines.isEmpty ? middle[1] : game.rest.cutLeft(pen.h(3.2)).rest
    pen.text(
      "clock", clock, [board.clock], board.isClockStopped ? Palette.grey : Palette.white,
      cap: pen.h(6.1), .trailing, isTabular: true)
    if board.isClockStopped {
      let mark = lines.isEmpty ? game.rest.cutRight(pen.h(3.2)) : game.rest.cutLeft(pen.h(3.2))
      let width = pen.h(lines.isEmpty ? 3.2 : 1.9)
      let bars = mark.cut.centered(width: width, height: width * 11 / 8).columns([3, 2, 3])
      pen.fill("clock.stopped.1", bars[0], Palette.amber)
      pen.fill("clock.stopped.2", bars[2], Palette.amber)
    }
    for (index, box) in head[1].union(label).rows(2).enumerated() where !lines.isEmpty {
      pen.text(
        index == 0 ? "band" : "band.2", box, lines[index], Palette.amber, cap: pen.h(4.4),
        atLeast: pen.h(4))
    }
    if lines.isEmpty { pen.band(board, label, cap: pen.h(4.2), atLeast: pen.h(4)) }
    if board.band == nil, !board.court.isEmpty {
      pen.text("court", label, [board.court], Palette.grey, cap: pen.h(2.6))
    }
  }

  private mutating func half(_ half: Board.Half, _ box: Rect) {
    let edge = box.cutLeft(pen.h(1.5))
    pen.fill(Role.rail(half.end), edge.cut, half.isHighlighted ? Palette.white : half.color)
    let inside = edge.rest.cutLeft(pen.h(1)).rest
    let name = inside.cutTop(nameHeight)
    pen.names(
      board, half, name.cut.inset(vertical: pen.h(0.2)),
      Pen.NameStyle(
        largest: pen.h(board.isDoubles ? 3.3 : 6), smallest: pen.h(board.isDoubles ? 3.02 : 5.05),
        alignment: .leading, hasRoom: false))
    let score = name.rest.cutLeft(2 * Pen.cell(cap))
    pen.score(half, score.cut, cap: cap)
    let column = score.rest.cutLeft(pen.h(1)).rest
    let games = column.cutTop(pen.h(8.6))
    pen.text(
      Role.games(half.end), games.cut, ["\(half.gamesWon)"], Palette.grey, cap: pen.h(7),
      isTabular: true)
    let serve = games.rest.cutBottom(pen.h(8))
    serveMark(half, serve.cut)
    let cards = serve.rest.cutTop(pen.h(2.4))
    pen.cards(half, cards.cut)
    let court = cards.rest.cutBottom(pen.h(3.2))
    if let text = half.serviceCourt {
      pen.text(
        Role.serveCourt(half.end), court.cut, [text], Palette.amber, cap: pen.h(2.8), .trailing)
    }
    earlier(half, court.rest)
  }

  /// The side's points in the earlier games, two in a row.
  private mutating func earlier(_ half: Board.Half, _ box: Rect) {
    let rows = box.rows(2)
    for (index, game) in board.earlier.suffix(4).enumerated() {
      let number = board.earlier.count - min(4, board.earlier.count) + index + 1
      pen.text(
        Role.earlier(number, half.end), rows[index / 2].columns(2)[index % 2],
        ["\(half.end == .left ? game.left : game.right)"],
        game.winner == half.end ? Palette.white : Palette.grey, cap: pen.h(2.2), isTabular: true)
    }
  }

  /// A triangle that points at the score, and a bar behind it.
  private mutating func serveMark(_ half: Board.Half, _ box: Rect) {
    guard half.isServing else { return }
    let bar = box.cutRight(pen.h(1))
    pen.fill(Role.serveBar(half.end), bar.cut, Palette.amber)
    let arrow = bar.rest.cutRight(min(bar.rest.width, Pen.cell(cap) * 56 / 100)).cut
    pen.triangle(
      Role.serveArrow(half.end), arrow.centered(width: arrow.width, height: pen.h(6.4)),
      Palette.amber, .left)
  }
}
