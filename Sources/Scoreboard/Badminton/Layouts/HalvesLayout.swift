import Drawing

/// Left and right as the panel and the players stand: a score each, names above, and between them the
/// spine with game number, DEUCE, games won and the clock.
struct HalvesLayout {
  private let board: Board
  private var pen: Pen
  /// From the top: game number and DEUCE, names, scores, serve and clock, label.
  private let title: Rect
  private let names: Rect
  private let scores: Rect
  private let serve: Rect
  private let label: Rect
  /// Cap height of the score, width of the middle between the scores.
  private let cap: Int
  private let middle: Int

  /// The nodes of the board in that area.
  static func nodes(_ board: Board, in area: Rect, size: Size) -> [Node] {
    var layout = HalvesLayout(board, in: area, size: size)
    layout.draw()
    return layout.pen.nodes
  }

  private init(_ board: Board, in area: Rect, size: Size) {
    self.board = board
    pen = Pen(size)
    // On squarer displays the names have a row of their own, below game number and DEUCE.
    let isTall = area.width * 2 < area.height * 3
    let titleHeight = pen.h(isTall ? 17.4 : 19.6)
    let nameHeight = pen.h(isTall ? 17.3 : 0)
    let serveHeight = pen.h(isTall ? 7.7 : 8.2)
    let labelHeight = pen.h(10)
    let gap = pen.h(isTall ? 0.7 : 0.9)
    let room = area.height - titleHeight - nameHeight - serveHeight - labelHeight - 3 * gap
    // Four cells and a gap of 0.66 of one.
    cap = min(Pen.cap(inBox: room), area.width * 100 / (Pen.digitWidth * 466 / 100))
    middle = area.width - 4 * Pen.cell(cap)
    // What the width leaves over goes between the rows.
    let spare = max(0, room - Pen.digitBox(cap)) / 4
    let top = area.cutTop(titleHeight)
    let second = top.rest.cutTop(isTall ? nameHeight : 0)
    let centre = max(middle, pen.h(36))
    title = top.cut.centered(width: isTall ? area.width : centre, height: titleHeight)
    names = isTall ? second.cut : top.cut
    let third = second.rest.cutTop(gap + spare).rest.cutTop(Pen.digitBox(cap))
    scores = third.cut
    let fourth = third.rest.cutTop(gap + spare).rest.cutTop(serveHeight)
    serve = fourth.cut
    label = fourth.rest.cutTop(gap + spare).rest.cutTop(labelHeight).cut
  }

  private mutating func draw() {
    for end in End.allCases {
      let half = board[end]
      name(half, names.cutting(isApart ? pen.h(3) : title.width, from: end))
      pen.score(half, cells(scores, end), cap: cap)
      serveMark(half)
    }
    let centre = isApart ? title.inset(horizontal: pen.h(9)) : title
    let rows = centre.rows([83, 96, isApart ? 0 : 17])
    pen.text("game", rows[0], [board.game], Palette.white, cap: pen.h(6.2), atLeast: pen.h(6))
    if let deuce = board.deuce {
      pen.text("deuce", rows[1], [deuce], Palette.amber, cap: pen.h(7.1), atLeast: pen.h(7))
    }
    var spine = Spine(board, pen)
    spine.draw(in: scores.centered(width: middle - pen.h(1), height: scores.height))
    pen = spine.pen
    pen.clock(
      board, serve.centered(width: clockWidth, height: serve.height), cap: pen.h(6.1))
    if board.band == nil, !board.court.isEmpty {
      pen.text("court", label, [board.court], Palette.grey, cap: pen.h(4))
    }
    pen.band(board, label, cap: pen.h(7.1))
  }

  /// Whether the names have a row of their own.
  private var isApart: Bool { names.y > title.y }

  /// The edit mark's place beside the game number.
  private func mark(_ end: End) -> Rect {
    let corner = title.cutting(title.width - 2 * pen.h(8), from: end)
    return corner.centered(width: pen.h(8), height: pen.h(9))
  }

  /// The two cells of the end's score in a row.
  private func cells(_ row: Rect, _ end: End) -> Rect {
    let width = 2 * Pen.cell(cap)
    return end == .left ? row.cutLeft(width).cut : row.cutRight(width).cut
  }

  private var clockWidth: Int {
    Pen.clockWidth(pen.h(6.1)) + 2 * Pen.clockMark(pen.h(6.1))
  }

  /// A side's name over its half, and below it the rail in the side's colour; after a point the rail
  /// is white for a moment.
  private mutating func name(_ half: Board.Half, _ box: Rect) {
    let rows = box.cutBottom(pen.h(1.4))
    pen.fill(Role.rail(half.end), rows.cut, half.isHighlighted ? Palette.white : half.color)
    let block = rows.rest.cutBottom(pen.h(0.6)).rest
    pen.names(
      board, half, block.inset(horizontal: pen.h(0.8)),
      Pen.NameStyle(
        largest: pen.h(board.isDoubles ? (isApart ? 5.4 : 6.2) : 9.5),
        smallest: pen.h(board.isDoubles ? 5.1 : 6.1),
        alignment: board.isDoubles ? .leading : .center,
        mark: isApart ? mark(half.end) : nil))
  }

  /// The bar under the score of the side that serves, and the triangle on it.
  private mutating func serveMark(_ half: Board.Half) {
    let outer = cells(serve, half.end)
    let room = (outer.width - Pen.cell(cap) * 6 / 10) / 2 - pen.h(1)
    let corner = half.end == .left ? outer.cutLeft(room).cut : outer.cutRight(room).cut
    pen.cards(half, corner.cutTop(pen.h(4.6)).cut)
    guard half.isServing else { return }
    let under = serve.cutting(max(middle, clockWidth + pen.h(4)), from: half.end)
    let high = pen.h(6.2)
    let parts = under.cutTop(high)
    pen.fill(Role.serveBar(half.end), parts.rest, Palette.amber)
    let arrow = Rect(
      x: outer.midX - Pen.cell(cap) * 3 / 10, y: serve.y,
      width: Pen.cell(cap) * 6 / 10, height: high)
    pen.triangle(Role.serveArrow(half.end), arrow, Palette.amber, .up)
    guard let court = half.serviceCourt else { return }
    // The letter stands on the inner side; on the outer one are the cards.
    let space = half.end == .left ? under.maxX - arrow.maxX : arrow.x - under.x
    let width = min(pen.h(7), space - pen.h(1))
    let x = half.end == .left ? arrow.maxX + pen.h(1) : arrow.x - pen.h(1) - width
    let beside = Rect(x: x, y: serve.y, width: width, height: high)
    pen.text(
      Role.serveCourt(half.end), beside, [court], Palette.amber, cap: pen.h(4.4),
      half.end == .left ? .leading : .trailing)
  }
}

extension Rect {
  /// The part of it at that end once a column of that width is cut out of its middle.
  func cutting(_ middle: Int, from end: End) -> Rect {
    let half = max(0, (width - middle) / 2)
    return end == .left ? cutLeft(half).cut : cutRight(half).cut
  }
}
