import Drawing
import Spy

extension SpyScreen {
  func nodes(in scene: Surroundings) -> [Node] {
    var look = SpyLook(self, in: scene)
    if Foot.isWall(scene.size, scene.settings) {
      look.wall()
    } else {
      look.all()
    }
    return look.pen.nodes
  }

  /// The line of a list that a node belongs to: its mark, or its text.
  static func line(ofRole role: String) -> Int? {
    guard role.hasPrefix("spy.line.") else { return nil }
    return Int(role.dropFirst("spy.line.".count).prefix { $0.isNumber })
  }
}

/// Draws the screen; lengths go by the picture's shorter side.
struct SpyLook {
  let screen: SpyScreen
  let scene: Surroundings
  let board: SpyBoard
  var pen: Pen

  init(_ screen: SpyScreen, in scene: Surroundings) {
    self.screen = screen
    self.scene = scene
    board = screen.board(in: scene)
    pen = Pen(scene.size)
  }

  var words: Words { scene.words }
  var isPortrait: Bool { scene.size.isPortrait }

  /// That many hundredths of the picture's shorter side, in px.
  func s(_ percent: Double) -> Int {
    Int(Double(min(scene.size.width, scene.size.height)) * percent / 100 + 0.5)
  }

  /// Everything but LED walls.
  mutating func all() {
    let parts = scene.area.cutTop(s(9))
    head(parts.cut)
    let body = parts.rest.inset(vertical: s(1))
    switch screen.view {
    case .setup: setup(body)
    case .names: names(body)
    case .describe: describe(body)
    case .ballot, .agree, .forgot, .guessing, .guessNear:
      if screen.look == nil { choice(body) } else { stage(body) }
    case .counted: counted(body)
    case .ended: ended(body)
    case .rules: rules(body)
    case .roundOver: roundOver(body)
    case .deal, .dealt, .ballotPrompt, .allVoted, .typeGuess, .question: stage(body)
    }
  }

  /// The label at the left, who plays at the right.
  private mutating func head(_ box: Rect) {
    let parts = box.columns([3, 2], gap: s(2))
    pen.text("spy.label", parts[0], [board.label], Palette.amber, cap: s(4.6), .leading)
    guard let counts = screen.table.counts, screen.look == nil else { return }
    let marks: [(Spy.Role, Int)] = [
      (.civilian, counts.civilians), (.spy, counts.spies), (.blank, counts.blanks),
    ]
    var rest = parts[1]
    for (role, count) in marks.reversed() {
      let number = rest.cutRight(s(5))
      pen.text("spy.count.\(role)", number.cut, ["\(count)"], Palette.white, cap: s(4), .leading)
      let mark = number.rest.cutRight(s(5))
      badge("spy.mark.\(role)", mark.cut.centered(width: s(3.6), height: s(3.6)), role)
      rest = mark.rest.cutRight(s(2)).rest
    }
  }

  /// A role by its shape: a disc, a triangle, an empty square.
  mutating func badge(_ role: String, _ box: Rect, _ what: Spy.Role) {
    let color = SpyScreen.color(of: what)
    switch what {
    case .civilian: pen.ellipse(role, box, color)
    case .spy: pen.triangle(role, box, color, .up)
    case .blank: pen.frame(role, box, color, width: max(1, box.height / 8))
    }
  }

  /// One big thing in the middle, what it means below it, marks at the foot.
  mutating func stage(_ box: Rect) {
    var box = box
    if let progress = board.progress {
      let parts = box.cutBottom(s(5))
      dots(parts.cut, progress)
      box = parts.rest
    }
    let rows = box.inset(horizontal: s(3)).rows([5, 2, 2], gap: s(1.5))
    let isAlone = board.detail.isEmpty && board.note.isEmpty
    let main = isAlone ? box.inset(horizontal: s(3)) : rows[0]
    pen.text("spy.main", main, board.main, board.color, cap: s(isPortrait ? 14 : 26))
    pen.text("spy.detail", rows[1], board.detail, Palette.white, cap: s(7))
    if !board.note.isEmpty {
      pen.text("spy.note", rows[2], [board.note], Palette.amber, cap: s(6))
    }
  }

  /// A mark for each: filled for those who are done.
  private mutating func dots(_ box: Rect, _ progress: SpyBoard.Progress) {
    let step = min(s(5), box.width / max(1, progress.of))
    let row = box.centered(width: step * progress.of, height: step)
    for index in 0..<progress.of {
      let place = Rect(x: row.x + index * step, y: row.y, width: step, height: step)
      let dot = place.inset(max(1, step / 5))
      if index < progress.done {
        pen.ellipse("spy.dot.\(index)", dot, Palette.amber)
      } else {
        pen.ellipse("spy.dot.\(index)", dot, Palette.line)
      }
    }
  }
}
