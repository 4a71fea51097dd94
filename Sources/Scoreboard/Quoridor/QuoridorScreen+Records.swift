import Quoridor

extension QuoridorScreen {
  /// The record of some lines; the first of a game opens it.
  mutating func record(_ lines: [Lines.Line]) -> [Record] {
    let opens = !isOpen
    isOpen = true
    let all = opens && !hasStarted ? Lines.all(players, showsCoordinates) + lines : lines
    var seen: Set<Lines.Line> = []
    let text = all.filter { seen.insert($0).inserted }.map(\.text).joined(separator: "\n")
    return [Record(book: Self.book, opens: opens, text: text)]
  }

  mutating func restore(_ record: Record, in scene: Surroundings) {
    if record.opens {
      let last = ticket
      self = QuoridorScreen(at: scene.now)
      ticket = last + 1
    }
    isOpen = true
    for line in record.text.split(separator: "\n") { restore(Lines.Line(String(line))) }
    // The turn clock stands still with the whole time of the turn on it.
    clock = TurnClock(left: game.allowance)
    cursor = QuoridorCursor(game.position)
  }

  private mutating func restore(_ line: Lines.Line) {
    guard let (key, value) = line.parts else {
      // What the rules refuse now they refused then.
      if let entry = try? Entry(line.text) { try? game.enter(entry) }
      return
    }
    switch key {
    case "Blue": players[.blue] = String(value)
    case "Red": players[.red] = String(value)
    case "Opponent": players.opponent = QuoridorOpponent(value) ?? players.opponent
    case "Coordinates": showsCoordinates = value == "yes"
    case "Start":
      hasStarted = true
      seed = UInt64(value) ?? seed
    default: break
    }
  }
}
