import Drawing
import Quoridor

/// Where the board and the words beside it stand, on every size of display.
struct QuoridorLayout: Sendable {
  /// How the space is shared.
  enum Kind: Sendable {
    /// The board on the left, a column on the right.
    case wide
    /// The board in the middle, a row above and below.
    case tall
    /// An LED wall: the board and three rows of figures.
    case wall
  }

  let kind: Kind
  let size: Size
  let board: QuoridorBoardGeometry
  /// The players' cards.
  let blue: Rect
  let red: Rect
  /// What is going on, and what the button does.
  let status: Rect
  let button: Rect
  /// The player on turn and the seconds, at the bottom right.
  let turn: Rect
  /// The analysis bar.
  let bar: Rect

  init(_ scene: Surroundings) {
    if scene.size.isCoarse {
      self.init(wall: scene.area, scene.size)
    } else if scene.size.isPortrait {
      self.init(tall: scene.area, scene.size)
    } else {
      self.init(wide: scene.area, scene.size)
    }
  }

  private init(wall area: Rect, _ size: Size) {
    kind = .wall
    self.size = size
    // The foot's strip is the screen's while nothing is said; the board keeps out of it.
    let parts = area.cutLeft(min(area.height, area.width / 2))
    board = QuoridorBoardGeometry(in: parts.cut)
    let gap = max(1, size.height / 64)
    let rows = parts.rest.inset(left: 2 * gap).rows([26, 26, 48], gap: gap)
    red = rows[0]
    blue = rows[1]
    turn = rows[2]
    status = Rect(x: turn.x, y: turn.y, width: 0, height: 0)
    button = status
    bar = status
  }

  private init(wide area: Rect, _ size: Size) {
    kind = .wide
    self.size = size
    let gap = size.percentOfHeight(2.4)
    let barWidth = max(4, size.percentOfHeight(1.2))
    let side = QuoridorBoardGeometry(
      in: area.cutLeft(min(area.height, (area.width - gap) * 66 / 100)).cut
    ).outer.width
    let between = barWidth + 2 * gap
    let column = min(area.width - side - between, size.percentOfHeight(88))
    // On very wide displays all of it stands in the middle.
    let whole = area.centered(width: side + between + column, height: area.height)
    board = QuoridorBoardGeometry(in: whole.cutLeft(side).cut)
    let body = Rect(x: whole.x, y: board.outer.y, width: whole.width, height: side)
    bar = body.cutLeft(side + gap).rest.cutLeft(barWidth).cut
    let rows = body.cutRight(column).cut.rows([18, 25, 12, 18, 22], gap: gap * 7 / 10)
    red = rows[0]
    status = rows[1]
    button = rows[2]
    blue = rows[3]
    turn = rows[4]
  }

  private init(tall area: Rect, _ size: Size) {
    kind = .tall
    self.size = size
    let gap = area.width * 2 / 100
    let side = min(area.width, area.height * 62 / 100)
    let spare = area.height - side - 6 * gap
    let rows = area.rows(
      [
        spare * 18 / 100, side, gap, spare * 18 / 100, spare * 22 / 100, spare * 16 / 100,
        spare * 24 / 100,
      ],
      gap: gap)
    red = rows[0]
    board = QuoridorBoardGeometry(in: rows[1])
    bar = rows[2].inset(horizontal: (area.width - board.outer.width) / 2)
    blue = rows[3]
    status = rows[4]
    button = rows[5]
    turn = rows[6]
  }

  /// A player's card.
  func card(_ pawn: Pawn) -> Rect { pawn == .blue ? blue : red }

  /// The parts of a card: the pawn's picture, the name, the walls left.
  func parts(_ pawn: Pawn) -> (picture: Rect, name: Rect, count: Rect, walls: Rect) {
    let card = card(pawn).inset(card(pawn).height * 10 / 100)
    if kind == .wall {
      let cut = card.cutLeft(card.height)
      return (
        cut.cut, Rect(x: cut.rest.x, y: card.y, width: 0, height: 0), cut.rest,
        .init(x: cut.rest.x, y: card.y, width: 0, height: 0)
      )
    }
    let cut = card.cutLeft(card.height * 80 / 100)
    let rest = cut.rest.cutLeft(card.height * 14 / 100).rest
    let rows = rest.rows([58, 42], gap: card.height * 4 / 100)
    let walls = rows[1].cutLeft(rows[1].height * 15 / 10)
    return (
      cut.cut.centered(width: cut.cut.width, height: cut.cut.width), rows[0], walls.cut,
      walls.rest.inset(vertical: walls.rest.height * 10 / 100)
    )
  }

  /// A player's name.
  func name(_ pawn: Pawn) -> Rect { parts(pawn).name }
}
