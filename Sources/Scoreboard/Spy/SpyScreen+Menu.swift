import Buttons
import Spy

extension SpyScreen {
  func menuItems(_ page: MenuPage, in scene: Surroundings) -> [MenuItem] {
    let words = scene.words
    func item(_ phrase: Phrase, _ action: Action) -> MenuItem {
      MenuItem(words.say(phrase), .run([.spy(action)], closes: true))
    }
    switch page {
    case .root:
      var items: [MenuItem] = []
      if isInGame { items.append(item(.spyForgot, .open(.forgot))) }
      if isVoteOpen, table.voteStyle == .turns { items.append(item(.spyAgreed, .open(.agreed))) }
      if table.phase == .lobby { items.append(item(.spyNames, .open(.names))) }
      items.append(item(.spyRules, .open(.rules)))
      items.append(MenuItem(words.say(.spySeats), .page(.spySeats)))
      items.append(item(.spyReadAgain, .refreshBank))
      if table.phase == .lobby, table.games > 0 {
        items.append(MenuItem(words.say(.spyNewEvening), .confirm([.spy(.happen(.newEvening))])))
      }
      if isInGame {
        items.append(MenuItem(words.say(.spyAbandon), .confirm([.spy(.happen(.abandoned))])))
      }
      return items
    case .spySeats:
      let seats = table.seats.flatMap { items(for: $0, words) }
      return [MenuItem(words.say(.spyJoin), .run([.spy(.happen(.joined(nil)))], closes: false))]
        + seats
    case .match, .correct, .conduct, .rallies, .presets, .queue, .selfTest, .screens, .display,
      .confirm:
      return []
    }
  }

  /// A seat that is in: whether it is here, and the way out.
  private func items(for seat: SeatState, _ words: Words) -> [MenuItem] {
    if case .out = seat.standing { return [] }
    let name = name(seat.seat, words)
    let change: Event = seat.isAway ? .back(seat.seat) : .away(seat.seat)
    let presence = MenuItem(
      name,
      .value(
        words.say(seat.isAway ? .spyAway : .spyHere), less: .spy(.happen(change)),
        more: .spy(.happen(change))))
    let kick = MenuItem(words.say(.spyKick, name), .confirm([.spy(.happen(.kicked(seat.seat)))]))
    return [presence, kick]
  }

  func summary(in scene: Surroundings) -> String {
    table.round > 0
      ? scene.words.say(.spyRound, "\(table.round)") : scene.words.say(.spyTitle)
  }

  // MARK: The hint line

  func hint(in scene: Surroundings) -> [HintItem] {
    let back = HintItem(.line(.rewind), does: .hintBack)
    let menu = HintItem(.line(.menu), does: .hintMenu)
    let upDown = HintItem(.line(.leftPlus), .line(.leftMinus), does: .hintUpDown)
    let forgot = HintItem(.line(.leftPlus), does: .hintSpyForgot)
    func ok(_ phrase: Phrase) -> HintItem { HintItem(.line(.rightPlus), does: phrase) }
    if draft?.field != nil {
      return [
        HintItem(.key("Enter"), does: .hintSave), HintItem(.key("Tab"), does: .hintNextField),
        HintItem(.key("Esc"), does: .hintCancel),
      ]
    }
    switch view {
    case .setup:
      let isValue: Bool
      if case .setup(let row)? = marked {
        isValue = value(of: row, scene.words) != nil
      } else {
        isValue = false
      }
      let change = HintItem(.line(.rightPlus), .line(.rightMinus), does: .hintChange)
      let choose = marked == .setup(.deal) ? ok(.hintSpyDeal) : ok(.hintChoose)
      return [isValue ? change : choose, upDown, menu]
    case .deal:
      return [
        ok(.hintSpyLook), HintItem(.line(.leftMinus), does: .hintSpyNext), back, menu,
      ]
    case .dealt: return [ok(.hintSpyBegin), forgot, back, menu]
    case .describe:
      var items = [ok(.hintSpyNextSpeaker), forgot]
      if speech != nil { items.append(HintItem(.line(.leftMinus), does: .hintSpyTimer)) }
      return items + [back, menu]
    case .ballotPrompt: return [ok(.hintSpyOpen), forgot, back, menu]
    case .ballot: return [ok(.hintSpyVoteFor), upDown, back]
    case .allVoted: return [ok(.hintSpyCount), back, menu]
    case .agree: return [ok(.hintChoose), upDown, back, menu]
    case .counted: return [ok(.hintSpyConfirm), back, menu]
    case .guessing, .guessNear: return [ok(.hintChoose), upDown, back]
    case .revealing: return [back, menu]
    case .roundOver: return [ok(.hintSpyRound), forgot, back, menu]
    case .ended: return [ok(.hintSpyAgain), menu]
    case .names:
      var items = [upDown]
      if !scene.settings.roster.isEmpty { items.append(ok(.hintSpyRoster)) }
      return items + [HintItem(.key("Enter"), does: .hintSpyType), back]
    case .forgot: return [ok(.hintChoose), upDown, back]
    case .recall:
      return [ok(.hintSpyLook), HintItem(.line(.leftMinus), does: .hintSpyDone), back]
    case .rules: return [ok(.hintSpyPage), back]
    case .typeGuess:
      return [
        HintItem(.key("Enter"), does: .hintSpyConfirm), HintItem(.key("Esc"), does: .hintCancel),
      ]
    case .question:
      return [ok(.hintSpyYes), HintItem(.line(.rightMinus), .line(.rewind), does: .hintSpyNo)]
    }
  }

  func meaning(of line: Buttons.Line, isHeld: Bool, in scene: Surroundings) -> Phrase? {
    switch line {
    case .rewind: .hintBack
    case .start: showsWords ? nil : .hintChoose
    case .menu: isHeld ? nil : .hintMenu
    case .leftPlus, .leftMinus, .rightPlus, .rightMinus, .ends: nil
    }
  }

  // MARK: The state

  func state(in scene: Surroundings) -> [(key: String, value: StateValue)] {
    table.members(words: scene.words) + [
      ("seconds_left", secondsLeft(at: scene.now).map { .number($0) } ?? .null),
      ("page", page.map { .string("\($0)") } ?? .null),
      ("question", .bool(question != nil)), ("covered", .bool(shownView(at: scene.now) == nil)),
      (
        "bank",
        .object([
          ("pairs", .number(bank(in: scene).count)), ("own", .bool(ownBank != nil)),
          ("status", .string(bankStatus)),
        ])
      ),
    ]
  }

  /// How the bank stands, in a word.
  private var bankStatus: String {
    switch bankNews {
    case .loading: "loading"
    case .loaded, .unchanged: "ready"
    case .failed(.tooFew): "too_few"
    case .failed(.fault(let fault)): fault.rawValue
    }
  }
}
