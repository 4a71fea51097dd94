import Drawing
import Quoridor

extension QuoridorScreen {
  /// The two cards, and the player on turn with the seconds at the bottom right.
  func drawPlayers(_ pen: inout Pen, _ layout: QuoridorLayout, _ scene: Surroundings) {
    let onTurn = game.outcome == nil && hasStarted && review == nil ? game.position.turn : nil
    for pawn in [Pawn.red, .blue] {
      let isFramed = onTurn == pawn || game.outcome?.winner == pawn
      drawCard(&pen, layout, pawn, isFramed: isFramed, scene)
    }
    drawTurn(&pen, layout, scene)
  }

  private func drawCard(
    _ pen: inout Pen, _ layout: QuoridorLayout, _ pawn: Pawn, isFramed: Bool, _ scene: Surroundings
  ) {
    let card = layout.card(pawn)
    let name = pawn.name
    let radius = card.height * 14 / 100
    let width = layout.kind == .wall ? 1 : max(2, card.height * 5 / 100)
    // The frame of the player on turn or of the winner; the other's line only separates.
    pen.frame(
      "card.\(name)", card, isFramed ? Palette.amber : Palette.line,
      width: isFramed ? width : max(1, width / 3), radius: radius)
    let parts = layout.parts(pawn)
    let left = shownPosition.wallsLeft(of: pawn)
    let picture = parts.picture
    pen.pawn("card.\(name).pawn", picture.inset(picture.width * 8 / 100), pawn)
    if let field, field.pawn == pawn, !parts.name.isEmpty {
      drawField(&pen, field, parts.name)
    } else {
      let shown = players.shown(pawn, scene.words)
      let cap = parts.name.height * 62 / 100
      pen.text(
        "name.\(name)", parts.name, NameLadder.steps(shown), Palette.white, cap: cap,
        atLeast: cap * 60 / 100, .leading)
    }
    pen.text(
      "walls.\(name)", parts.count, ["\(left)"], left == 0 ? Palette.grey : Palette.amber,
      cap: parts.count.height * 80 / 100, .leading, isTabular: true)
    drawStock(&pen, parts.walls, left, name)
  }

  /// The walls in hand as ten walls that stand in a row, the used ones dark.
  private func drawStock(_ pen: inout Pen, _ box: Rect, _ left: Int, _ name: String) {
    guard box.width >= 40 else { return }
    let row = box.cutLeft(min(box.width, box.height * 12)).cut
    for (index, column) in row.columns(10, gap: 0).enumerated() {
      let width = max(2, min(column.width * 70 / 100, box.height * 36 / 100))
      let bar = column.centered(width: width, height: box.height)
      pen.fill(
        "stock.\(name).\(index + 1)", bar, index < left ? QuoridorPalette.wall : Palette.line,
        radius: bar.width * 30 / 100)
    }
  }

  private func drawField(_ pen: inout Pen, _ open: OpenField, _ box: Rect) {
    pen.frame(
      "field.frame", box, Palette.amber, width: max(1, box.height * 5 / 100),
      radius: box.height * 12 / 100)
    let inner = box.inset(horizontal: box.height * 20 / 100)
    pen.text(
      "field.text", inner, [open.field.before + "|" + open.field.after], Palette.white,
      cap: box.height * 52 / 100, .leading)
  }

  private func drawTurn(
    _ pen: inout Pen, _ layout: QuoridorLayout, _ scene: Surroundings
  ) {
    guard game.outcome == nil else { return drawWinner(&pen, layout, scene) }
    let onTurn = game.position.turn
    let box = layout.turn
    let seconds = clock.seconds(at: scene.now)
    let isShort = seconds <= 8
    let color =
      clock.isRunning ? (isShort ? Palette.amber : Palette.white) : Palette.grey
    let wanted = layout.kind == .wall ? box.width : box.height * 150 / 100
    let cut = box.cutRight(min(wanted, box.width * 52 / 100))
    let place = layout.kind == .wall ? box : cut.cut
    pen.text(
      "seconds", place, ["\(seconds)"], color, cap: place.height * 80 / 100, .trailing,
      isTabular: true)
    guard layout.kind != .wall else { return }
    let name = cut.rest.inset(right: box.height * 8 / 100)
    let words = scene.words
    let rows = name.rows([60, 40])
    let cap = rows[0].height * 60 / 100
    pen.text(
      "turn.name", rows[0], NameLadder.steps(players.shown(onTurn, words)),
      QuoridorPalette.letters(onTurn), cap: cap, atLeast: cap * 55 / 100, .trailing)
    pen.text(
      "turn.note", rows[1], [words.say(turnNote)], Palette.grey, cap: rows[1].height * 50 / 100,
      .trailing)
  }

  /// What stands below the name of the player on turn.
  private var turnNote: Phrase {
    switch phase {
    case .setup: .quoridorBegins
    case .paused: .paused
    case .playing, .over: isMachinesTurn ? .quoridorThinking : .quoridorToMove
    }
  }

  private func drawWinner(_ pen: inout Pen, _ layout: QuoridorLayout, _ scene: Surroundings) {
    guard game.outcome != nil else { return }
    let color = game.outcome?.winner.map(QuoridorPalette.letters) ?? Palette.white
    let box = layout.turn
    pen.text(
      "result", box, resultText(scene.words), color, cap: box.height * 44 / 100,
      atLeast: box.height * 20 / 100)
  }
}
