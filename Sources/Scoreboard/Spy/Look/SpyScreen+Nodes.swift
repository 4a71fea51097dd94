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

  /// What the small display shows: what the player before it must see, and nothing else.
  func secretNodes(in scene: Surroundings) -> [Node] {
    guard isForOnePair else {
      var look = SpyLook(self, in: scene)
      look.idle()
      return look.pen.nodes
    }
    return nodes(in: scene)
  }

  /// Whether somebody alone stands before the small display.
  var isForOnePair: Bool {
    switch view {
    case .deal, .recall, .ballotPrompt, .ballot: true
    case .setup, .dealt, .describe, .allVoted, .agree, .counted, .guessing, .guessNear, .revealing,
      .roundOver, .ended, .names, .forgot, .rules, .typeGuess, .question:
      false
    }
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
    pen.isSecret = screen.look != nil
  }

  var words: Words { scene.words }
  var isPortrait: Bool { scene.size.isPortrait }
  /// Whether lists for one pair of eyes stand on the small display instead.
  var hidesLists: Bool { scene.secretDisplay == .elsewhere }

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
    case .ballot: if hidesLists { stage(body) } else { choice(body) }
    case .agree, .forgot, .guessing, .guessNear: choice(body)
    case .counted: counted(body)
    case .ended: ended(body)
    case .rules: rules(body)
    case .revealing(let seat): revealing(body, seat)
    case .roundOver: roundOver(body)
    case .deal, .dealt, .recall, .ballotPrompt, .allVoted, .typeGuess, .question: stage(body)
    }
  }

  /// The small display while nobody looks.
  mutating func idle() {
    let rows = scene.area.rows([3, 2], gap: s(2))
    figure("spy.idle", rows[0].inset(s(4)), .spy, Palette.line)
    pen.text(
      "spy.main", rows[1], [words.say(.spySmallIdle)], Palette.grey, cap: s(9))
  }

  /// The label at the left, who plays at the right.
  private mutating func head(_ box: Rect) {
    let parts = box.columns([3, 2], gap: s(2))
    var label = parts[0]
    if screen.isTitled {
      let mark = label.cutLeft(s(9))
      figure("spy.title", mark.cut.inset(vertical: s(0.5)), .spy, Palette.amber)
      label = mark.rest.inset(left: s(1))
    }
    pen.text(
      "spy.label", label, [board.label], Palette.amber, cap: s(screen.isTitled ? 5.4 : 4.6),
      .leading)
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

  /// One big thing in the middle, what it means below it, the seats at the foot.
  mutating func stage(_ box: Rect) {
    var box = box
    if !board.strip.isEmpty {
      let parts = box.cutBottom(s(isPortrait && board.strip.count > 10 ? 16 : 8))
      strip(parts.cut)
      box = parts.rest.inset(bottom: s(1))
    }
    // Upright, what belongs together stands together.
    if isPortrait { box = box.centered(width: box.width, height: min(box.height, s(110))) }
    let rows = box.inset(horizontal: s(isPortrait ? 0 : 3)).rows([5, 2, 2], gap: s(1.5))
    let isAlone = board.detail.isEmpty && board.note.isEmpty
    let alone = box.centered(
      width: box.width - 2 * s(3), height: min(box.height, s(isPortrait ? 50 : 100)))
    sentence(
      "spy.main", isAlone ? alone : rows[0], board.main, board.color,
      cap: s(isPortrait ? 17 : 26), whole: 12)
    sentence("spy.detail", rows[1], board.detail, Palette.white, cap: s(isPortrait ? 8 : 7))
    if !board.note.isEmpty {
      sentence("spy.note", rows[2], [board.note], Palette.amber, cap: s(isPortrait ? 7 : 6))
    }
  }

  /// A sentence; upright, one of more than `whole` half-width letters is written in two lines rather
  /// than small.
  mutating func sentence(
    _ role: String, _ box: Rect, _ ladder: [String], _ color: Color, cap: Int, whole: Int = 20
  ) {
    let text = ladder.first ?? ""
    let width = Self.width(of: text)
    guard isPortrait, screen.look == nil, width > whole, text.contains(" ") || width > 16 else {
      return pen.text(role, box, ladder, color, cap: cap)
    }
    let lines = Self.wrapped(text, width: width / 2 + 3)
    guard lines.count == 2 else { return pen.text(role, box, ladder, color, cap: cap) }
    for (index, place) in box.rows(2, gap: max(1, cap / 6)).enumerated() {
      pen.text(index == 0 ? role : "\(role).2", place, [lines[index]], color, cap: cap)
    }
  }
}
