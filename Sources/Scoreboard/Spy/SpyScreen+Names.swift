import Buttons
import Spy

/// The names of all seats while they are edited: OK keeps all of them, Cancel none.
struct NamesDraft: Sendable, Hashable {
  /// The names as they would be kept; empty for the default.
  var names: [Seat: String]
  /// The seat whose name is typed, and the field.
  var field: (seat: Seat, text: NameField)?

  /// The names as they are.
  init(_ table: TableState) {
    names = [:]
    for seat in table.seats { names[seat.seat] = seat.name ?? "" }
  }

  static func == (one: NamesDraft, other: NamesDraft) -> Bool {
    one.names == other.names && one.field?.seat == other.field?.seat
      && one.field?.text == other.field?.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(names)
    hasher.combine(field?.seat)
    hasher.combine(field?.text)
  }
}

extension SpyScreen {
  /// The next name of the roster that no seat has, or with less than a step the default.
  mutating func changeName(of seat: Seat, by step: Int, in scene: Surroundings) {
    guard var draft else { return }
    let roster = scene.settings.roster.map(Self.short)
    if step < 0 {
      draft.names[seat] = ""
    } else if roster.isEmpty {
      draft.field = (seat, nameField(for: seat, draft, scene.words))
    } else {
      let others = draft.names.filter { $0.key != seat }.values
      let start = roster.firstIndex(of: draft.names[seat] ?? "").map { $0 + 1 } ?? 0
      let order = roster[start...] + roster[..<start]
      draft.names[seat] = order.first { !others.contains($0) } ?? draft.names[seat]
    }
    self.draft = draft
  }

  /// A name of the roster, short enough for a nickname.
  private static func short(_ name: String) -> String {
    NameLadder.steps(name).first { $0.count <= Nickname.longest } ?? name
  }

  /// A field for a seat's name, with the present one in it.
  private func nameField(for seat: Seat, _ draft: NamesDraft, _ words: Words) -> NameField {
    NameField(present(seat, draft, words), isDefault: (draft.names[seat] ?? "").isEmpty)
  }

  /// The name that would be shown.
  func present(_ seat: Seat, _ draft: NamesDraft, _ words: Words) -> String {
    let name = draft.names[seat] ?? ""
    return name.isEmpty ? words.say(.player, "\(seat.number)") : name
  }

  mutating func type(_ text: String) -> Outcome {
    if view.isTyping {
      guess?.type(text)
    } else {
      draft?.field?.text.type(text)
    }
    return .nothing
  }

  mutating func press(_ key: Input.Key, in scene: Surroundings) throws(Refusal) -> Outcome {
    if view.isTyping { return try pressInGuess(key, in: scene) }
    guard var draft else { return .nothing }
    guard var field = draft.field else {
      if key == .enter, case .seat(let seat)? = marked {
        draft.field = (seat, nameField(for: seat, draft, scene.words))
        self.draft = draft
      }
      return .nothing
    }
    if field.text.press(key) {
      draft.field = field
    } else {
      switch key {
      case .escape: draft.field = nil
      case .enter, .tab:
        let text = field.text.text
        let isDefault = text == scene.words.say(.player, "\(field.seat.number)")
        draft.names[field.seat] =
          isDefault ? "" : Nickname(typed: text, folding: folding)?.text ?? ""
        draft.field = nil
        mark = (mark + 1) % lines.count
        if key == .tab, case .seat(let next)? = marked {
          draft.field = (next, nameField(for: next, draft, scene.words))
        }
      case .backspace, .delete, .left, .right, .up, .down, .function: break
      }
    }
    self.draft = draft
    return .nothing
  }

  private mutating func pressInGuess(
    _ key: Input.Key, in scene: Surroundings
  ) throws(Refusal) -> Outcome {
    guard var guess else { return .nothing }
    if guess.press(key) {
      self.guess = guess
      return .nothing
    }
    switch key {
    case .escape: closePage()
    case .enter:
      let text = guess.text
      return try happen(.guessed(Word(text, folding: folding)), in: scene)
    case .backspace, .delete, .left, .right, .up, .down, .tab, .function: break
    }
    return .nothing
  }

  /// Keeps all names of the draft, or says which seat has one of them already.
  ///
  /// Names that change go to their defaults first, so that two seats can exchange theirs.
  mutating func keepNames(in scene: Surroundings) throws(Refusal) -> Outcome {
    guard let draft else { return .nothing }
    let changed = table.seats.filter { (draft.names[$0.seat] ?? "") != $0.name ?? "" }
    guard !changed.isEmpty else {
      closePage()
      return .nothing
    }
    let cleared = changed.filter { $0.name != nil }.map { Event.named($0.seat, nil) }
    let named = changed.compactMap { seat in
      Nickname(typed: draft.names[seat.seat] ?? "", folding: folding).map {
        Event.named(seat.seat, $0)
      }
    }
    let outcome = try happen(cleared + named, in: scene)
    closePage()
    return outcome
  }
}
