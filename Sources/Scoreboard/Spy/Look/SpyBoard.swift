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
  /// The seats at the foot of the picture: who is done, whose turn it is; empty for none.
  var strip: [Place] = []

  /// A seat of the strip.
  struct Place: Sendable, Hashable {
    var seat: Seat
    var isDone: Bool
    var isNow = false
  }
}

extension SpyScreen {
  /// What is said now.
  func board(in scene: Surroundings) -> SpyBoard {
    let words = scene.words
    let labels = ButtonLabels(scene.settings)
    var board = SpyBoard()
    board.label = table.round > 0 ? words.say(.spyRound, "\(table.round)") : words.say(.spyTitle)
    switch view {
    case .setup, .names, .rules: board.label = words.say(.spyTitle)
    case .deal(let seat):
      say(seat, into: &board, in: scene)
      board.strip = dealt(next: seat)
    case .forgot:
      board.label = words.say(.spyForgot)
      board.main = [words.say(.spyWhoForgot)]
    case .recall(let seat):
      board.label = words.say(.spyForgot)
      say(seat, into: &board, in: scene)
    case .dealt:
      board.main = [words.say(.spyAllSeen)]
      board.strip = dealt(next: nil)
    case .describe(let seat):
      if isRunOff { board.label += "  ·  " + words.say(.spyRunOff) }
      board.main = NameLadder.steps(name(seat, words))
      board.color = Self.color(of: seat)
      board.detail = [words.say(.spyOneSentence)]
    case .ballotPrompt(let seat):
      sayVoter(seat, into: &board, in: scene)
    case .ballot(let seat) where scene.secretDisplay == .elsewhere:
      sayVoter(seat, into: &board, in: scene)
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
    case .revealing(let seat):
      board.main = [words.say(.spyIs, name(seat, words))]
      board.color = Self.color(of: seat)
      board.detail = ["?"]
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
  ///
  /// Where there is a small display, the word stands there and never here.
  private func say(_ seat: Seat, into board: inout SpyBoard, in scene: Surroundings) {
    let words = scene.words
    let labels = ButtonLabels(scene.settings)
    let name = name(seat, words)
    let isElsewhere = scene.secretDisplay == .elsewhere
    if !isElsewhere, let view = shownView(at: scene.now), view.seat == seat {
      board.label = name
      switch view.content {
      case .word(let word): board.main = [word]
      case .blank:
        board.main = [words.say(.spyNoWord)]
      }
    } else if !isElsewhere, look != nil {
      board.main = [words.say(.spyLetGo)]
      board.color = Palette.grey
    } else {
      board.main = NameLadder.steps(name)
      board.color = Self.color(of: seat)
      switch scene.secretDisplay {
      case .none: board.detail = [words.say(.spyLooksAway, name), words.say(.spyOnly, name)]
      case .elsewhere:
        board.detail = [words.say(.spyOnSmall, name), words.say(.spyOnly, name)]
      case .here: break
      }
      board.note =
        looked == seat
        ? words.say(.spyCovered, labels.label(.leftMinus))
        : words.say(.spyHold, labels.label(.rightPlus))
    }
  }

  /// Every seat of the deal: who has seen the word, who is before the panel.
  private func dealt(next: Seat?) -> [SpyBoard.Place] {
    table.living.map { seat in
      SpyBoard.Place(seat: seat, isDone: next.map { seat < $0 } ?? true, isNow: seat == next)
    }
  }

  /// A voter comes to the panel.
  private func sayVoter(_ seat: Seat, into board: inout SpyBoard, in scene: Surroundings) {
    let words = scene.words
    board.main = [words.say(.spyVotes, name(seat, words))]
    board.color = Self.color(of: seat)
    switch scene.secretDisplay {
    case .none: board.detail = [words.say(.spyVoteHidden)]
    case .elsewhere: board.detail = [words.say(.spyVoteOnSmall)]
    case .here: break
    }
    sayVoted(into: &board, words)
  }

  private func sayVoted(into board: inout SpyBoard, _ words: Words) {
    guard case .voting(let voting) = table.phase else { return }
    if voting.isRunOff { board.label += "  ·  " + words.say(.spyRunOff) }
    let (done, all) = (voting.voted.count, voting.voters.count)
    let next = nextVoter
    board.strip = voting.voters.map { seat in
      SpyBoard.Place(seat: seat, isDone: voting.voted.contains(seat), isNow: seat == next)
    }
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

  /// Whose figure stands for those who won.
  static func role(of winner: Winner) -> Spy.Role {
    switch winner {
    case .civilians: .civilian
    case .infiltrators, .spies: .spy
    case .blank: .blank
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
