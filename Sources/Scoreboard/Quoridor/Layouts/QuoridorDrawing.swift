import Drawing
import Quoridor

extension QuoridorScreen {
  func nodes(in scene: Surroundings) -> [Node] {
    let layout = QuoridorLayout(scene)
    var pen = Pen(scene.size)
    let isLit = !blinks || areTargetsLit(at: scene.now)
    pen.board(layout.board, labels: showsCoordinates && layout.kind != .wall)
    drawTrace(&pen, layout.board)
    for wall in shownPosition.walls {
      pen.wall(layout.board, wall, isLatest: shownPly == .move(.wall(wall)))
    }
    drawCursor(&pen, layout.board, isLit: isLit)
    for pawn in Pawn.allCases {
      let box = layout.board.rect(shownPosition.square(of: pawn))
      pen.pawn("pawn.\(pawn.name)", box.inset(box.width * 5 / 100), pawn)
    }
    drawPlayers(&pen, layout, scene)
    drawStatus(&pen, layout, scene)
    return pen.nodes
  }

  /// The square the pawn came from.
  private func drawTrace(_ pen: inout Pen, _ board: QuoridorBoardGeometry) {
    let count = review ?? game.plies.count
    guard count > 0, case .move(.pawn(let square)) = shownPly else { return }
    let before = game.position(after: count - 1)
    let from = board.rect(before.square(of: before.turn))
    let dot = from.inset(from.width * 36 / 100)
    pen.ellipse("trace.from", dot, QuoridorPalette.trace)
    let to = board.rect(square)
    pen.frame(
      "trace.to", to, QuoridorPalette.trace, width: max(1, to.width * 5 / 100),
      radius: to.width * 12 / 100)
  }

  /// The pawn's targets, or the wall that is being chosen; the hint.
  private func drawCursor(_ pen: inout Pen, _ board: QuoridorBoardGeometry, isLit: Bool) {
    guard isPersonsTurn else { return }
    if cursor.mode == .pawn {
      for square in game.position.pawnTargets where isLit {
        let box = board.rect(square)
        let inset = square == cursor.target ? 26 : 36
        pen.ellipse(
          "target.\(square.notation)", box.inset(box.width * inset / 100), QuoridorPalette.target)
      }
      if let target = cursor.target {
        let box = board.rect(target)
        let isHint = hint == .pawn(target)
        pen.frame(
          "cursor", box.inset(box.width * 6 / 100),
          isHint ? QuoridorPalette.hint : QuoridorPalette.target,
          width: max(1, box.width * 6 / 100), radius: box.width * 14 / 100)
      }
    } else if case .wall(let wall) = cursor.move {
      let reason = game.position.objection(to: .wall(wall))
      let isHint = hint == .wall(wall)
      pen.ghost(
        board, wall,
        reason != nil
          ? QuoridorPalette.badWall : (isHint ? QuoridorPalette.hint : QuoridorPalette.dimWall),
        isBad: reason != nil)
    }
  }
}

extension Pen {
  /// The empty board.
  mutating func board(_ board: QuoridorBoardGeometry, labels: Bool) {
    let radius = board.border * 8 / 10
    let line = board.line
    fill("board.line", board.outer, QuoridorPalette.rimLine, radius: radius)
    fill("board.rim", board.outer.inset(line), QuoridorPalette.rim, radius: max(0, radius - line))
    let well = board.inner.inset(-board.well)
    fill("board.well", well, QuoridorPalette.groove, radius: board.groove / 2)
    for rank in 0..<9 {
      for file in 0..<9 {
        guard let square = Square(file: file, rank: rank) else { continue }
        tile(board.rect(square), square)
      }
    }
    guard labels, board.border >= 12 else { return }
    for index in 0..<9 {
      guard let square = Square(file: index, rank: index) else { continue }
      let cap = board.border * 50 / 100
      text(
        "file.\(index + 1)", board.fileLabel(index), [String(square.notation.prefix(1))],
        QuoridorPalette.label, cap: cap, on: QuoridorPalette.rim)
      text(
        "rank.\(index + 1)", board.rankLabel(index), [String(square.notation.suffix(1))],
        QuoridorPalette.label, cap: cap, on: QuoridorPalette.rim)
    }
  }

  private mutating func tile(_ box: Rect, _ square: Square) {
    let (face, edge) =
      switch square.rank {
      case Pawn.blue.goalRank: (QuoridorPalette.blueGoal, QuoridorPalette.blueGoalEdge)
      case Pawn.red.goalRank: (QuoridorPalette.redGoal, QuoridorPalette.redGoalEdge)
      default: (QuoridorPalette.square(square), QuoridorPalette.edge)
      }
    let radius = box.width * 12 / 100
    let lip = box.width < 16 ? 0 : max(1, box.width * 4 / 100)
    guard lip > 0 else {
      fill("square.\(square.notation)", box, face, radius: radius)
      return
    }
    fill("edge.low.\(square.notation)", box, QuoridorPalette.lowerEdge, radius: radius)
    fill("edge.\(square.notation)", box.inset(bottom: lip), edge, radius: radius)
    let top = box.inset(top: lip, bottom: lip)
    fill("square.\(square.notation)", top, face, radius: max(0, radius - lip / 2))
  }

  /// A wall on the board; the latest one has a light line along it.
  mutating func wall(_ board: QuoridorBoardGeometry, _ wall: Wall, isLatest: Bool) {
    let box = board.rect(wall)
    let thin = min(box.width, box.height)
    if thin >= 6 {
      let drop = thin * 28 / 100
      let shadow = Rect(x: box.x + drop / 2, y: box.y + drop, width: box.width, height: box.height)
      fill(
        "wall.\(wall.notation).shadow", shadow, QuoridorPalette.shadow, radius: thin * 35 / 100)
    }
    fill("wall.\(wall.notation)", box, QuoridorPalette.wall, radius: thin * 35 / 100)
    guard thin >= 4 else { return }
    let inset = thin * (isLatest ? 30 : 38) / 100
    let core = box.inset(horizontal: max(inset, thin * 38 / 100), vertical: inset)
    fill(
      "wall.\(wall.notation).core", core, isLatest ? Palette.white : QuoridorPalette.wallLight,
      radius: min(core.width, core.height) / 2)
  }

  /// A wall that is being chosen: dim; one that is not allowed is red with a cross in its middle.
  mutating func ghost(_ board: QuoridorBoardGeometry, _ wall: Wall, _ color: Color, isBad: Bool) {
    let box = board.rect(wall)
    let thin = min(box.width, box.height)
    let rim = max(1, thin * 22 / 100)
    guard thin >= 3 else {
      // Too thin for a rim: lit where it is allowed.
      let isDim = color == QuoridorPalette.dimWall
      fill("ghost", box, isDim ? QuoridorPalette.target : color)
      return
    }
    fill("ghost", box, color, radius: thin * 35 / 100)
    frame("ghost.rim", box, QuoridorPalette.target, width: rim, radius: thin * 35 / 100)
    guard isBad, thin >= 5 else { return }
    let side = thin * 22 / 10
    let cross = box.centered(width: side, height: side)
    ellipse("ghost.sign", cross, QuoridorPalette.badWall)
    let bar = cross.centered(width: side * 60 / 100, height: max(2, side * 16 / 100))
    fill("ghost.bar", bar, Palette.white)
  }

  /// A pawn, seen from above: blue is round, red a diamond.
  mutating func pawn(_ role: String, _ box: Rect, _ pawn: Pawn) {
    let base = QuoridorPalette.pawn(pawn)
    guard box.width >= 12 else {
      shape(role, box, pawn, base)
      return
    }
    let line = max(1, box.width * 5 / 100)
    if box.width >= 24 {
      let fallen = Rect(
        x: box.x + line / 2, y: box.y + line, width: box.width - line / 2,
        height: box.height - line)
      shape("\(role).shadow", fallen, pawn, QuoridorPalette.shadow)
    }
    shape("\(role).rim", box, pawn, Palette.white)
    shape(
      "\(role).shade", box.inset(line * (pawn == .blue ? 1 : 2)), pawn, QuoridorPalette.shade(pawn))
    let face = box.inset(box.width * (pawn == .blue ? 12 : 17) / 100)
    shape("\(role).face", face, pawn, base)
    if box.width >= 24 {
      // The head, with the neck's shade around it.
      let neck = box.inset(box.width * (pawn == .blue ? 25 : 29) / 100)
      shape("\(role).neck", neck, pawn, QuoridorPalette.shade(pawn))
      let head = neck.inset(max(1, box.width * (pawn == .blue ? 4 : 5) / 100))
      shape("\(role).head", head, pawn, QuoridorPalette.head(pawn))
    }
    let shine = Rect(
      x: box.x + box.width * 39 / 100, y: box.y + box.height * 35 / 100,
      width: box.width * 14 / 100, height: box.height * 11 / 100)
    ellipse("\(role).light", shine, QuoridorPalette.light(pawn))
  }

  private mutating func shape(_ role: String, _ box: Rect, _ pawn: Pawn, _ color: Color) {
    if pawn == .blue {
      ellipse(role, box, color)
    } else {
      let (w, h) = (box.width, box.height)
      polygon(role, box, color, [(w / 2, 0), (w, h / 2), (w / 2, h), (0, h / 2)])
    }
  }
}
