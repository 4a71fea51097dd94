import Drawing
import Spy

/// What is said on the wall in large letters, whatever the layout: a label, one big thing, what to do.
struct SpyBoard: Sendable, Hashable {
  /// The label above, amber.
  var label = ""
  /// The big thing, and shorter ways to say it.
  var main: [String] = []
  /// Its colour.
  var color = Palette.white
  /// What it means or what to do, and shorter ways to say it.
  var detail: [String] = []
  /// What may be overlooked.
  var note = ""
  /// How many of how many are done, for a row of marks; nil for none.
  var progress: Progress?

  /// How many of how many.
  struct Progress: Sendable, Hashable {
    var done: Int
    var of: Int
  }
}

extension SpyScreen {
  /// What is said now.
  func board(in scene: Surroundings) -> SpyBoard {
    let words = scene.words
    let labels = ButtonLabels(scene.settings)
    var board = SpyBoard()
    board.label = table.round > 0 ? words.say(.round, "\(table.round)") : words.say(.spyTitle)
    switch view {
    case .setup, .names, .rules: board.label = words.say(.spyTitle)
    case .deal(let seat):
      say(seat, into: &board, in: scene)
      if case .dealing = table.phase { board.progress = dealProgress }
    case .forgot:
      board.label = words.say(.spyForgot)
      if let look {
        say(look.seat, into: &board, in: scene)
      } else {
        board.main = [words.say(.spyWhoForgot)]
        board.detail = [words.say(.spyHold, labels.label(.rightPlus))]
      }
    case .dealt:
      board.main = [words.say(.spyAllSeen)]
      board.progress = dealProgress
    case .describe(let seat):
      if isRunOff { board.label += "  ·  " + words.say(.spyRunOff) }
      board.main = NameLadder.steps(name(seat, words))
      board.detail = [words.say(.spyOneSentence)]
    case .ballotPrompt(let seat):
      board.main = [words.say(.spyVotes, name(seat, words))]
      board.detail = [words.say(.spyVoteHidden)]
      sayVoted(into: &board, words)
    case .ballot(let seat):
      board.label = words.say(.spyVotes, name(seat, words))
      board.main = [words.say(.spyWhoGoes)]
    case .allVoted:
      board.main = [words.say(.spyAllVoted)]
      sayVoted(into: &board, words)
    case .agree:
      board.main = [words.say(table.phase == .deciding ? .spyHostDecides : .spyAgrees)]
    case .counted:
      board.label = words.say(.spyCounted)
      sayVerdict(into: &board, words)
    case .guessing(let seat): board.main = [words.say(.spyGuess, name(seat, words))]
    case .guessNear: board.main = [words.say(.spyGuessNear)]
    case .typeGuess:
      board.main = [words.say(.spyGuessType)]
      board.detail = [(guess?.before ?? "") + "|" + (guess?.after ?? "")]
    case .roundOver: sayRoundOver(into: &board, words)
    case .ended:
      if case .ended(let ending) = table.phase {
        board.main = [name(of: ending.winner, words)]
        board.color = Self.color(of: ending.winner)
      }
    case .question(let event):
      board.main = [sentence(asking: event, words)]
      board.detail = [
        "\(labels.label(.rightPlus))  \(words.say(.menuYes))   ·   \(labels.label(.rightMinus))  \(words.say(.menuNo))"
      ]
    }
    return board
  }

  /// A seat's turn at the panel: who looks away, the word while it is held, what comes then.
  private func say(_ seat: Seat, into board: inout SpyBoard, in scene: Surroundings) {
    let words = scene.words
    let labels = ButtonLabels(scene.settings)
    let name = name(seat, words)
    if let view = shownView(at: scene.now), view.seat == seat {
      board.label = name
      switch view.content {
      case .word(let word): board.main = [word]
      case .blank:
        board.main = [words.say(.spyNoWord)]
      }
    } else if look != nil {
      board.main = [words.say(.spyLetGo)]
      board.color = Palette.grey
    } else {
      board.main = NameLadder.steps(name)
      board.detail = [words.say(.spyLooksAway, name), words.say(.spyOnly, name)]
      board.note =
        looked == seat && page == nil
        ? words.say(.spyCovered, labels.label(.leftMinus))
        : words.say(.spyHold, labels.label(.rightPlus))
    }
  }

  private var dealProgress: SpyBoard.Progress {
    let seats = table.living
    guard case .dealing(let next) = table.phase, let next else {
      return SpyBoard.Progress(done: seats.count, of: seats.count)
    }
    return SpyBoard.Progress(done: seats.firstIndex(of: next) ?? 0, of: seats.count)
  }

  private func sayVoted(into board: inout SpyBoard, _ words: Words) {
    guard case .voting(let voting) = table.phase else { return }
    if voting.isRunOff { board.label += "  ·  " + words.say(.spyRunOff) }
    let (done, all) = (voting.voted.count, voting.voters.count)
    board.progress = SpyBoard.Progress(done: done, of: all)
    board.note = words.say(.spyVoted, "\(done)", "\(all)")
  }

  private func sayVerdict(into board: inout SpyBoard, _ words: Words) {
    guard case .counted(let tally, let verdict) = table.phase else { return }
    switch verdict {
    case .out(let seat): board.main = [words.say(.spyGoes, name(seat, words))]
    case .runOff(let seats):
      let names = seats.map { name($0, words) }.joined(separator: ", ")
      board.main = [words.say(.spyTie, names), words.say(.spyRunOff)]
    case .nobody: board.main = [words.say(.spyNobodyOut)]
    case .host: board.main = [words.say(.spyHostDecides)]
    }
    if tally.abstentions > 0 { board.note = words.say(.spyAbstained, "\(tally.abstentions)") }
  }

  private func sayRoundOver(into board: inout SpyBoard, _ words: Words) {
    guard case .roundOver(let seat) = table.phase else { return }
    guard let seat, case .out(let role, _)? = table[seat]?.standing else {
      board.main = [words.say(.spyNobodyOut)]
      return
    }
    board.main = [name(of: role, words)]
    board.color = Self.color(of: role)
    board.detail = [words.say(.spyIsOut, name(seat, words))]
  }

  /// Whether only the tied speak or are voted for.
  private var isRunOff: Bool {
    if case .describing(let speaking) = table.phase { speaking.isRunOff } else { false }
  }

  /// The question "Mei goes: really?".
  private func sentence(asking event: Event, _ words: Words) -> String {
    switch event {
    case .agreed(let seat?): words.say(.spyReally, name(seat, words))
    case .judged(let isRight): words.say(isRight ? .spyReallyRight : .spyReallyWrong)
    default: words.say(.spyReallyNobody)
    }
  }

  /// A role's colour; its name always stands beside it.
  static func color(of role: Spy.Role) -> Color {
    switch role {
    case .civilian: Palette.sky
    case .spy: Palette.orange
    case .blank: Palette.white
    }
  }

  static func color(of winner: Winner) -> Color {
    switch winner {
    case .civilians: Palette.sky
    case .infiltrators, .spies: Palette.orange
    case .blank: Palette.white
    }
  }

  /// What a line of a list says, and its value.
  func text(of line: Line, in scene: Surroundings) -> (title: String, value: String?) {
    let words = scene.words
    switch line {
    case .setup(.bank): return (title(of: .bank, words), bankLine(in: scene))
    case .setup(let row): return (title(of: row, words), value(of: row, words))
    case .seat(let seat):
      if let draft { return (present(seat, draft, words), nil) }
      return (name(seat, words), nil)
    case .nobody:
      if case .ballot = view { return (words.say(.spyAbstain), nil) }
      return (words.say(.spyNobodyGoes), nil)
    case .right: return (words.say(.spyGuessRight), nil)
    case .wrong: return (words.say(.spyGuessWrong), nil)
    case .typeGuess: return (words.say(.spyGuessType), nil)
    case .keepNames: return (words.say(.spyKeep), nil)
    case .cancelNames: return (words.say(.spyCancel), nil)
    }
  }
}
