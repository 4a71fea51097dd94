import Buttons
import Drawing

extension MenuScreen {
  func nodes(in scene: Surroundings) -> [Node] {
    if page == .selfTest { return selfTestNodes(in: scene) }
    var pen = Pen(scene.size)
    let isWall = Foot.isWall(scene.size, scene.settings)
    let short = min(scene.size.width, scene.size.height)
    let rowHeight = isWall ? max(12, scene.area.height / 5) : short * 9 / 100
    let cap = isWall ? rowHeight * 6 / 10 : rowHeight * 46 / 100
    let head = scene.area.cutTop(rowHeight)
    title(head.cut, cap: cap, in: scene, &pen)
    let list = head.rest.inset(vertical: isWall ? 0 : rowHeight / 6)
    let visible = max(1, list.height / rowHeight)
    let first = firstVisible(of: scene.items.count, visible: visible)
    for (place, index) in scene.items.indices.dropFirst(first).prefix(visible).enumerated() {
      let width = scene.items.count > visible ? list.width - cap / 2 : list.width
      let row = Rect(x: list.x, y: list.y + place * rowHeight, width: width, height: rowHeight)
      draw(scene.items[index], index, row, cap: cap, isMarked: index == line, &pen)
    }
    bar(list, first: first, visible: visible, of: scene.items.count, &pen)
    return pen.nodes
  }

  private func title(_ box: Rect, cap: Int, in scene: Surroundings, _ pen: inout Pen) {
    let columns = box.columns(2, gap: cap)
    let title =
      pending.map { scene.words.say(.menuReally, $0.title) } ?? scene.words.say(page.title)
    let isAlone = pending != nil || scene.summary.isEmpty
    pen.text(
      "menu.title", isAlone ? box : columns[0], [title], Palette.amber, cap: cap, .leading)
    if !isAlone {
      pen.text("menu.score", columns[1], [scene.summary], Palette.white, cap: cap, .trailing)
    }
  }

  /// The marked line stays in the middle of a list that is longer than the picture.
  private func firstVisible(of count: Int, visible: Int) -> Int {
    max(0, min(line - visible / 2, count - visible))
  }

  private func draw(
    _ item: MenuItem, _ index: Int, _ row: Rect, cap: Int, isMarked: Bool, _ pen: inout Pen
  ) {
    let ground = isMarked ? Palette.amber : Palette.ground
    let ink = isMarked ? Palette.ground : Palette.white
    let box = row.inset(vertical: max(1, row.height / 20))
    if isMarked { pen.fill("menu.mark", box, Palette.amber, radius: row.height / 8) }
    let inside = box.inset(horizontal: cap * 7 / 10)
    switch item.kind {
    case .value(let value, let less, let more):
      let columns = inside.columns([5, 4], gap: cap / 2)
      pen.text(
        Role.menuRow(index), columns[0], [item.title], ink, cap: cap, on: ground, .leading)
      let arrow = cap * 7 / 10
      let left = columns[1].cutLeft(arrow)
      let right = left.rest.cutRight(arrow)
      if less != nil {
        pen.triangle(
          Role.menuRow(index) + ".less", left.cut.centered(width: arrow, height: cap), ink, .left)
      }
      if more != nil {
        pen.triangle(
          Role.menuRow(index) + ".more", right.cut.centered(width: arrow, height: cap), ink, .right)
      }
      pen.text(
        Role.menuValue(index), right.rest.inset(horizontal: cap / 3), [value], ink, cap: cap,
        on: ground)
    case .page:
      let parts = inside.cutRight(cap)
      pen.text(Role.menuRow(index), parts.rest, [item.title], ink, cap: cap, on: ground, .leading)
      pen.triangle(
        Role.menuRow(index) + ".page",
        parts.cut.cutRight(cap * 6 / 10).cut.centered(width: cap * 6 / 10, height: cap * 8 / 10),
        ink,
        .right)
    case .run, .confirm, .back:
      pen.text(Role.menuRow(index), inside, [item.title], ink, cap: cap, on: ground, .leading)
    }
  }

  /// How much of the list is seen.
  private func bar(_ list: Rect, first: Int, visible: Int, of count: Int, _ pen: inout Pen) {
    guard count > visible else { return }
    let track = list.cutRight(max(2, list.width / 200)).cut
    let height = track.height * visible / count
    let y = track.y + (track.height - height) * first / max(1, count - visible)
    pen.fill(
      "menu.bar", Rect(x: track.x, y: y, width: track.width, height: height), Palette.grey)
  }

  func hint(in scene: Surroundings) -> [HintItem] {
    if page == .selfTest {
      return [
        HintItem(.line(.rewind), does: .hintBack), HintItem(.line(.menu), does: .hintClose),
      ]
    }
    let isValue = marked(in: scene)?.isValue == true
    return [
      HintItem(.line(.leftPlus), .line(.leftMinus), does: .hintUpDown),
      isValue
        ? HintItem(.line(.rightPlus), .line(.rightMinus), does: .hintChange)
        : HintItem(.line(.rightPlus), does: .hintChoose),
      HintItem(.line(.rewind), does: .hintBack),
      HintItem(.line(.menu), does: .hintClose),
    ]
  }

  func meaning(of line: Line, isHeld: Bool, in scene: Surroundings) -> Phrase? {
    switch line {
    case .rewind: .hintBack
    case .start: .hintChoose
    case .menu: isHeld ? nil : .hintClose
    case .leftPlus, .leftMinus, .rightPlus, .rightMinus, .ends: nil
    }
  }

  func state(in scene: Surroundings) -> [(key: String, value: StateValue)] {
    let items = scene.items.map { item -> StateValue in
      guard case .value(let value, _, _) = item.kind else { return .string(item.title) }
      return .string("\(item.title): \(value)")
    }
    return [
      (
        "menu",
        .object([
          ("page", .string(page.rawValue)), ("line", .number(line)), ("items", .array(items)),
        ])
      )
    ]
  }
}
