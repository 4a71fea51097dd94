import Buttons
import Drawing

// The page on which every button lights its name: for whoever wired a panel, and for a hall at noon.
extension MenuScreen {
  /// How long a button is lit after its press.
  static let lit: Duration = .seconds(3)

  /// Takes a press on the page of the self-test; it does nothing else there.
  mutating func test(_ line: Line, in scene: Surroundings) {
    tested[line] = scene.now
  }

  func selfTestNodes(in scene: Surroundings) -> [Node] {
    var pen = Pen(scene.size)
    let isWall = Foot.isWall(scene.size, scene.settings)
    let rows = scene.area.cutTop(isWall ? scene.area.height / 3 : pen.h(12))
    pen.text(
      "menu.title", rows.cut, [scene.words.say(.menuSelfTest)], Palette.amber,
      cap: rows.cut.height * 5 / 10)
    let lines = Line.allCases
    let grid = rows.rest.rows([4, 4, 3], gap: isWall ? 1 : pen.h(2))
    for (index, line) in lines.enumerated() {
      let cells = grid[index / 4].columns(4, gap: isWall ? 1 : pen.h(2))
      let box = cells[index % 4]
      let isLit = tested[line].map { scene.now - $0 < Self.lit } ?? false
      let isKnown = scene.settings.lines.contains(line)
      let role = "test.\(line.name)"
      if isLit {
        pen.fill(role + ".fill", box, Palette.amber, radius: isWall ? 0 : pen.h(1))
      } else {
        pen.frame(
          role + ".frame", box, tested[line] == nil ? Palette.line : Palette.white,
          width: max(1, isWall ? 1 : pen.h(0.5)), radius: isWall ? 0 : pen.h(1))
      }
      let ground = isLit ? Palette.amber : Palette.ground
      let ink = isLit ? Palette.ground : isKnown ? Palette.white : Palette.grey
      pen.text(
        role, box.inset(horizontal: max(2, box.width / 12), vertical: max(2, box.height / 8)),
        [line.name], ink, cap: box.height * 4 / 10, on: ground)
    }
    // The colours of the board, to be looked at from the last row.
    let colors = [Palette.white, Palette.amber, Palette.sky, Palette.orange, Palette.grey]
    for (index, color) in colors.enumerated() {
      pen.fill("test.color.\(index + 1)", grid[2].columns(colors.count, gap: 2)[index], color)
    }
    return pen.nodes
  }
}
