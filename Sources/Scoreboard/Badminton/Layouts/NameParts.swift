import Badminton
import Drawing

// Names and what stands beside them.
extension Pen {
  /// How names are set.
  struct NameStyle {
    /// Cap heights in px: the largest, and the one below which the next shorter form is taken.
    var largest: Int
    var smallest: Int
    var alignment: Text.Alignment
    /// Whether two lines have room for letters with marks above and below.
    var hasRoom = true
    /// Where the edit mark stands; nil for beside the name.
    var mark: Rect?
  }

  /// A side's names: one line or two, marks, cards, and the field that is open.
  mutating func names(_ board: Board, _ half: Board.Half, _ box: Rect, _ style: NameStyle) {
    var block = box
    if half.editKey != nil, let mark = style.mark {
      editMark(half, mark)
    } else if half.editKey != nil {
      let width = h(6)
      let cut = half.end == .left ? block.cutLeft(width) : block.cutRight(width)
      editMark(half, cut.cut.centered(width: width, height: min(h(7.5), block.height)))
      block = cut.rest
    }
    var lines = [block]
    if board.isDoubles {
      // High letters in rows that are too low for them stand side by side.
      let isLow = half.names.allSatisfy { NameShape.isLow($0[0]) }
      lines = isLow || style.hasRoom ? block.rows(2) : block.columns(2, gap: h(0.6))
    }
    for (index, line) in lines.enumerated() {
      let text = board.isDoubles ? server(half, index, line) : line
      if let typing = half.typing, typing.line == index {
        field(typing, text, cap: style.smallest)
      } else {
        self.text(
          Role.name(half.end, index), text, half.names[index], Palette.white, cap: style.largest,
          atLeast: style.smallest, style.alignment)
      }
    }
  }

  /// Doubles: the triangle before the server's name; what is left of the line.
  private mutating func server(_ half: Board.Half, _ index: Int, _ line: Rect) -> Rect {
    let side = min(h(4.4), line.height / 2)
    let parts = line.cutLeft(side * 5 / 4)
    if half.servingName == index {
      let mark = Rect(
        x: parts.cut.x, y: parts.cut.midY - side / 2, width: side * 4 / 5, height: side)
      triangle(Role.servePlayer(half.end), mark, Palette.amber, .right)
    }
    guard let courts = half.courts else { return parts.rest }
    let tile = parts.rest.cutLeft(side * 5 / 4)
    court(half, index, courts[index], tile.cut.centered(width: side * 9 / 8, height: side * 5 / 4))
    return tile.rest.inset(left: side / 4)
  }

  /// Doubles: the service court a player stands in; filled for the server, framed for the receiver.
  mutating func court(_ half: Board.Half, _ index: Int, _ letter: String, _ box: Rect) {
    let role = Role.court(half.end, index)
    let isServer = half.servingName == index
    let isReceiver = half.receivingName == index
    if isServer { fill(role + ".fill", box, Palette.amber, radius: box.height / 8) }
    if isReceiver {
      frame(
        role + ".frame", box, Palette.white, width: max(1, box.height / 12), radius: box.height / 8)
    }
    let ink = isServer ? Palette.ground : isReceiver ? Palette.white : Palette.grey
    text(
      role, box.inset(max(1, box.height / 8)), [letter], ink, cap: box.height * 6 / 10,
      on: isServer ? Palette.amber : Palette.ground)
  }

  /// A pencil and the key that opens the field.
  mutating func editMark(_ half: Board.Half, _ box: Rect) {
    guard let key = half.editKey, half.typing == nil else { return }
    let rows = box.rows([3, 2])
    let side = min(rows[0].width, rows[0].height) * 4 / 5
    let pencil = rows[0].centered(width: side, height: side)
    let s = pencil.width
    polygon(
      Role.edit(half.end), pencil, Palette.grey,
      [
        (0, s), (s / 12, s * 2 / 3), (s * 2 / 3, s / 12), (s * 11 / 12, s / 3),
        (s / 3, s * 11 / 12),
      ])
    text(
      Role.edit(half.end) + ".key", rows[1], [key], Palette.grey, cap: rows[1].height * 11 / 20)
  }

  /// The open text field in the place of a name: a frame, the text with its caret, the done mark.
  mutating func field(_ typing: Board.Typing, _ box: Rect, cap: Int) {
    let line = max(1, h(0.4))
    frame("field", box, Palette.amber, width: line, radius: h(0.8))
    let inside = box.inset(line * 2)
    let parts = inside.cutRight(min(inside.height, inside.width / 4))
    text(
      "field.text", parts.rest, [typing.before + "|" + typing.after], Palette.white, cap: cap)
    let tick = parts.cut.centered(width: parts.cut.width * 3 / 5, height: parts.cut.width * 3 / 5)
    let s = tick.width
    polygon(
      Role.fieldDone, tick, Palette.amber,
      [
        (0, s / 2), (s / 6, s / 3), (s * 2 / 5, s * 3 / 5), (s * 5 / 6, s / 8), (s, s / 4),
        (s * 2 / 5, s * 7 / 8),
      ])
  }

  /// The cards shown to a side, the latest last, from the left.
  mutating func cards(_ half: Board.Half, _ box: Rect) {
    let width = box.height * 2 / 3
    guard width > 0 else { return }
    for (index, colour) in half.cards.suffix(max(0, box.width / (width * 5 / 4))).enumerated() {
      let card = Rect(
        x: box.x + index * width * 5 / 4, y: box.y, width: width, height: box.height)
      let role = Role.card(half.end, index + 1)
      switch colour {
      case .yellow: fill(role, card, Palette.amber, radius: width / 8)
      case .red:
        fill(role, card, Self.redCard, radius: width / 8)
        fill(role + ".bar", card.rows([2, 1, 2])[1].inset(horizontal: width / 6), Palette.white)
      case .black:
        frame(role, card, Palette.white, width: max(1, width / 8), radius: width / 8)
      }
    }
  }
}
