import Badminton
import Drawing

// The parts that several layouts share.
extension Pen {
  /// The red of a red card; it also bears a bar.
  static let redCard = Color(0xE5484D)

  /// How wide a digit's cell is, for a cap height of 100: the widest of the usual condensed faces.
  static let digitWidth = 75

  /// The width of the cell of a digit of that cap height.
  static func cell(_ cap: Int) -> Int { cap * digitWidth / 100 }

  /// How high a box must be for digits of that cap height: round ones stand out a little.
  static func digitBox(_ cap: Int) -> Int { cap + max(2, cap * 6 / 100) }

  /// A score in two cells, the tens left; a single digit stands in their middle.
  mutating func score(_ half: Board.Half, _ box: Rect, cap: Int) {
    let end = half.end
    let color = Palette.white
    guard half.points > 9 else {
      let only = box.centered(width: Self.cell(cap), height: box.height)
      text(Role.only(end), only, ["\(half.points)"], color, cap: cap, isTabular: true)
      return
    }
    let cells = box.columns(2)
    text(Role.tens(end), cells[0], ["\(half.points / 10)"], color, cap: cap, isTabular: true)
    text(Role.units(end), cells[1], ["\(half.points % 10)"], color, cap: cap, isTabular: true)
  }

  /// The clock, and two upright bars before it while it is stopped.
  mutating func clock(
    _ board: Board, _ box: Rect, cap: Int, _ alignment: Text.Alignment = .center
  ) {
    let mark = cap * 3 / 4
    let parts = box.cutLeft(mark + cap / 3)
    if board.isClockStopped {
      let bars = Rect(
        x: parts.cut.x, y: parts.cut.midY - cap / 2, width: mark, height: cap
      ).columns([3, 2, 3])
      fill("clock.stopped.1", bars[0], Palette.amber)
      fill("clock.stopped.2", bars[2], Palette.amber)
    }
    let color = board.isClockStopped ? Palette.grey : Palette.white
    text("clock", parts.rest, [board.clock], color, cap: cap, alignment, isTabular: true)
  }

  /// The label, with a triangle towards each side that has the point, in a frame if it is to stand out.
  mutating func band(_ board: Board, _ box: Rect, cap: Int) {
    guard let band = board.band else { return }
    let side = box.height * 3 / 4
    let inner = box.inset(horizontal: side + h(1.2))
    switch band.weight {
    case .winner:
      fill("band.fill", box, Palette.amber, radius: h(1))
      text(
        "band", box.inset(horizontal: h(1)), band.ladder, Palette.ground, cap: cap,
        atLeast: cap, on: Palette.amber)
    case .label:
      let isPoint = board.left.hasPoint || board.right.hasPoint
      text("band", isPoint ? inner : box, band.ladder, Palette.amber, cap: cap, atLeast: cap)
      guard isPoint else { return }
      let middle = box.centered(width: min(box.width, cap * 14), height: cap)
      if board.left.hasPoint {
        triangle(Role.band(.left), middle.cutLeft(cap).cut, Palette.amber, .left)
      }
      if board.right.hasPoint {
        triangle(Role.band(.right), middle.cutRight(cap).cut, Palette.amber, .right)
      }
    case .quiet:
      text("band", box, band.ladder, Palette.white, cap: cap, atLeast: cap)
    }
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
