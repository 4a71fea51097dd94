/// One game from the deal to its end: the fold over the events of that game.
///
/// Inside the module only; `Evening` shows what may be seen of it.
struct Game: Sendable, Hashable {
  /// The deal; never shown whole.
  let deal: Deal
  /// When the game is won.
  let rule: WinRule
  /// Where the game stands.
  private(set) var phase: Phase
  /// The round, from 1 once the describing has begun.
  private(set) var round = 0
  /// The seats that are out, and why.
  private(set) var exits: [Seat: SeatState.Exit] = [:]
  /// The seats that are absent now.
  private(set) var away: Set<Seat>
  /// The seats that have looked at their word.
  private(set) var seen: Set<Seat> = []
  /// The ballots of the open vote: for nobody's eyes.
  private var ballots: [Seat: Ballot] = [:]
  /// Who spoke first in this round.
  private var first: Seat
  /// Rounds in a row that put nobody out.
  private var stalled = 0

  /// A game that has just been dealt.
  init(deal: Deal, rule: WinRule, away: Set<Seat>) {
    self.deal = deal
    self.rule = rule
    self.away = away
    first = deal.first
    phase = .dealing(next: nil)
    showNext()
  }

  /// The seats that play, in order, whether still in or out.
  var seats: [Seat] { deal.roles.map(\.seat) }
  /// The seats that are still in, in order.
  var living: [Seat] { seats.filter { exits[$0] == nil } }
  /// How it ended, or nil while it lasts.
  var ending: Ending? {
    if case .ended(let ending) = phase { return ending }
    return nil
  }

  /// What a seat was dealt.
  func role(of seat: Seat) -> Role? { deal.roles.first { $0.seat == seat }?.role }

  /// What a seat may see of its own.
  func view(of seat: Seat) throws(Refusal) -> SeatView {
    switch role(of: seat) {
    case .civilian: SeatView(seat: seat, content: .word(deal.civilianWord.text))
    case .spy: SeatView(seat: seat, content: .word(deal.spyWord.text))
    case .blank: SeatView(seat: seat, content: .blank)
    case nil: throw .notInGame(seat)
    }
  }

  /// Applies one event of the game; throws, unchanged, when the phase forbids it.
  mutating func apply(_ event: Event) throws(Refusal) {
    if case .ended = phase { throw .gameOver }
    switch event {
    case .seen(let seat): try see(seat)
    case .began: try begin()
    case .spoken: try speak()
    case .voted(let seat, let ballot): try vote(seat, ballot)
    case .closed: try close()
    case .confirmed: try confirm()
    case .agreed(let seat): try agree(seat)
    case .guessed(let word): try guess(word)
    case .judged(let isRight): try judge(isRight)
    case .round(let first): try beginRound(first)
    case .away(let seat): try leave(seat)
    case .back(let seat): try comeBack(seat)
    case .kicked(let seat): try kick(seat)
    case .opened, .seats, .named, .counts, .usualCounts, .rule, .speakingTime, .voteStyle, .dealt,
      .again, .newEvening, .joined, .undone, .abandoned:
      throw .notNow
    }
  }

  // MARK: The deal

  /// The seats that still have to look at their word: the absent are passed over.
  private var unseen: [Seat] { living.filter { !seen.contains($0) && !away.contains($0) } }

  /// Sets who looks next, while words are dealt.
  private mutating func showNext() {
    if case .dealing = phase { phase = .dealing(next: unseen.first) }
  }

  private mutating func see(_ seat: Seat) throws(Refusal) {
    guard case .dealing = phase else { throw .notNow }
    try requireLiving(seat)
    guard !seen.contains(seat) else { throw .alreadySeen(seat) }
    seen.insert(seat)
    showNext()
  }

  private mutating func begin() throws(Refusal) {
    guard case .dealing = phase else { throw .notNow }
    guard unseen.isEmpty else { throw .notSeen(unseen) }
    round = 1
    describe(from: first, seats: living, isRunOff: false)
  }

  // MARK: Describing

  /// Opens a round of sentences: the seats in their order, from the first one at or after `start`.
  private mutating func describe(from start: Seat, seats: [Seat], isRunOff: Bool) {
    let order = seats.filter { $0 >= start } + seats.filter { $0 < start }
    phase = .describing(Phase.Speaking(order: order, done: 0, isRunOff: isRunOff))
    passOverAbsent()
  }

  private mutating func speak() throws(Refusal) {
    guard case .describing(var speaking) = phase else { throw .notNow }
    speaking.done += 1
    phase = .describing(speaking)
    passOverAbsent()
  }

  /// Lets the absent miss their turn; after the last speaker the vote opens.
  private mutating func passOverAbsent() {
    guard case .describing(var speaking) = phase else { return }
    while let speaker = speaking.speaker, away.contains(speaker) { speaking.done += 1 }
    phase = .describing(speaking)
    guard speaking.speaker == nil else { return }
    let candidates = speaking.isRunOff ? speaking.order.sorted() : living
    let voters = speaking.isRunOff ? living.filter { !candidates.contains($0) } : living
    ballots = [:]
    phase = .voting(
      Phase.Voting(
        candidates: candidates, voters: voters, voted: [], isRunOff: speaking.isRunOff))
  }

  // MARK: The vote

  private mutating func vote(_ seat: Seat, _ ballot: Ballot) throws(Refusal) {
    guard case .voting(var voting) = phase else { throw .notNow }
    try requireLiving(seat)
    guard voting.voters.contains(seat) else { throw .noVote(seat) }
    guard !away.contains(seat) else { throw .presence(seat) }
    if case .seat(let candidate) = ballot {
      try requireLiving(candidate)
      guard candidate != seat else { throw .ownVote(seat) }
      guard voting.candidates.contains(candidate) else { throw .notCandidate(candidate) }
    }
    guard ballots[seat] != ballot else { throw .votedAlready(seat) }
    ballots[seat] = ballot
    voting.voted.insert(seat)
    phase = .voting(voting)
  }

  private mutating func close() throws(Refusal) {
    guard case .voting(let voting) = phase else { throw .notNow }
    let missing = voting.voters.filter { ballots[$0] == nil && !away.contains($0) }
    guard missing.isEmpty else { throw .votesMissing(missing) }
    let tally = Tally(candidates: voting.candidates, voters: voting.voters, ballots: ballots)
    ballots = [:]
    phase = .counted(tally, verdict(on: tally, isRunOff: voting.isRunOff))
  }

  /// What follows: one leader goes; a tie is a run-off once, if anybody is left to vote in it.
  private func verdict(on tally: Tally, isRunOff: Bool) -> Phase.Verdict {
    let leaders = tally.leaders
    if leaders.count == 1 { return .out(leaders[0]) }
    if leaders.count > 1, !isRunOff, leaders.count < living.count { return .runOff(leaders) }
    return stalled + 1 < 2 ? .nobody : .host
  }

  private mutating func confirm() throws(Refusal) {
    guard case .counted(_, let verdict) = phase else { throw .notNow }
    switch verdict {
    case .out(let seat): eliminate(seat, .voted)
    case .runOff(let seats): describe(from: first, seats: seats, isRunOff: true)
    case .nobody:
      stalled += 1
      phase = .roundOver(out: nil)
    case .host: phase = .deciding
    }
  }

  private mutating func agree(_ seat: Seat?) throws(Refusal) {
    switch phase {
    case .voting, .counted, .deciding: break
    case .lobby, .dealing, .describing, .guessing, .roundOver, .ended: throw .notNow
    }
    if let seat { try requireLiving(seat) }
    ballots = [:]
    stalled = 0
    if let seat { eliminate(seat, .agreed) } else { phase = .roundOver(out: nil) }
  }

  // MARK: Going out

  /// Puts a seat out; a blank may guess before anybody can win by it.
  private mutating func eliminate(_ seat: Seat, _ exit: SeatState.Exit) {
    exits[seat] = exit
    stalled = 0
    if role(of: seat) == .blank {
      phase = .guessing(seat, isNear: false)
    } else {
      settle(out: seat)
    }
  }

  /// After an elimination exactly one of two things is true: the game goes on, or somebody has won.
  private mutating func settle(out seat: Seat?) {
    if let winner = winnerByCount {
      end(winner)
    } else {
      phase = .roundOver(out: seat)
    }
  }

  private var winnerByCount: Winner? {
    let roles = living.compactMap { role(of: $0) }
    return rule.winner(
      civilians: roles.count { $0 == .civilian }, spies: roles.count { $0 == .spy },
      blanks: roles.count { $0 == .blank })
  }

  private mutating func end(_ winner: Winner, guesser: Seat? = nil, guess: String? = nil) {
    let winners = deal.roles.filter { seat, role in
      if exits[seat] == .kicked { return false }
      switch winner {
      case .civilians: return role == .civilian
      case .infiltrators: return role.isInfiltrator
      case .spies: return role == .spy
      case .blank: return role == .blank && (guesser.map { $0 == seat } ?? (exits[seat] == nil))
      }
    }
    phase = .ended(
      Ending(
        winner: winner, winners: winners.map(\.seat),
        roles: deal.roles.map { Ending.Entry(seat: $0.seat, role: $0.role) },
        civilianWord: deal.civilianWord.text, spyWord: deal.spyWord.text, guess: guess))
  }

  // MARK: The blank's guess

  private mutating func guess(_ word: Word) throws(Refusal) {
    guard case .guessing(let seat, isNear: false) = phase else { throw .notNow }
    guard !word.key.isEmpty else { throw .emptyText }
    switch Nearness(of: word.key, to: deal.civilianWord.key, not: deal.spyWord.key) {
    case .same: end(.blank, guesser: seat, guess: word.text)
    case .near: phase = .guessing(seat, isNear: true)
    case .other: settle(out: seat)
    }
  }

  private mutating func judge(_ isRight: Bool) throws(Refusal) {
    guard case .guessing(let seat, _) = phase else { throw .notNow }
    if isRight { end(.blank, guesser: seat) } else { settle(out: seat) }
  }

  // MARK: Rounds

  private mutating func beginRound(_ start: Seat) throws(Refusal) {
    guard case .roundOver = phase else { throw .notNow }
    try requireLiving(start)
    round += 1
    first = start
    describe(from: start, seats: living, isRunOff: false)
  }

  // MARK: Coming and going

  private mutating func leave(_ seat: Seat) throws(Refusal) {
    try requireLiving(seat)
    guard away.insert(seat).inserted else { throw .presence(seat) }
    if case .voting(var voting) = phase {
      ballots[seat] = nil
      voting.voted.remove(seat)
      phase = .voting(voting)
    }
    showNext()
    passOverAbsent()
  }

  private mutating func comeBack(_ seat: Seat) throws(Refusal) {
    try requireLiving(seat)
    guard away.remove(seat) != nil else { throw .presence(seat) }
    showNext()
  }

  private mutating func kick(_ seat: Seat) throws(Refusal) {
    try requireLiving(seat)
    exits[seat] = .kicked
    away.remove(seat)
    ballots[seat] = nil
    for (voter, ballot) in ballots where ballot == .seat(seat) { ballots[voter] = nil }
    if case .guessing = phase { return }
    if let winner = winnerByCount { return end(winner) }
    dropFromPhase(seat)
  }

  /// Goes on without a seat that was kicked; a run-off of one is none.
  private mutating func dropFromPhase(_ seat: Seat) {
    switch phase {
    case .dealing: showNext()
    case .describing(var speaking):
      if let index = speaking.order.firstIndex(of: seat) {
        speaking.order.remove(at: index)
        if index < speaking.done { speaking.done -= 1 }
      }
      phase = .describing(speaking)
      if speaking.isRunOff && speaking.order.count < 2 { phase = .roundOver(out: nil) }
      passOverAbsent()
    case .voting(var voting):
      voting.candidates.removeAll { $0 == seat }
      voting.voters.removeAll { $0 == seat }
      voting.voted = Set(voting.voters.filter { ballots[$0] != nil })
      phase = .voting(voting)
      if voting.isRunOff && voting.candidates.count < 2 { phase = .roundOver(out: nil) }
    case .counted(let tally, .out(let chosen)):
      phase = chosen == seat ? .roundOver(out: nil) : .counted(tally, .out(chosen))
    case .counted(let tally, .runOff(let tied)):
      let left = tied.filter { $0 != seat }
      phase =
        left.count < 2 || left.count == living.count
        ? .roundOver(out: nil) : .counted(tally, .runOff(left))
    case .counted(_, .nobody), .counted(_, .host), .lobby, .deciding, .guessing, .roundOver,
      .ended:
      break
    }
  }

  private func requireLiving(_ seat: Seat) throws(Refusal) {
    guard role(of: seat) != nil else { throw .notInGame(seat) }
    guard exits[seat] == nil else { throw .alreadyOut(seat) }
  }
}
