import Drawing
import Quoridor

extension QuoridorScreen {
  /// The two cards, and the player on turn with the seconds at the bottom right.
  func drawPlayers(_ pen: inout Pen, _ layout: QuoridorLayout, _ scene: Surroundings) {
    let onTurn = game.outcome == nil && hasStarted && review == nil ? game.position.turn : nil
    for pawn in [Pawn.red, .blue] {
      drawCard(&pen, layout, pawn, isOnTurn: onTurn == pawn, scene)
    }
    drawTurn(&pen, layout, onTurn, scene)
  }

  private func drawCard(
    _ pen: inout Pen, _ layout: QuoridorLayout, _ pawn: Pawn, isOnTurn: Bool, _ scene: Surroundings
  ) {
    let card = layout.card(pawn)
    let name = pawn.name
    let radius = card.height * 14 / 100
    let width = layout.kind == .wall ? 1 : max(2, card.height * 5 / 100)
    // The frame of the player on turn; the other's is a line that only separates.
    pen.frame(
      "card.\(name)", card, isOnTurn ? Palette.amber : Palette.line,
      width: isOnTurn ? width : max(1, width / 3), radius: radius)
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

  /// The walls in hand as ten small walls, the used ones dark.
  private func drawStock(_ pen: inout Pen, _ box: Rect, _ left: Int, _ name: String) {
    guard box.width >= 40 else { return }
    for (index, column) in box.columns(10, gap: box.width * 2 / 100).enumerated() {
      let bar = column.centered(
        width: min(column.width * 70 / 100, box.height * 70 / 100), height: box.height)
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
    _ pen: inout Pen, _ layout: QuoridorLayout, _ onTurn: Pawn?, _ scene: Surroundings
  ) {
    guard let onTurn else { return drawWinner(&pen, layout, scene) }
    let box = layout.turn
    let seconds = clock.seconds(at: scene.now)
    let isShort = seconds <= 8
    let color = phase == .paused ? Palette.grey : (isShort ? Palette.amber : Palette.white)
    let wanted = layout.kind == .wall ? box.width : box.height * 150 / 100
    let cut = box.cutRight(min(wanted, box.width * 52 / 100))
    let clock = layout.kind == .wall ? box : cut.cut
    pen.text(
      "seconds", clock, ["\(seconds)"], color, cap: clock.height * 80 / 100, .trailing,
      isTabular: true)
    guard layout.kind != .wall else { return }
    let name = cut.rest.inset(right: box.height * 8 / 100)
    let words = scene.words
    let rows = name.rows([60, 40])
    let cap = rows[0].height * 60 / 100
    pen.text(
      "turn.name", rows[0], NameLadder.steps(players.shown(onTurn, words)),
      QuoridorPalette.letters(onTurn), cap: cap, atLeast: cap * 55 / 100, .trailing)
    let note: Phrase? =
      phase == .paused ? .paused : (isMachinesTurn ? .quoridorThinking : .quoridorToMove)
    pen.text(
      "turn.note", rows[1], note.map { [words.say($0)] } ?? [], Palette.grey,
      cap: rows[1].height * 50 / 100, .trailing)
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
