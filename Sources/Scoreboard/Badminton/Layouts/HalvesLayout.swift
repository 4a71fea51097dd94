import Drawing

/// Left and right as the panel and the players stand: a score each, names above, and between them the
/// spine with game number, DEUCE, games won and the clock.
struct HalvesLayout {
  private let board: Board
  private var pen: Pen
  /// Rows from the top: names, scores, serve and clock, label.
  private let names: Rect
  private let scores: Rect
  private let serve: Rect
  private let label: Rect
  /// Cap height of the score and width of the middle.
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
    let serveHeight = pen.h(8.2)
    let labelHeight = pen.h(10)
    let gap = pen.h(0.9)
    let nameHeight = pen.h(19.6)
    let room = area.height - nameHeight - serveHeight - labelHeight - 3 * gap
    // Four cells and a gap of 0.66 of one.
    cap = min(room * 100 / 106, area.width * 100 / (Pen.digitWidth * 466 / 100))
    // What the width leaves over above and below goes between the rows.
    let spare = max(0, room - Pen.digitBox(cap))
    let top = area.cutTop(nameHeight + spare / 4)
    names = top.cut
    let below = top.rest.cutTop(gap + spare / 4).rest.cutTop(Pen.digitBox(cap))
    scores = below.cut
    let foot = below.rest.cutTop(gap).rest.cutTop(serveHeight)
    serve = foot.cut
    label = foot.rest.cutBottom(labelHeight + spare / 4).cut
    middle = scores.width - 4 * Pen.cell(cap)
  }

  private mutating func draw() {
    let title = max(middle, pen.h(34))
    for end in End.allCases {
      let half = board[end]
      let part = names.cutting(title, from: end)
      name(half, part.outer)
      let cells = scores.cutting(middle, from: end).outer
      pen.score(
        half,
        end == .left
          ? cells.cutLeft(2 * Pen.cell(cap)).cut
          : cells.cutRight(2 * Pen.cell(cap)).cut, cap: cap)
      serveMark(half)
    }
    let centre = names.centered(width: title, height: names.height)
    let rows = centre.rows([83, 96, 17])
    pen.text("game", rows[0], [board.game], Palette.white, cap: pen.h(6.2), atLeast: pen.h(6))
    if let deuce = board.deuce {
      pen.text("deuce", rows[1], [deuce], Palette.amber, cap: pen.h(7.1), atLeast: pen.h(7))
    }
    spine()
    let clock = serve.centered(width: clockWidth, height: serve.height)
    pen.clock(board, clock, cap: pen.h(6.1))
    if board.band == nil {
      pen.text(
        "court", label, board.court.isEmpty ? [] : [board.court], Palette.grey, cap: pen.h(4))
    }
    pen.band(board, label, cap: pen.h(7.1))
  }

  private var clockWidth: Int { pen.h(6.1) * 60 / 10 }

  /// A side's name over its half, and below it the rail in the side's colour.
  private mutating func name(_ half: Board.Half, _ box: Rect) {
    let rows = box.cutBottom(pen.h(1.4))
    rail(half, rows.cut)
    var block = rows.rest.cutBottom(pen.h(0.6)).rest
    if half.editKey != nil {
      let mark = pen.h(6)
      let cut = half.end == .left ? block.cutLeft(mark) : block.cutRight(mark)
      pen.editMark(half, cut.cut.centered(width: mark, height: pen.h(7)))
      block = cut.rest
    }
    if !half.cards.isEmpty {
      let cut = block.cutTop(pen.h(3.4))
      pen.cards(half, cut.cut.cutBottom(pen.h(3)).cut)
      block = cut.rest
    }
    let lines = board.isDoubles ? block.rows(2) : [block]
    for (index, line) in lines.enumerated() {
      if let typing = half.typing, typing.line == index {
        pen.field(typing, line, cap: pen.h(board.isDoubles ? 5.2 : 6.2))
      } else {
        self.line(half, index, line)
      }
    }
  }

  private mutating func line(_ half: Board.Half, _ index: Int, _ box: Rect) {
    guard board.isDoubles else {
      pen.text(
        Role.name(half.end, index), box, half.names[index], Palette.white, cap: pen.h(9.5),
        atLeast: pen.h(6.1))
      return
    }
    let parts = box.cutLeft(pen.h(5))
    if half.servingName == index {
      let mark = parts.cut.centered(width: pen.h(3), height: pen.h(4))
      pen.triangle(Role.servePlayer(half.end), mark, Palette.amber, .right)
    }
    pen.text(
      Role.name(half.end, index), parts.rest, half.names[index], Palette.white, cap: pen.h(6),
      atLeast: pen.h(5.05), .leading)
  }

  /// The side's colour; after a point it is white for a moment.
  private mutating func rail(_ half: Board.Half, _ box: Rect) {
    pen.fill(Role.rail(half.end), box, half.isHighlighted ? Palette.white : half.color)
  }

  /// The bar under the score of the side that serves, and the triangle on it.
  private mutating func serveMark(_ half: Board.Half) {
    guard half.isServing else { return }
    let end = half.end
    let under = serve.cutting(max(middle, clockWidth + pen.h(2)), from: end).outer
    let cells = serve.cutting(middle, from: end).outer
    let bar = under.cutBottom(pen.h(1.5)).cut
    pen.fill(Role.serveBar(end), bar, Palette.amber)
    let arrow = Rect(
      x: cells.midX - Pen.cell(cap) * 3 / 10, y: serve.y, width: Pen.cell(cap) * 6 / 10,
      height: pen.h(6.2))
    pen.triangle(Role.serveArrow(end), arrow, Palette.amber, .up)
    guard let court = half.serviceCourt else { return }
    let beside = Rect(
      x: arrow.maxX + pen.h(1), y: serve.y,
      width: min(pen.h(9), under.maxX - arrow.maxX - pen.h(1)),
      height: pen.h(6.2))
    pen.text(Role.serveCourt(end), beside, [court], Palette.amber, cap: pen.h(4.4), .leading)
  }

  /// The divider with the games beside it: games won, and the points of the earlier ones.
  private mutating func spine() {
    let column = scores.centered(width: middle - pen.h(1), height: scores.height)
    let label = pen.h(4)
    let won = pen.h(10.5)
    let earlier = board.earlier.isEmpty ? 0 : min(pen.h(6), scores.height / 3 / board.earlier.count)
    let block = column.centered(
      width: column.width, height: label + won + earlier * board.earlier.count)
    let line = max(2, pen.h(0.5))
    let axis = column.centered(width: line, height: column.height)
    let ends = pen.h(1)
    pen.fill("divider.upper", axis.cutTop(block.y - axis.y - ends).cut, Palette.line)
    pen.fill("divider.lower", axis.cutBottom(axis.maxY - block.maxY - ends).cut, Palette.line)
    let rows = block.cutTop(label)
    pen.text("games.label", rows.cut, [board.gamesLabel], Palette.grey, cap: pen.h(2.4))
    let wonRow = rows.rest.cutTop(won)
    let dash = wonRow.cut.centered(width: pen.h(2), height: max(2, pen.h(0.7)))
    pen.fill("divider.games", dash, Palette.grey)
    for end in End.allCases {
      let box = wonRow.cut.cutting(pen.h(3), from: end).outer
      pen.text(
        Role.games(end), box, ["\(board[end].gamesWon)"], Palette.white, cap: pen.h(7.6),
        isTabular: true)
    }
    var rest = wonRow.rest
    for (index, game) in board.earlier.enumerated() {
      let row = rest.cutTop(earlier)
      for end in End.allCases {
        let points = end == .left ? game.left : game.right
        pen.text(
          Role.earlier(index + 1, end), row.cut.cutting(pen.h(3), from: end).outer, ["\(points)"],
          game.winner == end ? Palette.white : Palette.grey, cap: min(pen.h(4), earlier * 7 / 10),
          isTabular: true)
      }
      rest = row.rest
    }
  }
}

extension Rect {
  /// The part of it at that end once a column of that width is cut out of its middle.
  func cutting(_ middle: Int, from end: End) -> (outer: Rect, inner: Rect) {
    let half = (width - middle) / 2
    switch end {
    case .left:
      let cut = cutLeft(half)
      return (cut.cut, cut.rest)
    case .right:
      let cut = cutRight(half)
      return (cut.cut, cut.rest)
    }
  }
}
