import Drawing
import Spy

extension SpyLook {
  /// Who speaks, the time that is left, and who comes after.
  mutating func describe(_ box: Rect) {
    var box = box
    if let seconds = screen.secondsLeft(at: scene.now) {
      let parts = box.cutBottom(s(13))
      timer(parts.cut, seconds)
      box = parts.rest.inset(bottom: s(1.5))
    }
    let parts = isPortrait ? box.rows([3, 7], gap: s(2)) : box.columns([5, 3], gap: s(3))
    let rows = parts[0].inset(horizontal: s(1)).rows([5, 2], gap: s(1))
    pen.text("spy.main", rows[0], board.main, board.color, cap: s(isPortrait ? 14 : 20))
    pen.text("spy.detail", rows[1], board.detail, Palette.amber, cap: s(6))
    order(parts[1])
  }

  /// A bar that grows shorter, and the seconds.
  private mutating func timer(_ box: Rect, _ seconds: Int) {
    let isUp = seconds == 0
    let color = seconds <= 5 ? Palette.amber : Palette.white
    let digits = box.cutRight(s(isUp ? 40 : 20))
    pen.text(
      "spy.seconds", digits.cut.inset(left: s(2)), [isUp ? words.say(.spyTimeUp) : "\(seconds)"],
      color, cap: s(isUp ? 6.5 : 9), .trailing, isTabular: true)
    let track = digits.rest.centered(width: digits.rest.width, height: s(3))
    pen.fill("spy.timer.track", track, Palette.line, radius: s(1.5))
    let full = max(1, screen.table.speakingTime)
    let width = track.width * min(seconds, full) / full
    guard width >= s(3) else { return }
    pen.fill(
      "spy.timer.left", Rect(x: track.x, y: track.y, width: width, height: track.height), color,
      radius: s(1.5))
  }

  /// Everybody who speaks in this round: those before are dim, the speaker is marked.
  private mutating func order(_ box: Rect) {
    guard case .describing(let speaking) = screen.table.phase else { return }
    for (index, place) in grid(box, speaking.order.count, row: 6.4).enumerated() {
      let seat = speaking.order[index]
      let isNow = index == speaking.done
      let isDone = index < speaking.done
      let cap = min(s(4.8), place.height * 54 / 100)
      if isNow { pen.fill("spy.order.\(index).mark", place, Palette.amber, radius: s(1)) }
      let ground = isNow ? Palette.amber : Palette.ground
      let parts = place.inset(horizontal: cap / 3).cutLeft(cap * 2)
      disc(
        "spy.order.\(index).disc", parts.cut.inset(vertical: max(1, place.height / 14)), seat,
        isDone ? .faint : .full, on: ground)
      pen.text(
        "spy.order.\(index)", parts.rest.inset(left: cap / 2),
        NameLadder.steps(screen.name(seat, words)),
        isNow ? Palette.ground : isDone ? Palette.grey : Palette.white, cap: cap, on: ground,
        .leading)
    }
  }

  /// The votes as bars, what follows below.
  mutating func counted(_ box: Rect) {
    guard case .counted(let tally, _) = screen.table.phase else { return }
    let parts = box.cutBottom(s(17))
    let verdict = parts.cut.rows(board.note.isEmpty ? [1] : [2, 1])
    pen.text("spy.main", verdict[0], board.main, Palette.amber, cap: s(8))
    if verdict.count > 1 {
      pen.text("spy.note", verdict[1], [board.note], Palette.grey, cap: s(3.6))
    }
    let most = max(1, tally.votes.map(\.count).max() ?? 1)
    // Who got no vote is not put up on the wall; the most voted for stands first.
    let lines = tally.votes.filter { $0.count > 0 }.sorted {
      ($1.count, $0.seat) < ($0.count, $1.seat)
    }
    let places = grid(parts.rest.inset(bottom: s(1)), lines.count, atLeast: 1)
    for (index, place) in places.enumerated() {
      let line = lines[index]
      let cap = min(s(lines.count < 4 ? 7 : 5.5), place.height * 45 / 100)
      let columns = place.inset(horizontal: s(1)).columns(
        isPortrait ? [8, 4, 1] : [5, 7, 1], gap: cap / 2)
      let name = columns[0].cutLeft(cap * 2)
      disc("spy.tally.\(index).disc", name.cut.inset(vertical: place.height / 10), line.seat)
      pen.text(
        "spy.tally.\(index)", name.rest.inset(left: cap / 2),
        NameLadder.steps(screen.name(line.seat, words)), Palette.white, cap: cap, .leading)
      let bar = columns[1].centered(width: columns[1].width, height: place.height / 2)
      let width = max(s(1), bar.width * line.count / most)
      pen.fill(
        "spy.tally.\(index).bar", Rect(x: bar.x, y: bar.y, width: width, height: bar.height),
        line.count == most ? Palette.amber : SpyScreen.color(of: line.seat), radius: s(0.6))
      pen.text(
        "spy.tally.\(index).count", columns[2], ["\(line.count)"],
        Palette.white, cap: cap, .trailing)
    }
  }

  /// A card that lies face down, until its face comes out.
  mutating func revealing(_ box: Rect, _ seat: Seat) {
    guard let reveal = screen.reveal else { return }
    let rows = box.rows([2, 5], gap: s(3))
    pen.text("spy.detail", rows[0], board.main, board.color, cap: s(9))
    let card = cardBox(rows[1])
    pen.fill("spy.card", card, Palette.amber, radius: s(3))
    let opened = reveal.opened(at: scene.now)
    if opened > 0 {
      let face = Rect(
        x: card.x, y: card.y, width: max(1, card.width * opened / 1_000), height: card.height)
      pen.fill(
        "spy.card.face", face, SpyScreen.color(of: reveal.role), radius: min(s(3), face.width / 2))
    } else {
      pen.text(
        "spy.main", card.inset(horizontal: s(4), vertical: s(3)), ["?"], Palette.ground, cap: s(22),
        on: Palette.amber)
    }
  }

  /// Who went, and what that seat was: a card in the role's colour.
  mutating func roundOver(_ box: Rect) {
    guard case .roundOver(let seat?) = screen.table.phase,
      case .out(let role, _)? = screen.table[seat]?.standing
    else { return stage(box) }
    let rows = box.rows([2, 5], gap: s(3))
    pen.text("spy.detail", rows[0], board.detail, SpyScreen.color(of: seat), cap: s(9))
    let card = cardBox(rows[1])
    pen.fill("spy.card", card, board.color, radius: s(3))
    let inside = card.inset(horizontal: s(5), vertical: s(4))
    let mark = isPortrait ? inside.cutTop(inside.height * 6 / 10) : inside.cutLeft(inside.height)
    figure("spy.card.mark", mark.cut, role, Palette.ground)
    pen.text(
      "spy.main", mark.rest.inset(left: isPortrait ? 0 : s(4), top: isPortrait ? s(2) : 0),
      board.main, Palette.ground, cap: s(18), on: board.color)
  }

  private func cardBox(_ box: Rect) -> Rect {
    box.inset(horizontal: isPortrait ? s(4) : box.width / 8, vertical: s(1))
  }

  /// The winner, both words, and what everybody was.
  mutating func ended(_ box: Rect) {
    guard case .ended(let ending) = screen.table.phase else { return }
    let rows = box.rows(isPortrait ? [3, 5, 12] : [3, 3, 11], gap: s(2))
    pen.fill("spy.banner", rows[0], board.color, radius: s(2))
    let left = rows[0].inset(horizontal: s(2), vertical: s(1)).cutLeft(rows[0].height)
    let right = left.rest.cutRight(rows[0].height)
    for (side, place) in [("left", left.cut), ("right", right.cut)] {
      figure("spy.banner.\(side)", place, SpyScreen.role(of: ending.winner), Palette.ground)
    }
    pen.text(
      "spy.main", right.rest.inset(horizontal: s(1)), board.main, Palette.ground, cap: s(10),
      on: board.color)
    let cards = isPortrait ? rows[1].rows(2, gap: s(1.5)) : rows[1].columns(2, gap: s(2))
    word(cards[0], .civilian, ending.civilianWord)
    word(cards[1], .spy, ending.spyWord)
    for (index, place) in grid(rows[2], ending.roles.count).enumerated() {
      role(ending.roles[index], ending, index, place)
    }
  }

  private mutating func word(_ box: Rect, _ role: Spy.Role, _ word: String) {
    pen.frame(
      "spy.word.\(role).frame", box, SpyScreen.color(of: role), width: max(1, s(0.5)),
      radius: s(1.5))
    let inside = box.inset(horizontal: s(2), vertical: s(1))
    let mark = inside.cutLeft(s(8))
    badge("spy.word.\(role).mark", mark.cut.centered(width: s(5), height: s(5)), role)
    pen.text(
      "spy.word.\(role)", mark.rest.inset(left: s(1)), [word], Palette.white, cap: s(8), .leading)
  }

  private mutating func role(_ entry: Ending.Entry, _ ending: Ending, _ index: Int, _ box: Rect) {
    let cap = min(s(4.4), box.height * 45 / 100)
    let isWinner = ending.winners.contains(entry.seat)
    chip(box, "spy.role.\(index).chip", isWinner ? Palette.amber : Palette.line)
    let inside = box.inset(horizontal: cap * 6 / 10)
    let place = inside.cutLeft(cap * 2)
    disc(
      "spy.role.\(index).disc", place.cut.inset(vertical: max(1, box.height / 8)), entry.seat)
    let mark = place.rest.inset(left: cap / 3).cutLeft(cap * 13 / 10)
    badge("spy.role.\(index).mark", mark.cut.centered(width: cap, height: cap), entry.role)
    let columns = mark.rest.inset(left: cap / 4).columns([6, 4, 3], gap: cap / 3)
    pen.text(
      "spy.role.\(index).name", columns[0], NameLadder.steps(screen.name(entry.seat, words)),
      Palette.white, cap: cap, .leading)
    pen.text(
      "spy.role.\(index)", columns[1], [screen.name(of: entry.role, words)],
      SpyScreen.color(of: entry.role), cap: cap * 8 / 10, .trailing)
    let wins = screen.table[entry.seat]?.wins ?? 0
    pen.text(
      "spy.role.\(index).wins", columns[2], [words.say(.spyWins, "\(wins)"), "\(wins)"],
      Palette.amber, cap: cap * 8 / 10, atLeast: cap / 2, .trailing)
  }
}
