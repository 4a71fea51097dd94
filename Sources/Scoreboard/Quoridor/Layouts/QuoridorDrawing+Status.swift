import Drawing
import Quoridor

extension QuoridorScreen {
  /// What is going on, the button, and the analysis bar.
  func drawStatus(_ pen: inout Pen, _ layout: QuoridorLayout, _ scene: Surroundings) {
    guard layout.kind != .wall else { return }
    let words = scene.words
    let box = layout.status.inset(vertical: layout.status.height * 12 / 100)
    let rows = box.rows([58, 42], gap: box.height * 2 / 100)
    let cap = rows[0].height * 56 / 100
    let title = statusTitle(words)
    pen.text("status", rows[0], title.ladder, title.color, cap: cap, atLeast: cap * 50 / 100)
    pen.text(
      "status.more", rows[1], statusDetail(words), Palette.grey, cap: cap * 75 / 100,
      atLeast: cap * 45 / 100)
    drawButton(&pen, layout.button, words)
    drawBar(&pen, layout)
  }

  private func statusTitle(_ words: Words) -> (ladder: [String], color: Color) {
    if let asker = game.takeBackAskedBy {
      return ([words.say(.quoridorAsksBack, players.shown(asker, words))], Palette.amber)
    }
    switch phase {
    // Arrows: left and right choose.
    case .setup: return (["◀  \(Self.title(of: players.opponent, words))  ▶"], Palette.white)
    case .paused: return ([words.say(.paused)], Palette.amber)
    case .over: return ([reviewText(words)], Palette.white)
    case .playing:
      if isPersonsTurn, let move = cursor.move, let reason = game.position.objection(to: move) {
        return ([words.say(Self.phrase(for: reason))], QuoridorPalette.letters(.red))
      }
      if game.offersDraw { return ([words.say(.quoridorRepetition)], Palette.amber) }
      let misses = game.misses(of: game.position.turn)
      if misses > 0, let limit = game.rules.misses {
        return ([words.say(.quoridorMissed, "\(misses)", "\(limit)")], Palette.amber)
      }
      return ([lastText(words)], Palette.white)
    }
  }

  private func statusDetail(_ words: Words) -> [String] {
    switch phase {
    case .setup:
      guard let level = players.opponent.level else { return [words.say(.quoridorGoal)] }
      return [words.say(.quoridorPositions, Self.grouped(level.nodes))]
    case .over: return [endText(words)]
    case .playing, .paused: return [plyText(words)]
    }
  }

  /// The latest ply as it is written.
  private func lastText(_ words: Words) -> String {
    guard let ply = shownPly else { return words.say(.quoridorGoal) }
    let pawn = game.plies.count.isMultiple(of: 2) ? Pawn.red : .blue
    let text = ply == .pass ? words.say(.quoridorPassed) : ply.notation
    return "\(players.shown(pawn, words)): \(text)"
  }

  private func plyText(_ words: Words) -> String {
    words.say(.quoridorPly, "\(game.plies.count + 1)")
  }

  private func reviewText(_ words: Words) -> String {
    let count = review ?? game.plies.count
    let text = shownPly.map { $0 == .pass ? words.say(.quoridorPassed) : $0.notation } ?? "–"
    return "\(count)/\(game.plies.count)  \(text)"
  }

  /// Who has won, as the display says it.
  func resultText(_ words: Words) -> [String] {
    guard let outcome = game.outcome else { return [] }
    guard let winner = outcome.winner else { return [words.say(.quoridorDraw)] }
    if let machine = players.opponent.machine {
      return [words.say(winner == machine ? .quoridorYouLose : .quoridorYouWin)]
    }
    return NameLadder.steps(players.shown(winner, words)).map { words.say(.wins, $0) }
  }

  private func endText(_ words: Words) -> String {
    switch game.outcome {
    case nil: ""
    case .win(_, .goal): words.say(.quoridorByGoal)
    case .win(_, .surrender): words.say(.quoridorBySurrender)
    case .win(_, .misses): words.say(.quoridorByMisses)
    case .draw(.agreed): words.say(.quoridorAgreed)
    case .draw(.plies): words.say(.quoridorByPlies)
    }
  }

  private func drawButton(_ pen: inout Pen, _ box: Rect, _ words: Words) {
    guard let phrase = buttonPhrase else { return }
    let isAllowed = cursor.move.flatMap { game.position.objection(to: $0) } == nil
    let isOff = phase == .playing && !isAllowed
    let ground = isOff ? Palette.line : QuoridorPalette.wall
    pen.fill("button.fill", box, ground, radius: box.height * 22 / 100)
    pen.text(
      "button", box.inset(horizontal: box.height * 20 / 100), [words.say(phrase)],
      isOff ? Palette.white : Palette.ground, cap: box.height * 46 / 100, on: ground)
  }

  private var buttonPhrase: Phrase? {
    if game.takeBackAskedBy != nil { return .menuYes }
    switch phase {
    case .setup: return .play
    case .paused: return .quoridorResume
    case .over: return .quoridorNewGame
    case .playing:
      if isMachinesTurn { return nil }
      return cursor.mode == .pawn ? .quoridorMove : .quoridorBuild
    }
  }

  /// The prospects of the position that is looked through: blue's share from the bottom.
  private func drawBar(_ pen: inout Pen, _ layout: QuoridorLayout) {
    guard phase == .over, review != nil, let prospects else { return }
    let box = layout.bar
    pen.fill("bar.red", box, QuoridorPalette.pawn(.red), radius: min(box.width, box.height) / 3)
    let blue =
      box.height > box.width
      ? box.cutBottom(box.height * prospects / 1000).cut
      : box.cutLeft(box.width * prospects / 1000).cut
    pen.fill("bar.blue", blue, QuoridorPalette.pawn(.blue), radius: min(box.width, box.height) / 3)
  }

  /// A number with its thousands apart.
  private static func grouped(_ number: Int) -> String {
    number < 1000 ? "\(number)" : "\(number / 1000),\(String(1000 + number % 1000).dropFirst())"
  }
}
