import Spy

extension SpyScreen {
  /// What the screen shows now: the phase of the game, or a page or question over it.
  enum View: Sendable, Hashable {
    case setup
    /// The seat before the panel looks at its word; the others look away.
    case deal(Seat)
    /// All have looked.
    case dealt
    case describe(Seat)
    /// A voter comes to the panel; the others look away.
    case ballotPrompt(Seat)
    /// The voter chooses.
    case ballot(Seat)
    case allVoted
    /// The table, or the host, names a seat.
    case agree
    case counted
    case guessing(Seat)
    case guessNear(Seat)
    /// Everybody waits for what that seat was.
    case revealing(Seat)
    case roundOver
    case ended
    case names
    /// Who forgot the word?
    case forgot
    /// That seat looks again; the others look away.
    case recall(Seat)
    case rules
    case typeGuess(Seat)
    /// "Really?"
    case question(Event)
  }

  /// What is shown now.
  var view: View {
    if let question { return .question(question) }
    switch page {
    case .names where table.phase == .lobby: return .names
    case .forgot where isInGame: return recalling.map { .recall($0) } ?? .forgot
    case .rules: return .rules
    case .agreed where isVoteOpen: return .agree
    case .guess:
      if case .guessing(let seat, isNear: false) = table.phase { return .typeGuess(seat) }
    case .names, .forgot, .agreed, nil: break
    }
    if let reveal { return .revealing(reveal.seat) }
    return phaseView
  }

  /// Whether the game's own sign stands above: between games.
  var isTitled: Bool {
    switch view {
    case .setup, .names, .rules: true
    case .deal, .dealt, .describe, .ballotPrompt, .ballot, .allVoted, .agree, .counted, .guessing,
      .guessNear, .revealing, .roundOver, .ended, .forgot, .recall, .typeGuess, .question:
      false
    }
  }

  private var phaseView: View {
    switch table.phase {
    case .lobby: .setup
    case .dealing(let next?): .deal(next)
    case .dealing(nil): .dealt
    case .describing(let speaking): speaking.speaker.map { .describe($0) } ?? .roundOver
    case .voting where table.voteStyle == .agreed: .agree
    case .voting: nextVoter.map { isBallotOpen ? .ballot($0) : .ballotPrompt($0) } ?? .allVoted
    case .counted: .counted
    case .deciding: .agree
    case .guessing(let seat, let isNear): isNear ? .guessNear(seat) : .guessing(seat)
    case .roundOver: .roundOver
    case .ended: .ended
    }
  }

  /// Whether seats hold words now.
  var isInGame: Bool {
    switch table.phase {
    case .lobby, .ended: false
    case .dealing, .describing, .voting, .counted, .deciding, .guessing, .roundOver: true
    }
  }

  /// Whether a vote is open, or waits for the host.
  var isVoteOpen: Bool {
    switch table.phase {
    case .voting, .counted, .deciding: true
    case .lobby, .dealing, .describing, .guessing, .roundOver, .ended: false
    }
  }

  /// The next seat that has not voted and is here.
  var nextVoter: Seat? {
    guard case .voting(let voting) = table.phase else { return nil }
    return voting.voters.first { !voting.voted.contains($0) && table[$0]?.isAway == false }
  }

  // MARK: Lists

  /// A line of the list that is shown.
  enum Line: Sendable, Hashable {
    case setup(SetupRow)
    case seat(Seat)
    /// Nobody goes, or the voter abstains.
    case nobody
    case right
    case wrong
    case typeGuess
    case keepNames
    case cancelNames
  }

  /// The lines of the list that is shown; empty where there is none.
  var lines: [Line] {
    switch view {
    case .setup: SetupRow.allCases.map { .setup($0) }
    case .ballot(let voter): candidates.filter { $0 != voter }.map { .seat($0) } + [.nobody]
    case .agree: table.living.map { .seat($0) } + [.nobody]
    case .guessing: [.right, .wrong, .typeGuess]
    case .guessNear: [.right, .wrong]
    case .names: table.seats.map { .seat($0.seat) } + [.keepNames, .cancelNames]
    case .forgot: table.seats.filter { $0.standing != .waiting }.map { .seat($0.seat) }
    case .deal, .dealt, .describe, .ballotPrompt, .allVoted, .counted, .revealing, .roundOver,
      .ended, .recall, .rules, .typeGuess, .question:
      []
    }
  }

  private var candidates: [Seat] {
    if case .voting(let voting) = table.phase { voting.candidates } else { [] }
  }

  /// The marked line.
  var marked: Line? {
    let lines = lines
    return lines.isEmpty ? nil : lines[min(max(0, mark), lines.count - 1)]
  }
}

/// A line of the set-up.
enum SetupRow: String, Sendable, Hashable, CaseIterable {
  case deal
  case players
  case spies
  case blanks
  case names
  case vote
  case time
  case rule
  case bank
  case rules
}
