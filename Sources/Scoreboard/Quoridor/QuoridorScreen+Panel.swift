import Buttons
import Drawing
import Quoridor

extension QuoridorScreen {
  func action(for cue: Cue, in surroundings: Surroundings) -> Action? {
    switch cue {
    case .press(let press): field == nil ? action(for: press) : nil
    case .key(let key): action(for: key)
    case .text(let text): field == nil ? nil : .type(text)
    case .pointer(let x, let y, .down): pointed(atX: x, y: y, in: surroundings)
    case .pointer(let x, let y, .moved): hovered(atX: x, y: y, in: surroundings)
    case .pointer(_, _, .up): nil
    }
  }

  private func action(for press: Press) -> Action? {
    switch press {
    case .act(let line, let began, chord: false):
      line.direction.map(Action.step) ?? action(for: line, began: began)
    // The chord has no meaning here: its two presses have moved the cursor.
    case .act(_, _, chord: true): nil
    case .repeated(let line):
      phase == .playing || phase == .over ? line.direction.map(Action.step) : nil
    case .held(.ends, let seconds, let began): held(seconds, since: began)
    case .held, .released, .slip, .stale, .stuck, .unstuck: nil
    }
  }

  private func action(for line: Line, began: Duration) -> Action? {
    switch line {
    case .rewind: .turn
    // Whoever pressed it for a move sees first that the game is over.
    case .start where phase == .over: began > turnBegan + Self.pauseAfterGame ? .newGame : nil
    case .start: .confirm
    case .ends, .menu, .leftPlus, .leftMinus, .rightPlus, .rightMinus: nil
    }
  }

  /// `ends`: held 2 s in play it surrenders for the player on turn, 1 s after the game it sets the
  /// board up again.
  ///
  /// A hold that began before the turn counts for nothing.
  private func held(_ seconds: Int, since began: Duration) -> Action? {
    guard began > turnBegan else { return nil }
    switch phase {
    case .playing, .paused:
      guard seconds == Self.surrenderHold else { return nil }
      // The machine does not give up: against it, `ends` is the person's.
      return .surrender(players.opponent.machine?.opponent ?? game.position.turn)
    case .over: return seconds == 1 ? .newGame : nil
    case .setup: return nil
    }
  }

  private func action(for key: Input.Key) -> Action? {
    if field != nil { return .press(key) }
    return switch key {
    case .left: .step(.left)
    case .right: .step(.right)
    case .up: .step(.up)
    case .down: .step(.down)
    case .tab: .turn
    case .enter: .confirm
    case .function(2): .editName(.blue)
    case .function(3): .editName(.red)
    case .function(4): .askForHint
    case .escape, .backspace, .delete, .function: nil
    }
  }

  private func pointed(atX x: Int, y: Int, in scene: Surroundings) -> Action? {
    let layout = QuoridorLayout(scene)
    for pawn in Pawn.allCases where layout.name(pawn).holds(x: x, y: y) {
      return areNamesOpen && players.opponent.machine != pawn ? .editName(pawn) : nil
    }
    if layout.button.holds(x: x, y: y) { return buttonAction }
    guard isPersonsTurn else { return nil }
    switch layout.board.place(atX: x, y: y) {
    case .square(let square):
      return square == game.position.square(of: game.position.turn) ? .pick : .point(square)
    case .wall(let wall):
      // Tapped again, the wall is built as by the button.
      return cursor.move == .wall(wall) ? .confirm : .place(wall)
    case nil: return nil
    }
  }

  /// What the button beside the board does.
  private var buttonAction: Action? {
    switch phase {
    case .setup, .paused: .confirm
    case .playing: isPersonsTurn ? .confirm : nil
    case .over: .newGame
    }
  }

  /// A mouse over a groove carries the wall along.
  private func hovered(atX x: Int, y: Int, in scene: Surroundings) -> Action? {
    guard isPersonsTurn, game.takeBackAskedBy == nil, case .wall = cursor.mode else { return nil }
    guard case .wall(let wall) = QuoridorLayout(scene).board.place(atX: x, y: y),
      cursor.move != .wall(wall)
    else { return nil }
    return .place(wall)
  }
}

extension Line {
  /// Where a button of the pad moves the cursor: `left-`, `left+` to the left and right, `right-`,
  /// `right+` down and up.
  var direction: QuoridorScreen.Direction? {
    switch self {
    case .leftMinus: .left
    case .leftPlus: .right
    case .rightMinus: .down
    case .rightPlus: .up
    case .rewind, .start, .ends, .menu: nil
    }
  }
}
