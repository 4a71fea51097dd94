import Drawing

/// The figures of a match in three columns: the left side's, what they are, the right side's.
struct StatisticsLayout {
  /// A line of the table.
  struct Row: Sendable, Hashable {
    var left: String
    /// What it is, and shorter wordings.
    var label: [String]
    var right: String
    /// Which half is ahead, so that its figure stands out.
    var ahead: End?
  }

  /// The nodes of the table in that area.
  static func nodes(_ board: Board, _ rows: [Row], in area: Rect, size: Size) -> [Node] {
    var pen = Pen(size)
    let isNarrow = size.isPortrait
    let head = area.cutTop(pen.h(isNarrow ? 9 : 16))
    for end in End.allCases {
      let half = board[end]
      let box = head.cut.cutting(pen.h(3), from: end).cutBottom(pen.h(isNarrow ? 0.6 : 1.4))
      pen.fill(Role.rail(end), box.cut, half.color)
      pen.names(
        board, half, box.rest.cutBottom(pen.h(0.6)).rest,
        Pen.NameStyle(
          largest: pen.h(isNarrow ? 4 : board.isDoubles ? 5.6 : 8),
          smallest: pen.h(isNarrow ? 2 : board.isDoubles ? 5.1 : 6.1), alignment: .center))
    }
    let table = head.rest.cutTop(pen.h(1.5)).rest
    let height = min(pen.h(isNarrow ? 7 : 11), table.height / max(1, rows.count))
    let block = table.centered(width: table.width, height: height * rows.count)
    for (index, row) in rows.enumerated() {
      let line = Rect(
        x: block.x, y: block.y + index * height, width: block.width, height: height)
      let cells = line.columns([3, 5, 3], gap: pen.h(1))
      let cap = min(height * 58 / 100, pen.h(isNarrow ? 3.2 : 6.4))
      pen.text(
        Role.figure(.left, index), cells[0], [row.left],
        row.ahead == .right ? Palette.grey : Palette.white, cap: cap, isTabular: true)
      pen.text(
        Role.figureLabel(index), cells[1], row.label, Palette.amber, cap: cap * 7 / 10)
      pen.text(
        Role.figure(.right, index), cells[2], [row.right],
        row.ahead == .left ? Palette.grey : Palette.white, cap: cap, isTabular: true)
    }
    return pen.nodes
  }
}
