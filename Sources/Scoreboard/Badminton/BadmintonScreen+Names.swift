import Badminton
import Buttons

extension BadmintonScreen {
  /// The name that is shown.
  func name(of side: Side, _ player: Player, words: Words) -> String {
    names.shown(side, player, isDoubles: header.isDoubles, words: words)
  }

  /// The players of a side.
  var players: [Player] { header.isDoubles ? [.first, .second] : [.first] }

  mutating func editName(
    _ end: End, _ player: Player, in scene: Surroundings
  ) throws(Refusal) -> Outcome {
    guard areNamesOpen else { throw scene.refusal(.refusedNames) }
    let outcome = field == nil ? .nothing : saveName(in: scene)
    open(side(at: end), player, words: scene.words)
    return outcome
  }

  private mutating func open(_ side: Side, _ player: Player, words: Words) {
    let present = name(of: side, player, words: words)
    field = OpenField(
      side: side, player: player, field: NameField(present, isDefault: names[side, player].isEmpty))
  }

  mutating func type(_ text: String) -> Outcome {
    field?.field.type(text)
    return .nothing
  }

  mutating func press(_ key: Input.Key, in scene: Surroundings) -> Outcome {
    guard let open = field, field?.field.press(key) == false else { return .nothing }
    switch key {
    case .enter: return saveName(in: scene)
    case .escape: field = nil
    case .tab:
      let outcome = saveName(in: scene)
      let fields = End.allCases.flatMap { end in players.map { (side(at: end), $0) } }
      let here = fields.firstIndex { $0 == open.side && $1 == open.player } ?? 0
      let next = fields[(here + 1) % fields.count]
      self.open(next.0, next.1, words: scene.words)
      return outcome
    case .function(2): return (try? editName(.left, .first, in: scene)) ?? .nothing
    case .function(3): return (try? editName(.right, .first, in: scene)) ?? .nothing
    case .backspace, .delete, .left, .right, .up, .down, .function: break
    }
    return .nothing
  }

  mutating func saveName(in scene: Surroundings) -> Outcome {
    guard let open = field else { return .nothing }
    field = nil
    // The default, left as it is, stays the default in the other language too.
    let isDefault =
      names[open.side, open.player].isEmpty
      && open.field.text == name(of: open.side, open.player, words: scene.words)
    return setName(isDefault ? "" : open.field.text, of: open.side, open.player, in: scene)
  }

  private mutating func setName(
    _ name: String, of side: Side, _ player: Player, in scene: Surroundings
  ) -> Outcome {
    let before = names[side, player]
    names[side, player] = name
    guard names[side, player] != before else { return .nothing }
    return Outcome(records: record([MatchLines.name(side, player, of: names)], in: scene))
  }

  /// The roster's next name for the half, other than those on the court.
  ///
  /// In doubles a line of the roster may be a pair: `CHEN Tang Jie / TOH Ee Wei`.
  mutating func nextName(_ end: End, in scene: Surroundings) throws(Refusal) -> Outcome {
    let roster = scene.settings.roster
    let side = side(at: end)
    let opponents = players.map { names[side.opponent, $0] }
    let present = lineOfRoster(names(of: side))
    let start = roster.firstIndex(of: present).map { $0 + 1 } ?? 0
    for step in roster.indices {
      let line = roster[(start + step) % roster.count]
      let pair = namesInRoster(line)
      guard line != present, !pair.contains(where: opponents.contains) else { continue }
      return take(pair, for: side, in: scene)
    }
    throw scene.refusal(.refusedRoster)
  }

  private mutating func take(
    _ pair: [String], for side: Side, in scene: Surroundings
  ) -> Outcome {
    for (player, name) in zip(players, pair + [""]) { names[side, player] = name }
    let lines = players.map { MatchLines.name(side, $0, of: names) }
    return Outcome(records: record(lines, in: scene))
  }

  private func names(of side: Side) -> [String] {
    players.map { names[side, $0] }.filter { !$0.isEmpty }
  }

  private func lineOfRoster(_ names: [String]) -> String { names.joined(separator: " / ") }

  private func namesInRoster(_ line: String) -> [String] {
    guard header.isDoubles else { return [line] }
    guard let slash = line.firstIndex(of: "/") else { return [line] }
    let after = line.index(after: slash)
    return [line[..<slash], line[after...]].map { PlainText.cleaned(String($0)) }
  }
}
