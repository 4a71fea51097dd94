import Drawing
import Quoridor

/// Where the squares and walls of a board lie, to the px.
struct QuoridorBoardGeometry: Sendable, Hashable {
  /// The whole board with its border.
  let outer: Rect
  /// The side of a square, the width of a groove, and of the border around.
  let square: Int
  let groove: Int
  let border: Int

  /// The largest board in the middle of a box.
  init(in box: Rect) {
    let side = min(box.width, box.height)
    var pitch = max(3, side / 9)
    while pitch > 3, Self.side(pitch) > side { pitch -= 1 }
    groove = Self.groove(pitch)
    square = pitch - groove
    border = Self.border(pitch)
    outer = box.centered(width: Self.side(pitch), height: Self.side(pitch))
  }

  private static func groove(_ pitch: Int) -> Int { max(1, pitch * 19 / 100) }
  private static func border(_ pitch: Int) -> Int { pitch < 16 ? 1 : pitch * 34 / 100 }
  private static func side(_ pitch: Int) -> Int {
    9 * pitch - groove(pitch) + 2 * border(pitch)
  }

  private var pitch: Int { square + groove }

  /// The part with the squares.
  var inner: Rect { outer.inset(border) }

  /// A square; a1 is at the bottom left.
  func rect(_ square: Square) -> Rect {
    Rect(
      x: inner.x + square.file * pitch, y: inner.y + (8 - square.rank) * pitch,
      width: self.square, height: self.square)
  }

  /// A wall: two squares and the groove between them long.
  func rect(_ wall: Wall) -> Rect {
    let length = 2 * square + groove
    let x = inner.x + wall.slot.file * pitch
    let y = inner.y + (7 - wall.slot.rank) * pitch
    return switch wall.orientation {
    case .horizontal: Rect(x: x, y: y + square, width: length, height: groove)
    case .vertical: Rect(x: x + square, y: y, width: groove, height: length)
    }
  }

  /// The line around the rim, and how far the dark well reaches into the border.
  var line: Int { max(1, border * 8 / 100) }
  var well: Int { min(border / 3, groove / 2) }

  /// The rim beside a rank, where its number stands.
  func rankLabel(_ rank: Int) -> Rect {
    Rect(
      x: outer.x + line, y: inner.y + (8 - rank) * pitch, width: border - well - line,
      height: square)
  }

  /// The rim below a file, where its letter stands.
  func fileLabel(_ file: Int) -> Rect {
    Rect(
      x: inner.x + file * pitch, y: inner.maxY + well, width: square,
      height: border - well - line)
  }

  /// What lies at a px.
  enum Place: Sendable, Hashable {
    case square(Square)
    case wall(Wall)
  }

  /// The square, or the wall whose middle is nearest, at a px; nil outside.
  ///
  /// A finger is wide: a groove reaches a sixth of a square to both sides.
  func place(atX x: Int, y: Int) -> Place? {
    guard inner.holds(x: x, y: y) else { return nil }
    let dx = x - inner.x
    let dy = inner.maxY - 1 - y
    let (file, rank) = (dx / pitch, dy / pitch)
    let (inFile, inRank) = (dx % pitch, dy % pitch)
    let reach = square / 6
    // How far into the groove on the right and above, or of the one on the left and below.
    let across = Self.grooveIndex(file, inFile, square, reach)
    let along = Self.grooveIndex(rank, inRank, square, reach)
    switch (across, along) {
    case (nil, nil): return Square(file: min(8, file), rank: min(8, rank)).map(Place.square)
    case (let column?, nil):
      let below = inRank < square / 2 ? rank - 1 : rank
      return wall(column, below, .vertical)
    case (nil, let row?):
      let left = inFile < square / 2 ? file - 1 : file
      return wall(left, row, .horizontal)
    case (_?, let row?):
      let left = inFile < square / 2 ? file - 1 : file
      return wall(left, row, .horizontal)
    }
  }

  private func wall(_ file: Int, _ rank: Int, _ orientation: Orientation) -> Place? {
    let slot = Slot(file: min(7, max(0, file)), rank: min(7, max(0, rank)))
    return slot.map { .wall(Wall($0, orientation)) }
  }

  /// The groove a place along one direction belongs to, 0…7; nil within a square.
  private static func grooveIndex(
    _ index: Int, _ within: Int, _ square: Int, _ reach: Int
  ) -> Int? {
    if within >= square - reach { return index <= 7 ? index : nil }
    if within < reach { return index >= 1 ? index - 1 : nil }
    return nil
  }
}
