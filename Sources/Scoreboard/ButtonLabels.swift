import Buttons

/// What the buttons are called on the display: as the panel is labelled, or by key.
struct ButtonLabels: Sendable {
  private let settings: Settings
  private let words: Words

  init(_ settings: Settings) {
    self.settings = settings
    words = Words(settings)
  }

  /// The label of a button.
  func label(_ button: HintItem.Button) -> String {
    switch button {
    case .line(let line): label(line)
    case .held(let line):
      settings.lines.contains(line) ? words.say(.heldFor, name(line), "1") : label(line)
    case .key(let key): key
    }
  }

  /// The label of a line; one the panel has not is called by what stands for it.
  func label(_ line: Line) -> String {
    guard !settings.lines.contains(line) else { return name(line) }
    return switch line {
    case .start: words.say(.heldFor, name(.rewind), "1")
    case .menu: words.say(.heldFor, name(.rewind), "3")
    case .ends: words.say(.bothPlus)
    case .leftPlus, .leftMinus, .rightPlus, .rightMinus, .rewind: name(line)
    }
  }

  /// Items as one line, and shorter ones that leave out those before the last: it is the way to all
  /// else, the menu.
  func ladder(_ items: [HintItem]) -> [String] {
    let texts = items.map(text)
    return (0..<max(1, texts.count - 1)).map { cut in
      (texts.dropLast(cut + 1) + texts.suffix(1)).joined(separator: "  ·  ")
    }
  }

  /// What buttons do; one that is labelled with what it does is said once.
  private func text(_ item: HintItem) -> String {
    let labels = item.buttons.map(label).joined(separator: " ")
    let meaning = words.say(item.does)
    return labels.lowercased() == meaning.lowercased()
      ? labels : words.say(.hint, labels, meaning)
  }

  private func name(_ line: Line) -> String {
    switch settings.panel {
    case .buttons: line.name
    case .keys:
      switch line {
      case .leftPlus: "A"
      case .leftMinus: "Z"
      case .rightPlus: "K"
      case .rightMinus: "M"
      case .rewind: "R"
      case .start: "Space"
      case .ends: "E"
      case .menu: "Esc"
      }
    }
  }
}
