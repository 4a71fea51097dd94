import Drawing
import Spy

extension SpyLook {
  /// LED walls have a few rows: a label, the one big thing or the marked line, what it means.
  mutating func wall() {
    let rows = wallRows
    let area = scene.area.inset(horizontal: 1)
    switch screen.view {
    case .ended: return wallEnd(area)
    case .rules:
      let lines = Self.wrapped(
        screen.rules(words).dropFirst(screen.rulesPage).first ?? "", width: 28)
      for (index, box) in area.rows(max(1, lines.count)).enumerated() where index < lines.count {
        pen.text(
          "spy.rule.0.\(index)", box, [lines[index]], Palette.white, cap: box.height * 6 / 10)
      }
      return
    default: break
    }
    let weights = rows.detail.isEmpty ? [2, 5] : [3, 6, 3]
    let boxes = area.rows(weights, gap: 1)
    pen.text(
      "spy.label", boxes[0], [rows.label], Palette.amber, cap: boxes[0].height * 7 / 10, .leading)
    pen.text("spy.main", boxes[1], rows.main, rows.color, cap: boxes[1].height * 6 / 10)
    if boxes.count > 2 {
      pen.text("spy.detail", boxes[2], rows.detail, Palette.white, cap: boxes[2].height * 7 / 10)
    }
  }

  private var wallRows: SpyBoard {
    var rows = board
    if screen.look == nil, !(hidesLists && screen.isForOnePair), let line = screen.marked {
      let text = screen.text(of: line, in: scene)
      let question = rows.main.last ?? rows.label
      rows.label = question
      rows.main = text.value.map { ["\(text.title) \($0)", $0] } ?? NameLadder.steps(text.title)
      rows.detail = ["\(min(screen.mark, screen.lines.count - 1) + 1) / \(screen.lines.count)"]
    } else if screen.showsWords {
      if screen.looked != nil, screen.look == nil { rows.detail = [rows.note] }
    } else if let seconds = screen.secondsLeft(at: scene.now) {
      rows.detail = [seconds == 0 ? words.say(.spyTimeUp) : "\(seconds)"]
    } else if rows.detail.isEmpty, !rows.note.isEmpty {
      rows.detail = [rows.note]
    }
    return rows
  }

  private mutating func wallEnd(_ area: Rect) {
    guard case .ended(let ending) = screen.table.phase else { return }
    let boxes = area.rows([4, 3, 3], gap: 1)
    pen.text("spy.main", boxes[0], board.main, board.color, cap: boxes[0].height * 6 / 10)
    let words: [(Spy.Role, String)] = [(.civilian, ending.civilianWord), (.spy, ending.spyWord)]
    for (box, entry) in zip(boxes.dropFirst(), words) {
      let mark = box.cutLeft(box.height)
      let side = box.height * 5 / 10
      badge("spy.word.\(entry.0).mark", mark.cut.centered(width: side, height: side), entry.0)
      pen.text(
        "spy.word.\(entry.0)", mark.rest, [entry.1], Palette.white, cap: box.height * 6 / 10,
        .leading)
    }
  }
}
