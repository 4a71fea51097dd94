import Buttons
import Quoridor

extension QuoridorScreen {
  func hint(in scene: Surroundings) -> [HintItem] {
    if field != nil {
      return [
        HintItem(.key("Enter"), does: .hintSave), HintItem(.key("Esc"), does: .hintCancel),
        HintItem(.key("Tab"), does: .hintNextField),
      ]
    }
    if game.takeBackAskedBy != nil {
      return [HintItem(.line(.start), does: .menuYes), HintItem(.line(.rewind), does: .menuNo)]
    }
    let menu = HintItem(.line(.menu), does: .hintMenu)
    switch phase {
    case .setup:
      var items = [
        HintItem(.line(.start), does: .hintStart),
        HintItem(.line(.leftMinus), .line(.leftPlus), does: .hintQuoridorOpponent),
      ]
      if players.opponent != .person {
        items.append(HintItem(.line(.rightMinus), .line(.rightPlus), does: .hintQuoridorSides))
      }
      return items + [HintItem(.key("F2"), .key("F3"), does: .hintNames), menu]
    case .playing:
      if isMachinesTurn {
        // On a panel without the button the menu surrenders: both `+` held move the cursor here.
        let surrender = HintItem(.line(.ends), does: .hintQuoridorSurrender)
        return (scene.settings.lines.contains(.ends) ? [surrender] : []) + [menu]
      }
      let isPawn = cursor.mode == .pawn
      return [
        HintItem(.line(.start), does: isPawn ? .hintQuoridorMove : .hintQuoridorBuild),
        HintItem(
          .line(.leftMinus), .line(.leftPlus), .line(.rightMinus), .line(.rightPlus),
          does: .hintQuoridorCursor),
        HintItem(.line(.rewind), does: isPawn ? .hintQuoridorWall : .hintQuoridorTurn), menu,
      ]
    case .paused: return [HintItem(.line(.start), does: .hintResume), menu]
    case .over:
      return [
        HintItem(.line(.start), does: .hintQuoridorNewGame),
        HintItem(.line(.leftMinus), .line(.leftPlus), does: .hintQuoridorReview), menu,
      ]
    }
  }

  func meaning(of line: Line, isHeld: Bool, in scene: Surroundings) -> Phrase? {
    if line == .menu { return .hintMenu }
    if game.takeBackAskedBy != nil {
      switch line {
      case .start: return .menuYes
      case .rewind: return .menuNo
      case .ends, .menu, .leftPlus, .leftMinus, .rightPlus, .rightMinus: break
      }
    }
    switch (line, phase) {
    case (.start, .setup): return .hintStart
    case (.start, .paused): return .hintResume
    case (.start, .playing):
      if isMachinesTurn { return nil }
      return cursor.mode == .pawn ? .hintQuoridorMove : .hintQuoridorBuild
    case (.rewind, .playing): return isMachinesTurn ? nil : .hintQuoridorTurn
    case (.ends, .playing), (.ends, .paused): return isHeld ? .hintQuoridorSurrender : nil
    case (.ends, .over): return isHeld ? .hintQuoridorNewGame : nil
    case (.start, .over): return .hintQuoridorNewGame
    case (.rewind, _), (.ends, .setup), (.menu, _), (.leftPlus, _),
      (.leftMinus, _), (.rightPlus, _), (.rightMinus, _):
      return nil
    }
  }
}
