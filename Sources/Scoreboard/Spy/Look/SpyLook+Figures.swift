import Drawing
import Spy

extension SpyScreen {
  /// A seat's own colour, by which it is found again on every page; its number always stands in it.
  ///
  /// None is the colour of a role, so that it tells nothing.
  static func color(of seat: Seat) -> Color { seatColors[(seat.number - 1) % seatColors.count] }

  private static let seatColors = [
    Color(0xFF9EC8), Color(0x7BE0A8), Color(0xC9AEFF), Color(0xD6E45A), Color(0xFFB8A0),
  ]
}

extension SpyLook {
  /// A role by its shape: a disc, a triangle, an empty square.
  mutating func badge(_ role: String, _ box: Rect, _ what: Spy.Role) {
    let color = SpyScreen.color(of: what)
    switch what {
    case .civilian: pen.ellipse(role, box, color)
    case .spy: pen.triangle(role, box, color, .up)
    case .blank: pen.frame(role, box, color, width: max(1, box.height / 8))
    }
  }

  /// A role as a figure: somebody, somebody in hat and dark glasses, an empty card.
  mutating func figure(_ role: String, _ box: Rect, _ what: Spy.Role, _ color: Color) {
    let side = min(box.width, box.height)
    let place = box.centered(width: side, height: side)
    switch what {
    case .civilian:
      pen.ellipse("\(role).head", part(place, 29, 2, 42, 46), color)
      shape(
        "\(role).body", part(place, 8, 53, 84, 45), color,
        [
          (0, 100), (0, 62), (7, 30), (24, 6), (42, 0), (58, 0), (76, 6), (93, 30), (100, 62),
          (100, 100),
        ])
    case .spy:
      shape(
        "\(role).crown", part(place, 24, 2, 52, 29), color,
        [
          (0, 100), (14, 8), (32, 0), (50, 16), (68, 0), (86, 8), (100, 100),
        ])
      let brim = part(place, 3, 33, 94, 9)
      pen.fill("\(role).brim", brim, color, radius: brim.height / 2)
      pen.ellipse("\(role).left", part(place, 22, 46, 24, 17), color)
      pen.ellipse("\(role).right", part(place, 54, 46, 24, 17), color)
      pen.fill("\(role).bridge", part(place, 46, 51, 8, 4), color)
      shape(
        "\(role).coat", part(place, 8, 68, 84, 30), color,
        [
          (0, 100), (6, 34), (30, 0), (50, 62), (70, 0), (94, 34), (100, 100),
        ])
    case .blank:
      pen.frame(
        "\(role).card", part(place, 16, 4, 68, 92), color, width: max(1, side / 12),
        radius: side / 8)
    }
  }

  /// A part of a box, in hundredths of it.
  private func part(_ box: Rect, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Rect {
    let left = box.x + box.width * x / 100
    let top = box.y + box.height * y / 100
    return Rect(
      x: left, y: top, width: max(1, box.x + box.width * (x + width) / 100 - left),
      height: max(1, box.y + box.height * (y + height) / 100 - top))
  }

  /// A polygon with points in hundredths of its box.
  private mutating func shape(
    _ role: String, _ box: Rect, _ color: Color, _ points: [(x: Int, y: Int)]
  ) {
    pen.polygon(
      role, box, color, points.map { (box.width * $0.x / 100, box.height * $0.y / 100) })
  }

  /// How a seat's disc looks.
  enum Disc {
    /// In its colour.
    case full
    /// Only an outline: not yet, or no more.
    case faint
  }

  /// A seat's number in a disc of its colour.
  mutating func disc(
    _ role: String, _ box: Rect, _ seat: Seat, _ look: Disc = .full,
    on ground: Color = Palette.ground
  ) {
    let side = min(box.width, box.height)
    let place = box.centered(width: side, height: side)
    let color = SpyScreen.color(of: seat)
    switch look {
    case .full: pen.fill(role, place, color, radius: side / 2)
    case .faint:
      pen.frame(role, place, Palette.line, width: max(1, side / 14), radius: side / 2)
    }
    let (ink, under) = look == .full ? (Palette.ground, color) : (Palette.grey, ground)
    pen.text(
      "\(role).number", place.inset(horizontal: side / 6, vertical: side / 10),
      ["\(seat.number)"], ink, cap: max(1, side * 52 / 100), on: under)
  }

  /// Seats as discs in a row, or two where it is narrow: those who are done in colour, the one whose
  /// turn it is larger.
  mutating func strip(_ box: Rect) {
    let places = board.strip
    let rows = isPortrait && places.count > 10 ? 2 : 1
    let perRow = (places.count + rows - 1) / rows
    guard perRow > 0 else { return }
    let height = box.height / rows
    let step = min(height, box.width / perRow)
    for (index, entry) in places.enumerated() {
      let row = index / perRow
      let count = min(perRow, places.count - row * perRow)
      let left = box.x + (box.width - step * count) / 2
      let place = Rect(
        x: left + index % perRow * step, y: box.y + row * height + (height - step) / 2, width: step,
        height: step)
      let margin = entry.isNow ? max(1, step * 2 / 100) : max(1, step * 11 / 100)
      disc(
        "spy.strip.\(entry.seat.number)", place.inset(margin), entry.seat,
        entry.isNow || entry.isDone ? .full : .faint)
    }
  }
}
