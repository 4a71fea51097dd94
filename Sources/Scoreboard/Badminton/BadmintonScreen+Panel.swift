import Badminton
import Buttons

extension BadmintonScreen {
  func action(for cue: Cue, in surroundings: Surroundings) -> Action? {
    switch cue {
    case .press(let press): field == nil ? action(for: press) : fieldAction(for: press)
    case .key(let key): action(for: key)
    case .text(let text): field == nil ? nil : .type(text)
    case .pointer(let x, let y, .down): action(atX: x, y: y, in: surroundings)
    case .pointer(_, _, .moved), .pointer(_, _, .up): nil
    }
  }

  private func action(for press: Press) -> Action? {
    switch press {
    case .act(.leftPlus, let began, _): .plus(.left, began: began)
    case .act(.rightPlus, let began, _): .plus(.right, began: began)
    case .act(.leftMinus, _, _): .minus(.left)
    case .act(.rightMinus, _, _): .minus(.right)
    case .act(.rewind, _, _): .rewind
    case .act(.start, _, _): .start
    case .act(.ends, let began, chord: true): .ends(.chord(began: began))
    // A new match needs the button held; until then the hint says so.
    case .act(.ends, _, chord: false): phase == .matchOver ? nil : .ends(.press)
    case .held(.ends, 1, let began):
      phase == .matchOver && began >= phaseBegan ? .ends(.held(began: began)) : nil
    case .act(.menu, _, _), .held, .repeated, .released, .slip, .stale, .stuck, .unstuck: nil
    }
  }

  /// With a field open the buttons can save it or leave it, so that nobody is locked in.
  private func fieldAction(for press: Press) -> Action? {
    switch press {
    case .act(.start, _, _): .saveName
    case .act(.rewind, _, _): .press(.escape)
    case .act, .held, .repeated, .released, .slip, .stale, .stuck, .unstuck: nil
    }
  }

  private func action(for key: Input.Key) -> Action? {
    if field != nil { return .press(key) }
    return switch key {
    case .function(2): .editName(.left, .first)
    case .function(3): .editName(.right, .first)
    case .enter, .escape, .backspace, .delete, .left, .right, .up, .down, .tab, .function: nil
    }
  }

  /// A click on an edit mark or on the field's done mark.
  private func action(atX x: Int, y: Int, in surroundings: Surroundings) -> Action? {
    let roles = nodes(in: surroundings).filter { $0.box.holds(x: x, y: y) }.map(\.role)
    if roles.contains(Role.fieldDone) { return .saveName }
    return End.allCases.first { roles.contains(Role.edit($0)) }.map { .editName($0, .first) }
  }
}
