import Buttons
import Quoridor

extension QuoridorScreen {
  mutating func editName(_ pawn: Pawn, in scene: Surroundings) throws(Refusal) -> Outcome {
    guard areNamesOpen else { throw scene.refusal(.refusedNames) }
    guard players.opponent.machine != pawn else {
      throw scene.refusal(.refusedQuoridorMachineName)
    }
    let outcome = saveName()
    field = OpenField(
      pawn: pawn,
      field: NameField(players.shown(pawn, scene.words), isDefault: players[pawn].isEmpty))
    return outcome
  }

  mutating func press(_ key: Input.Key, in scene: Surroundings) -> Outcome {
    guard let open = field, field?.field.press(key) == false else { return .nothing }
    switch key {
    case .enter: return saveName(in: scene)
    case .escape: field = nil
    case .tab, .function(2), .function(3):
      let outcome = saveName(in: scene)
      let pawn: Pawn =
        switch key {
        case .function(2): .blue
        case .function(3): .red
        default: open.pawn.opponent
        }
      return outcome.followed(by: (try? editName(pawn, in: scene)) ?? .nothing)
    case .backspace, .delete, .left, .right, .up, .down, .function: break
    }
    return .nothing
  }

  /// Keeps what was typed; the default, left as it is, stays the default in the other language too.
  private mutating func saveName(in scene: Surroundings? = nil) -> Outcome {
    guard let open = field else { return .nothing }
    field = nil
    let before = players[open.pawn]
    let isDefault =
      before.isEmpty && scene.map { players.shown(open.pawn, $0.words) } == open.field.text
    players[open.pawn] = isDefault ? "" : open.field.text
    guard players[open.pawn] != before else { return .nothing }
    return Outcome(records: record([Lines.name(open.pawn, players[open.pawn])]))
  }
}

extension Outcome {
  /// This and then the other.
  func followed(by other: Outcome) -> Outcome {
    var both = self
    both.append(other)
    return both
  }
}
