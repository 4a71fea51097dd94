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
  static func digitBox(_ cap: Int) -> Int { cap + max(2, cap * 4 / 100) }

  /// The largest cap height of digits for a box of that height.
  static func cap(inBox height: Int) -> Int { min(height - 2, height * 100 / 104) }

  /// A score in two cells, the tens left; a single digit stands in their middle, in a column of scores
  /// where the units are.
  mutating func score(_ half: Board.Half, _ box: Rect, cap: Int, isColumn: Bool = false) {
    let end = half.end
    let color = Palette.white
    guard half.points > 9 else {
      let only =
        isColumn ? box.columns(2)[1] : box.centered(width: Self.cell(cap), height: box.height)
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
    let parts = box.cutLeft(Self.clockMark(cap))
    if board.isClockStopped {
      let bars = Rect(
        x: parts.cut.x, y: parts.cut.midY - cap / 2, width: cap * 7 / 10, height: cap
      ).columns([3, 2, 3])
      fill("clock.stopped.1", bars[0], Palette.amber)
      fill("clock.stopped.2", bars[2], Palette.amber)
    }
    let color = board.isClockStopped ? Palette.grey : Palette.white
    let time = alignment == .center ? parts.rest.cutRight(Self.clockMark(cap)).rest : parts.rest
    text("clock", time, [board.clock], color, cap: cap, alignment, isTabular: true)
  }

  private func direction(to end: End, isStacked: Bool) -> Direction {
    switch end {
    case .left: isStacked ? .up : .left
    case .right: isStacked ? .down : .right
    }
  }

  /// The width of the mark of a stopped clock, with the gap behind it.
  static func clockMark(_ cap: Int) -> Int { cap * 11 / 10 }

  /// The width of a clock from an hour on, `1:07:42`, without its mark.
  static func clockWidth(_ cap: Int) -> Int { cap * 46 / 10 }

  /// About how wide a label becomes; only marks beside it go by it.
  static func width(of label: String, cap: Int) -> Int {
    label.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 76 : 130) } * cap / 100
  }

  /// The label, with a triangle towards each side that has the point, in a frame if it is to stand out.
  mutating func band(_ board: Board, _ box: Rect, cap: Int, atLeast: Int? = nil) {
    let least = atLeast ?? cap
    guard let band = board.band else { return }
    switch band.weight {
    case .winner:
      fill("band.fill", box, Palette.amber, radius: h(1))
      text(
        "band", box.inset(horizontal: h(1)), band.ladder, Palette.ground, cap: cap,
        atLeast: least, on: Palette.amber)
    case .label:
      guard board.left.hasPoint || board.right.hasPoint else {
        text("band", box, band.ladder, Palette.amber, cap: cap, atLeast: least)
        return
      }
      let width = Self.width(of: band.ladder[0], cap: cap) + cap * 28 / 10
      let middle = box.centered(width: min(box.width, width), height: box.height)
      text("band", middle.inset(horizontal: cap), band.ladder, Palette.amber, cap: cap)
      for end in End.allCases where board[end].hasPoint {
        let ear = end == .left ? middle.cutLeft(cap).cut : middle.cutRight(cap).cut
        triangle(
          Role.band(end), ear.centered(width: cap * 8 / 10, height: cap), Palette.amber,
          direction(to: end, isStacked: board.isStacked))
      }
    case .quiet:
      text("band", box, band.ladder, Palette.white, cap: cap, atLeast: least)
    }
  }
}
