import Buttons

extension BadmintonScreen {
  func hint(in scene: Surroundings) -> [HintItem] {
    if field != nil {
      return [
        HintItem(.key("Enter"), does: .hintSave), HintItem(.key("Esc"), does: .hintCancel),
        HintItem(.key("Tab"), does: .hintNextField),
      ]
    }
    let menu = HintItem(.line(.menu), does: .hintMenu)
    let names = HintItem(.key("F2"), .key("F3"), does: .hintNames)
    switch phase {
    case .setup:
      var items = [
        HintItem(.line(.start), does: .hintStart),
        HintItem(.line(.leftPlus), .line(.rightPlus), does: .hintServesFirst),
        HintItem(.line(.ends), does: .hintSwap),
      ]
      if !scene.settings.roster.isEmpty {
        items.append(HintItem(.line(.leftMinus), .line(.rightMinus), does: .hintNextName))
      }
      return items + [names, menu]
    case .playing:
      return openRest == nil ? [] : [HintItem(.line(.start), does: .hintEndInterval), menu]
    case .paused:
      return [
        HintItem(.line(.start), does: .hintResume),
        HintItem(.line(.leftPlus), .line(.rightPlus), does: .hintPoint),
        HintItem(.line(.leftMinus), .line(.rightMinus), does: .hintMinus), menu,
      ]
    case .gameOver:
      return [
        HintItem(.line(.ends), does: .hintChangeEnds),
        HintItem(.line(.rewind), does: .hintRewind), menu,
      ]
    case .matchOver:
      // Only what was played out can be taken back by a button.
      let rewind = HintItem(.line(.rewind), does: .hintRewind)
      return [HintItem(.held(.ends), does: .hintNewMatch)]
        + (state.ending == .played ? [rewind] : []) + [names, menu]
    }
  }

  func meaning(of line: Line, isHeld: Bool, in scene: Surroundings) -> Phrase? {
    switch (line, phase) {
    case (.rewind, .gameOver): .hintRewind
    case (.rewind, .matchOver): state.ending == .played ? .hintRewind : nil
    case (.start, .setup): .hintStart
    case (.start, .playing): openRest == nil ? .hintPause : .hintEndInterval
    case (.start, .paused): .hintResume
    case (.ends, .setup): isHeld ? nil : .hintSwap
    case (.ends, .gameOver): isHeld ? nil : .hintChangeEnds
    case (.ends, .matchOver): .hintNewMatch
    case (.menu, _): .hintMenu
    case (.rewind, _), (.start, _), (.ends, _), (.leftPlus, _), (.leftMinus, _), (.rightPlus, _),
      (.rightMinus, _):
      nil
    }
  }
}
