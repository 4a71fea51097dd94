import Buttons
import Spy

extension SpyScreen {
  mutating func apply(
    _ action: Action, in scene: inout Surroundings
  ) throws(Refusal) -> Outcome {
    switch action {
    case .look: return try beginLook(in: scene)
    case .cover:
      look = nil
      return .nothing
    case .refreshBank: return Outcome(readsBank: true)
    case .open(let page): return try open(page, in: scene)
    case .happen(let event): return try happen(event, in: scene)
    case .type(let text): return type(text)
    case .press(let key): return try press(key, in: scene)
    case .move, .change, .choose, .back, .timer, .pick: break
    }
    // Nothing goes on while a button still shows, or hides, a word.
    if look != nil { throw scene.refusal(.refusedSpyLetGo) }
    // Whoever cannot wait turns the card over; that is all the press does.
    if reveal != nil, page == nil, question == nil, action != .back {
      reveal = nil
      return Outcome(sounds: [revealSound])
    }
    switch action {
    case .move(let step): return try move(step, in: scene)
    case .change(let step): return try change(step, in: scene)
    case .choose: return try choose(in: &scene)
    case .back: return try back(in: scene)
    case .timer: return toggleTimer(in: scene)
    case .pick(let line):
      guard lines.indices.contains(line) else { return .nothing }
      mark = line
      return try choose(in: &scene)
    case .look, .cover, .refreshBank, .open, .happen, .type, .press: return .nothing
    }
  }

  // MARK: Words

  private mutating func beginLook(in scene: Surroundings) throws(Refusal) -> Outcome {
    guard scene.settings.showsWordsOnWall || scene.secretDisplay != .none else {
      throw scene.refusal(.refusedSpyWall)
    }
    switch view {
    case .deal(let seat), .recall(let seat):
      try requireView(of: seat, in: scene)
      look = Look(seat: seat, began: scene.now)
      looked = seat
      return .nothing
    default: throw scene.refusal(.refusedSpyNotNow)
    }
  }

  /// Refuses a seat that has nothing to look at.
  private func requireView(of seat: Seat, in scene: Surroundings) throws(Refusal) {
    do throws(Spy.Refusal) {
      _ = try evening.view(of: seat)
    } catch {
      throw Refusal(text: sentence(for: error, words: scene.words))
    }
  }

  /// The marked seat comes to look again: its name stands on the wall, so that all see who looks.
  private mutating func recall(in scene: Surroundings) throws(Refusal) -> Outcome {
    guard case .seat(let seat)? = marked else { throw scene.refusal(.refusedSpyNotNow) }
    try requireView(of: seat, in: scene)
    recalling = seat
    looked = nil
    return .nothing
  }

  // MARK: Lists and pages

  private mutating func move(_ step: Int, in scene: Surroundings) throws(Refusal) -> Outcome {
    let count = lines.count
    if count > 0 {
      mark = (min(mark, count - 1) + step + count) % count
      return .nothing
    }
    switch view {
    case .deal(let seat) where step > 0:
      guard looked == seat else {
        throw scene.refusal(.refusedSpyNotSeen, name(seat, scene.words))
      }
      return try happen(.seen(seat), in: scene)
    case .describe: return step < 0 ? try open(.forgot, in: scene) : toggleTimer(in: scene)
    case .rules:
      turn(step, in: scene)
      return .nothing
    case .dealt where step < 0, .ballotPrompt where step < 0, .roundOver where step < 0:
      return try open(.forgot, in: scene)
    case .recall where step > 0:
      closePage()
      return .nothing
    case .deal, .dealt, .ballotPrompt, .allVoted, .counted, .revealing, .roundOver, .ended, .recall,
      .typeGuess, .question, .setup, .ballot, .agree, .guessing, .guessNear, .names, .forgot:
      throw scene.refusal(.refusedSpyNotNow)
    }
  }

  private mutating func open(_ page: Page, in scene: Surroundings) throws(Refusal) -> Outcome {
    let isPossible =
      switch page {
      case .names: table.phase == .lobby
      case .forgot: isInGame
      case .rules: true
      case .agreed: isVoteOpen
      case .guess: if case .guessing(_, isNear: false) = table.phase { true } else { false }
      }
    guard isPossible else { throw scene.refusal(.refusedSpyNotNow) }
    coverAll()
    self.page = page
    mark = 0
    rulesPage = 0
    if page == .names { draft = NamesDraft(table) }
    if page == .guess { guess = NameField("") }
    return .nothing
  }

  mutating func closePage() {
    page = nil
    draft = nil
    guess = nil
    recalling = nil
    looked = nil
    mark = 0
  }

  private mutating func toggleTimer(in scene: Surroundings) -> Outcome {
    guard var speech else { return .nothing }
    if speech.watch.isRunning {
      speech.watch.stop(at: scene.now)
    } else {
      speech.watch.start(at: scene.now)
    }
    self.speech = speech
    return .nothing
  }

  private mutating func back(in scene: Surroundings) throws(Refusal) -> Outcome {
    if question != nil {
      question = nil
      return .nothing
    }
    switch view {
    case .names, .forgot, .rules, .typeGuess: closePage()
    case .recall: recalling = nil
    case .agree where page == .agreed: closePage()
    case .ballot: isBallotOpen = false
    case .setup, .deal, .dealt, .describe, .ballotPrompt, .allVoted, .agree, .counted, .guessing,
      .guessNear, .revealing, .roundOver, .ended, .question:
      return try happen(.undone, in: scene)
    }
    return .nothing
  }

  // MARK: The one thing to do

  private mutating func choose(in scene: inout Surroundings) throws(Refusal) -> Outcome {
    switch view {
    case .question(let event): return try happen(event, in: scene)
    case .setup, .names: return try chooseLine(in: &scene)
    case .deal(let seat):
      guard looked == seat else {
        throw scene.refusal(.refusedSpyNotSeen, name(seat, scene.words))
      }
      return try happen(.seen(seat), in: scene)
    case .dealt: return try happen(.began, in: scene)
    case .describe: return try happen(.spoken, in: scene)
    case .ballotPrompt:
      isBallotOpen = true
      mark = 0
    case .ballot(let voter):
      switch marked {
      case .seat(let seat): return try happen(.voted(voter, .seat(seat)), in: scene)
      default: return try happen(.voted(voter, .abstention), in: scene)
      }
    case .allVoted: return try happen(.closed, in: scene)
    case .agree:
      if case .seat(let seat)? = marked {
        question = .agreed(seat)
      } else {
        question = .agreed(nil)
      }
    case .counted: return try happen(.confirmed, in: scene)
    case .guessing, .guessNear:
      switch marked {
      case .right: question = .judged(isRight: true)
      case .wrong: question = .judged(isRight: false)
      default: return try open(.guess, in: scene)
      }
    case .roundOver: return try nextRound(in: &scene)
    case .ended: return try happen(.again, in: scene)
    case .rules: turn(1, in: scene)
    case .forgot: return try recall(in: scene)
    case .recall: closePage()
    case .revealing: throw scene.refusal(.refusedSpyNotNow)
    case .typeGuess: return try press(.enter, in: scene)
    }
    return .nothing
  }

  private mutating func nextRound(in scene: inout Surroundings) throws(Refusal) -> Outcome {
    let event: Event
    do throws(Spy.Refusal) {
      event = try evening.nextRound(using: &scene.dice)
    } catch {
      throw Refusal(text: sentence(for: error, words: scene.words))
    }
    return try happen(event, in: scene)
  }

  mutating func deal(in scene: inout Surroundings) throws(Refusal) -> Outcome {
    let event: Event
    do throws(Spy.Refusal) {
      event = try evening.deal(from: bank(in: scene), using: &scene.dice)
    } catch {
      throw Refusal(text: sentence(for: error, words: scene.words))
    }
    return try happen(event, in: scene)
  }
}
