import Drawing
import Spy

extension SpyLook {
  /// The set-up: what can be chosen at the left, the seats at the right.
  mutating func setup(_ box: Rect) {
    if isPortrait {
      let parts = box.cutTop(min(box.height * 6 / 11, s(8) * SetupRow.allCases.count))
      list(parts.cut, largest: s(8))
      seats(parts.rest.inset(top: s(3)))
    } else {
      let parts = box.columns([5, 4], gap: s(4))
      list(parts[0], largest: s(9))
      seats(parts[1])
    }
  }

  /// Who sits where, by name, with the games each has won.
  mutating func seats(_ box: Rect) {
    let seats = screen.table.seats
    for (index, place) in grid(box, seats.count).enumerated() {
      let seat = seats[index]
      let cap = min(s(4.4), place.height * 45 / 100)
      chip(place, "spy.seat.\(seat.seat.number)")
      let inside = place.inset(horizontal: cap * 6 / 10)
      let number = inside.cutLeft(cap * 2)
      disc(
        "spy.seat.\(seat.seat.number).disc", number.cut.inset(vertical: place.height / 9),
        seat.seat, seat.isAway ? .faint : .full)
      var rest = number.rest.inset(left: cap / 2)
      if seat.wins > 0 {
        let wins = rest.cutRight(min(rest.width / 3, cap * 4))
        pen.text(
          "spy.seat.\(seat.seat.number).wins", wins.cut,
          [words.say(.spyWins, "\(seat.wins)"), "\(seat.wins)"], Palette.amber, cap: cap,
          atLeast: cap * 6 / 10, .trailing)
        rest = wins.rest
      }
      pen.text(
        "spy.seat.\(seat.seat.number).name", rest.inset(right: cap / 3),
        NameLadder.steps(screen.name(seat.seat, words)),
        seat.isAway ? Palette.grey : Palette.white, cap: cap, .leading)
    }
  }

  /// Places for so many, down the columns, in as few columns as let them be read.
  ///
  /// `row` is the least height of a place, in hundredths of the picture's shorter side.
  func grid(_ box: Rect, _ count: Int, atLeast: Int? = nil, row: Double = 8.5) -> [Rect] {
    guard count > 0 else { return [] }
    let perColumn = max(1, box.height / s(row))
    let most = min(3, max(1, box.width / s(isPortrait ? 34 : 26), min(2, box.width / s(20))))
    let least = atLeast ?? (isPortrait ? 2 : 1)
    let columns = min(most, max(least, (count + perColumn - 1) / perColumn))
    let rows = (count + columns - 1) / columns
    let height = min(box.height / rows, s(rows < 4 ? 18 : 13))
    return (0..<count).map { index in
      let column = box.columns(columns, gap: s(1.5))[index / rows]
      return Rect(
        x: column.x, y: box.y + index % rows * height, width: column.width,
        height: max(1, height - s(1)))
    }
  }

  /// The ground of a chip.
  mutating func chip(_ box: Rect, _ role: String, _ color: Color = Palette.line) {
    pen.frame(role, box, color, width: max(1, s(0.3)), radius: s(1))
  }

  /// A list with values, its marked line in amber.
  mutating func list(_ box: Rect, largest: Int) {
    let lines = screen.lines
    let height = max(1, min(largest, box.height / max(1, lines.count)))
    let cap = height * 46 / 100
    for (index, line) in lines.enumerated() {
      let row = Rect(x: box.x, y: box.y + index * height, width: box.width, height: height)
      let isMarked = index == screen.mark
      let ground = isMarked ? Palette.amber : Palette.ground
      let ink = isMarked ? Palette.ground : Palette.white
      let inside = row.inset(vertical: max(1, height / 20))
      if isMarked { pen.fill("spy.line.\(index).mark", inside, Palette.amber, radius: height / 8) }
      let text = screen.text(of: line, in: scene)
      let columns = inside.inset(horizontal: cap * 7 / 10).columns([4, 5], gap: cap / 2)
      let whole = text.value == nil ? inside.inset(horizontal: cap * 7 / 10) : columns[0]
      pen.text("spy.line.\(index)", whole, [text.title], ink, cap: cap, on: ground, .leading)
      if let value = text.value {
        pen.text(
          "spy.line.\(index).value", columns[1], [value], ink, cap: cap, on: ground, .trailing)
      }
    }
  }

  /// A question above, the seats as chips below.
  mutating func choice(_ box: Rect) {
    let parts = box.cutTop(s(13))
    pen.text("spy.main", parts.cut, board.main, Palette.white, cap: s(7))
    chips(parts.rest.inset(top: s(1.5)))
  }

  /// The lines of the list as chips, the marked one filled.
  private mutating func chips(_ box: Rect) {
    let lines = screen.lines
    for (index, place) in grid(box, lines.count).enumerated() {
      let isMarked = index == screen.mark
      if isMarked {
        pen.fill("spy.line.\(index).mark", place, Palette.amber, radius: s(1))
      } else {
        chip(place, "spy.line.\(index).chip")
      }
      let ground = isMarked ? Palette.amber : Palette.ground
      let cap = min(s(place.height > s(13) ? 7 : 5.5), place.height * 45 / 100)
      let title = screen.text(of: lines[index], in: scene).title
      var inside = place.inset(horizontal: cap * 6 / 10)
      if case .seat(let seat) = lines[index] {
        let parts = inside.cutLeft(cap * 2)
        disc(
          "spy.line.\(index).disc", parts.cut.inset(vertical: place.height / 9), seat, on: ground)
        inside = parts.rest.inset(left: cap / 2)
      }
      pen.text(
        "spy.line.\(index)", inside, steps(lines[index], title),
        isMarked ? Palette.ground : Palette.white, cap: cap, on: ground, .leading)
    }
  }

  private func steps(_ line: SpyScreen.Line, _ title: String) -> [String] {
    if case .seat = line { NameLadder.steps(title) } else { [title] }
  }

  /// The names of all seats, the field that is open with its caret.
  mutating func names(_ box: Rect) {
    let parts = box.cutTop(s(9))
    pen.text("spy.main", parts.cut, [words.say(.spyNames)], Palette.white, cap: s(5.5))
    let lines = screen.lines
    for (index, place) in grid(parts.rest.inset(top: s(1)), lines.count).enumerated() {
      let line = lines[index]
      let isMarked = index == screen.mark
      let field = screen.draft?.field
      let isOpen = field.map { line == .seat($0.seat) } ?? false
      if isMarked && !isOpen {
        pen.fill("spy.line.\(index).mark", place, Palette.amber, radius: s(1))
      } else {
        chip(place, "spy.line.\(index).chip", isOpen ? Palette.amber : Palette.line)
      }
      let cap = min(s(4.6), place.height * 45 / 100)
      var inside = place.inset(horizontal: cap * 6 / 10)
      let isFilled = isMarked && !isOpen
      let (ink, ground) =
        isFilled ? (Palette.ground, Palette.amber) : (Palette.white, Palette.ground)
      if case .seat(let seat) = line {
        let number = inside.cutLeft(cap * 2)
        disc(
          "spy.line.\(index).disc", number.cut.inset(vertical: place.height / 9), seat, on: ground)
        inside = number.rest.inset(left: cap / 2)
      }
      let title = screen.text(of: line, in: scene).title
      let text = isOpen ? field.map { $0.text.before + "|" + $0.text.after } ?? title : title
      pen.text("spy.line.\(index)", inside, [text], ink, cap: cap, on: ground, .leading)
    }
  }

  /// The rules, a few a page.
  mutating func rules(_ box: Rect) {
    let all = screen.rules(words)
    let perPage = screen.rulesOnPage(in: scene)
    let pages = (all.count + perPage - 1) / perPage
    let parts = box.cutTop(s(9)).cut.columns([3, 1], gap: s(2))
    pen.text("spy.main", parts[0], [words.say(.spyRules)], Palette.white, cap: s(5.5), .leading)
    pen.text(
      "spy.page", parts[1], ["\(screen.rulesPage + 1) / \(pages)"], Palette.grey, cap: s(4),
      .trailing)
    let shown = all.dropFirst(screen.rulesPage * perPage).prefix(perPage)
    let body = box.cutTop(s(9)).rest.inset(top: s(2))
    let height = body.height / perPage
    for (index, rule) in shown.enumerated() {
      let row = Rect(x: body.x, y: body.y + index * height, width: body.width, height: height)
      let dot = row.cutLeft(s(5))
      pen.ellipse(
        "spy.rule.\(index).dot",
        Rect(x: dot.cut.x, y: row.y + s(3.6), width: s(2), height: s(2)), Palette.amber)
      let lines = Self.balanced(rule, width: isPortrait ? 32 : 56)
      let line = min(s(9), height / max(1, lines.count))
      for (number, text) in lines.enumerated() {
        let place = Rect(
          x: dot.rest.x, y: row.y + number * line, width: dot.rest.width, height: line)
        pen.text(
          "spy.rule.\(index).\(number)", place, [text], Palette.white, cap: line * 50 / 100,
          .leading)
      }
    }
  }

  /// A sentence in as few lines as `wrapped` makes, but none of them much shorter than the others.
  static func balanced(_ text: String, width: Int) -> [String] {
    let lines = wrapped(text, width: width)
    for narrower in stride(from: Self.width(of: text) / max(1, lines.count), to: width, by: 1) {
      let other = wrapped(text, width: narrower)
      if other.count == lines.count { return other }
    }
    return lines
  }

  /// A sentence in lines of about that many half-width letters, broken at spaces or between Chinese
  /// characters.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for piece in pieces(of: text) {
      let size = Self.width(of: piece)
      if length + size > width + (piece.last == " " ? 1 : 0), !line.isEmpty {
        lines.append(line)
        (line, length) = ("", 0)
      }
      line += piece
      length += size
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// About how many half-width letters a text takes up.
  static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) }
  }

  /// Words with their spaces; each Chinese character alone, with the punctuation that follows it.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    for character in text {
      let isWide = character.unicodeScalars.contains { $0.value >= 0x2E80 }
      let clings = "，。；：？！」、）".contains(character)
      let joins = pieces.last.map { last in
        clings || (!isWide && last.last != " " && last.last?.isASCII == true)
          || last == "「"
      }
      if joins == true {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
    }
    return pieces
  }
}
