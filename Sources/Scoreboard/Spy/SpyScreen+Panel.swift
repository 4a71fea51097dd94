import Buttons
import Spy

extension SpyScreen {
  func action(for cue: Cue, in scene: Surroundings) -> Action? {
    switch cue {
    case .press(let press): wantsTextEntry ? fieldAction(for: press) : action(for: press)
    case .key(let key): wantsTextEntry ? .press(key) : action(for: key)
    case .text(let text): wantsTextEntry ? .type(text) : nil
    case .pointer(let x, let y, .down):
      wantsTextEntry
        ? nil
        : nodes(in: scene).last { $0.box.holds(x: x, y: y) && Self.line(ofRole: $0.role) != nil }
          .flatMap { Self.line(ofRole: $0.role) }.map(Action.pick)
    case .pointer(_, _, .moved), .pointer(_, _, .up): nil
    }
  }

  /// Whether a text field is open.
  var wantsTextEntry: Bool { draft?.field != nil || view.isTyping }

  /// With a field open the buttons can save it or leave it, so that nobody is locked in.
  private func fieldAction(for press: Press) -> Action? {
    switch press {
    case .act(.start, _, _), .act(.rightPlus, _, _): .press(.enter)
    case .act(.rewind, _, _): .press(.escape)
    case .released(.rightPlus): look == nil ? nil : .cover
    case .act, .held, .repeated, .released, .slip, .stale, .stuck, .unstuck: nil
    }
  }

  private func action(for press: Press) -> Action? {
    switch press {
    case .act(.rightPlus, _, _): showsWords ? .look : .choose
    // Whatever is shown by then: a word goes when its button comes up.
    case .released(.rightPlus): look == nil ? nil : .cover
    case .act(.leftPlus, _, _): .move(-1)
    case .act(.leftMinus, _, _): .move(1)
    // Held buttons go through lists, but neither to the next player nor to the next speaker.
    case .repeated(.leftPlus): lines.count > 1 ? .move(-1) : nil
    case .repeated(.leftMinus): lines.count > 1 ? .move(1) : nil
    case .act(.rightMinus, _, _): .change(-1)
    case .repeated(.rightPlus): marked.map(isNumber) == true ? .change(1) : nil
    case .repeated(.rightMinus): marked.map(isNumber) == true ? .change(-1) : nil
    case .act(.start, _, _): .choose
    case .act(.rewind, _, _): .back
    case .act(.ends, _, _), .act(.menu, _, _), .held, .repeated, .released, .slip, .stale, .stuck,
      .unstuck:
      nil
    }
  }

  /// Whether `right+` shows a word as long as it is held.
  var showsWords: Bool {
    switch view {
    case .deal, .recall: true
    case .setup, .dealt, .describe, .ballotPrompt, .ballot, .allVoted, .agree, .counted, .guessing,
      .guessNear, .revealing, .roundOver, .ended, .names, .forgot, .rules, .typeGuess, .question:
      false
    }
  }

  /// Whether a held button may run through the values of a line.
  private func isNumber(_ line: Line) -> Bool {
    switch line {
    case .setup(.players), .setup(.spies), .setup(.blanks), .setup(.time): true
    case .setup, .seat, .nobody, .right, .wrong, .typeGuess, .keepNames, .cancelNames: false
    }
  }

  private func action(for key: Input.Key) -> Action? {
    switch key {
    case .up: .move(-1)
    case .down: .move(1)
    case .right: .change(1)
    case .left: .change(-1)
    case .enter, .function(2): typing ?? (key == .enter ? .choose : nil)
    case .escape, .backspace: .back
    case .delete, .tab, .function: nil
    }
  }

  /// What opens a text field here.
  private var typing: Action? {
    switch (view, marked) {
    case (.setup, .setup(.names)): .open(.names)
    case (.names, .seat): .press(.enter)
    case (.guessing, .typeGuess): .open(.guess)
    default: nil
    }
  }
}

extension SpyScreen.View {
  /// Whether a text is typed in it.
  var isTyping: Bool {
    if case .typeGuess = self { true } else { false }
  }
}
