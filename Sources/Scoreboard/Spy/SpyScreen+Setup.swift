import Spy

extension SpyScreen {
  /// The seconds to speak that can be chosen.
  static let speakingTimes = [0, 10, 15, 20, 30, 45, 60, 90, 120]

  /// Does what the marked line says.
  mutating func chooseLine(in scene: inout Surroundings) throws(Refusal) -> Outcome {
    switch marked {
    case .setup(.deal): return try deal(in: &scene)
    case .setup(.names): return try apply(.open(.names), in: &scene)
    case .setup(.rules): return try apply(.open(.rules), in: &scene)
    case .setup(.bank): return Outcome(readsBank: true)
    case .keepNames: return try keepNames(in: scene)
    case .cancelNames:
      closePage()
      return .nothing
    case .setup, .seat, .nobody, .right, .wrong, .typeGuess, nil: return try change(1, in: scene)
    }
  }

  /// Makes the marked value more or less; where there is none, less is back.
  mutating func change(_ step: Int, in scene: Surroundings) throws(Refusal) -> Outcome {
    switch (view, marked) {
    case (.setup, .setup(let row)?): return try change(row, by: step, in: scene)
    case (.names, .seat(let seat)?):
      changeName(of: seat, by: step, in: scene)
      return .nothing
    case (.rules, _):
      turn(step, in: scene)
      return .nothing
    case (.recall, _) where step < 0:
      recalling = nil
      return .nothing
    case (.question, _) where step < 0, (.ballot, _) where step < 0, (.forgot, _) where step < 0,
      (.agree, _) where step < 0 && page == .agreed:
      question = nil
      isBallotOpen = false
      if page != nil { closePage() }
      return .nothing
    default: throw scene.refusal(.refusedSpyNotNow)
    }
  }

  private mutating func change(
    _ row: SetupRow, by step: Int, in scene: Surroundings
  ) throws(Refusal) -> Outcome {
    let table = table
    let (spies, blanks) = (table.counts?.spies ?? 1, table.counts?.blanks ?? 0)
    switch row {
    case .players: return try happen(.seats(table.seats.count + step), in: scene)
    case .spies: return try happen(.counts(spies: spies + step, blanks: blanks), in: scene)
    case .blanks: return try happen(.counts(spies: spies, blanks: blanks + step), in: scene)
    case .vote:
      return try happen(.voteStyle(table.voteStyle == .turns ? .agreed : .turns), in: scene)
    case .time:
      let times = Self.speakingTimes
      let index = times.lastIndex { $0 <= table.speakingTime } ?? 0
      let next = min(max(0, index + step), times.count - 1)
      return try happen(.speakingTime(times[next]), in: scene)
    case .rule:
      let rules = WinRule.allCases
      let index = rules.firstIndex(of: table.rule) ?? 0
      return try happen(.rule(rules[(index + step + rules.count) % rules.count]), in: scene)
    case .deal, .names, .bank, .rules: throw scene.refusal(.refusedSpyNotNow)
    }
  }

  /// The value of a line of the set-up, nil for one that opens something.
  func value(of row: SetupRow, _ words: Words) -> String? {
    switch row {
    case .players: "\(table.seats.count)"
    case .spies: table.counts.map { "\($0.spies)" } ?? "–"
    case .blanks: table.counts.map { "\($0.blanks)" } ?? "–"
    case .vote: words.say(table.voteStyle == .turns ? .spyVoteTurns : .spyVoteAgreed)
    case .time:
      table.speakingTime == 0
        ? words.say(.spyNoLimit) : words.say(.spySeconds, "\(table.speakingTime)")
    case .rule: name(of: table.rule, words)
    case .deal, .names, .bank, .rules: nil
    }
  }

  /// What a line of the set-up is called.
  func title(of row: SetupRow, _ words: Words) -> String {
    switch row {
    case .players: words.say(.spyPlayers)
    case .spies: words.say(.spySpies)
    case .blanks: words.say(.spyBlanks)
    case .vote: words.say(.spyVote)
    case .time: words.say(.spyTime)
    case .rule: words.say(.spyRule)
    case .names: words.say(.spyNames)
    case .bank: words.say(.spyBank)
    case .rules: words.say(.spyRules)
    case .deal: words.say(.spyDeal)
    }
  }
}
