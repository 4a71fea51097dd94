/// An evening at one table: who sits where, what the games draw from, and the game that is on.
///
/// The fold over its `Event`s.
///
/// The words of a game are sealed in it. `view(of:)` is the only way a word leaves before the end; `table`
/// is what everybody may know.
public struct Evening: Sendable, Hashable {
  /// The longest time to speak, in seconds.
  public static let longestSpeakingTime = 300

  var opening: Opening
  /// Names of seats that went when the table shrank: they come back with it.
  private var keptNames: [Seat: Nickname] = [:]
  /// Those who came during a game.
  private var waiting: Set<Seat> = []
  private var game: Game?
  /// What the game began with, and its events since: taking one back folds the others again.
  private var dealt: Game?
  private var events: [Event] = []

  /// A table for six without names, under the usual rules.
  public init() {
    opening = Opening(
      holders: Seat.all.prefix(6).map { Holder(seat: $0) }, chosen: nil, rule: .parity,
      speakingTime: 30, voteStyle: .turns, games: 0, used: [])
  }

  /// The event that opens a record with this table as it stands between games.
  ///
  /// With it the next record needs none of the earlier ones, and no pair comes back after a
  /// restart.
  public var opener: Event { .opened(opening) }

  /// What everybody may know.
  public var table: TableState {
    TableState(
      phase: game?.phase ?? .lobby, round: game?.round ?? 0,
      seats: opening.holders.map { state(of: $0) }, counts: counts,
      hasChosenCounts: opening.chosen != nil, rule: opening.rule,
      speakingTime: opening.speakingTime, voteStyle: opening.voteStyle, games: opening.games,
      usedPairs: opening.used.count)
  }

  /// What a seat may see of its own: its word, or that it is blank.
  ///
  /// Throws in the lobby, and for a seat that is not in the game.
  public func view(of seat: Seat) throws(Refusal) -> SeatView {
    guard let game else { throw .notNow }
    return try game.view(of: seat)
  }

  /// Whether `.undone` would take something back.
  public var canTakeBack: Bool {
    guard let last = events.last, game?.ending == nil else { return false }
    return last.canBeTakenBack
  }

  /// The counts of the game, or those of the next one; nil when so many cannot play.
  private var counts: Counts? {
    if let game { return try? Counts(of: game.deal) }
    let players = opening.holders.count
    if let chosen = opening.chosen {
      return try? Counts(players: players, spies: chosen.spies, blanks: chosen.blanks)
    }
    return Counts.usual(players: players)
  }

  private func state(of holder: Holder) -> SeatState {
    let standing: SeatState.Standing
    if waiting.contains(holder.seat) {
      standing = .waiting
    } else if let game, let exit = game.exits[holder.seat], let role = game.role(of: holder.seat) {
      standing = .out(role, exit)
    } else {
      standing = .playing
    }
    return SeatState(
      seat: holder.seat, name: holder.name?.text, wins: holder.wins,
      isAway: game?.away.contains(holder.seat) ?? holder.isAway, standing: standing)
  }

  // MARK: What can happen

  /// Applies one event; throws, unchanged, when the state forbids it.
  public mutating func apply(_ event: Event) throws(Refusal) {
    switch event {
    case .opened(let opening): open(opening)
    case .joined(let name): try join(name)
    case .seats, .named, .counts, .usualCounts, .rule, .speakingTime, .voteStyle, .newEvening:
      try requireLobby()
      try prepare(event)
    case .dealt(let deal): try begin(deal)
    case .again: try goBack()
    case .abandoned: try abandon()
    case .undone: try takeBack()
    case .away, .back, .kicked, .seen, .began, .spoken, .voted, .closed, .confirmed, .agreed,
      .guessed, .judged, .round:
      try play(event)
    }
  }

  private mutating func open(_ opening: Opening) {
    self = Evening()
    self.opening = opening
  }

  private func requireLobby() throws(Refusal) {
    if let game { throw game.ending == nil ? .notNow : .gameOver }
  }

  private mutating func prepare(_ event: Event) throws(Refusal) {
    switch event {
    case .seats(let number): try setSeats(number)
    case .named(let seat, let name): try rename(seat, name)
    case .counts(let spies, let blanks):
      _ = try Counts(players: opening.holders.count, spies: spies, blanks: blanks)
      opening.chosen = Opening.Chosen(spies: spies, blanks: blanks)
    case .usualCounts: opening.chosen = nil
    case .rule(let rule): opening.rule = rule
    case .speakingTime(let seconds):
      guard (0...Self.longestSpeakingTime).contains(seconds) else {
        throw .speakingTimeOutOfBounds(seconds)
      }
      opening.speakingTime = seconds
    case .voteStyle(let style): opening.voteStyle = style
    case .newEvening:
      for index in opening.holders.indices { opening.holders[index].wins = 0 }
      opening.games = 0
    case .opened, .dealt, .again, .joined, .away, .back, .kicked, .seen, .began, .spoken, .voted,
      .closed, .confirmed, .agreed, .guessed, .judged, .round, .undone, .abandoned:
      throw .notNow
    }
  }

  private mutating func play(_ event: Event) throws(Refusal) {
    guard var game else { return try comeAndGo(event) }
    if let seat = event.comingOrGoing, waiting.contains(seat) || game.role(of: seat) == nil {
      return try comeAndGo(event)
    }
    try game.apply(event)
    self.game = game
    events.append(event)
    guard let ending = game.ending else { return }
    for index in opening.holders.indices where ending.winners.contains(opening.holders[index].seat)
    {
      opening.holders[index].wins += 1
    }
  }

  /// Coming and going of those who are not in a game.
  private mutating func comeAndGo(_ event: Event) throws(Refusal) {
    guard let seat = event.comingOrGoing else { throw .notNow }
    guard let index = opening.holders.firstIndex(where: { $0.seat == seat }) else {
      throw .noSuchSeat(seat.number)
    }
    if case .kicked = event {
      opening.holders.remove(at: index)
      waiting.remove(seat)
      keptNames[seat] = nil
      dropChoiceOutOfBounds()
      return
    }
    let isAway = event == .away(seat)
    guard opening.holders[index].isAway != isAway else { throw .presence(seat) }
    opening.holders[index].isAway = isAway
  }

  // MARK: The table

  private mutating func setSeats(_ number: Int) throws(Refusal) {
    guard Counts.players.contains(number) else { throw .playersOutOfBounds(number) }
    for holder in opening.holders { keptNames[holder.seat] = holder.name }
    let before = opening.holders
    opening.holders = []
    for seat in Seat.all.prefix(number) {
      var holder = before.first { $0.seat == seat } ?? Holder(seat: seat, name: keptNames[seat])
      if let name = holder.name, owner(of: name, besides: seat) != nil { holder.name = nil }
      opening.holders.append(holder)
    }
    dropChoiceOutOfBounds()
  }

  /// Spies and blanks that no longer fit the players give way to the usual counts.
  private mutating func dropChoiceOutOfBounds() {
    if counts == nil { opening.chosen = nil }
  }

  private mutating func rename(_ seat: Seat, _ name: Nickname?) throws(Refusal) {
    guard let index = opening.holders.firstIndex(where: { $0.seat == seat }) else {
      throw .noSuchSeat(seat.number)
    }
    if let name, let owner = owner(of: name, besides: seat) { throw .nameTaken(by: owner) }
    opening.holders[index].name = name.flatMap { Self.defaultOwner(of: $0) == seat ? nil : $0 }
    keptNames[seat] = opening.holders[index].name
  }

  /// The seat that has this name already: as its own, or as the default of a seat without one.
  private func owner(of name: Nickname, besides seat: Seat) -> Seat? {
    opening.holders.first { holder in
      holder.seat != seat
        && (holder.name?.key == name.key
          || (holder.name == nil && Self.defaultOwner(of: name) == holder.seat))
    }?.seat
  }

  /// The seat whose default name this is, in either language: "Player 3", 玩家3.
  private static func defaultOwner(of name: Nickname) -> Seat? {
    for stem in ["player", "玩家"] where name.key.hasPrefix(stem) {
      if let number = Int(name.key.dropFirst(stem.count)) { return Seat(number) }
    }
    return nil
  }

  private mutating func join(_ name: Nickname?) throws(Refusal) {
    guard
      let seat = Seat.all.first(where: { seat in !opening.holders.contains { $0.seat == seat } })
    else { throw .tableFull }
    if let name, let owner = owner(of: name, besides: seat) { throw .nameTaken(by: owner) }
    let own = name.flatMap { Self.defaultOwner(of: $0) == seat ? nil : $0 }
    opening.holders.append(Holder(seat: seat, name: own))
    opening.holders.sort { $0.seat < $1.seat }
    if game == nil { dropChoiceOutOfBounds() } else { waiting.insert(seat) }
  }

  // MARK: The game

  private mutating func begin(_ deal: Deal) throws(Refusal) {
    try requireLobby()
    guard deal.roles.map(\.seat) == opening.holders.map(\.seat) else { throw .notNow }
    _ = try Counts(of: deal)
    let forgotten = Set(deal.forgotten)
    opening.used.removeAll { forgotten.contains($0) || $0 == deal.pair.identity }
    opening.used.append(deal.pair.identity)
    opening.games += 1
    let away = Set(opening.holders.filter(\.isAway).map(\.seat))
    let game = Game(deal: deal, rule: opening.rule, away: away)
    self.game = game
    dealt = game
    events = []
  }

  private mutating func goBack() throws(Refusal) {
    guard let game, game.ending != nil else { throw .notNow }
    leave(game)
  }

  private mutating func abandon() throws(Refusal) {
    guard let game else { throw .notNow }
    guard game.ending == nil else { throw .gameOver }
    leave(game)
  }

  /// Back to the lobby: the kicked are gone, the late are in.
  private mutating func leave(_ game: Game) {
    opening.holders.removeAll { game.exits[$0.seat] == .kicked }
    for (seat, exit) in game.exits where exit == .kicked { keptNames[seat] = nil }
    for index in opening.holders.indices where !waiting.contains(opening.holders[index].seat) {
      opening.holders[index].isAway = game.away.contains(opening.holders[index].seat)
    }
    waiting = []
    self.game = nil
    dealt = nil
    events = []
    dropChoiceOutOfBounds()
  }

  private mutating func takeBack() throws(Refusal) {
    guard let game else { throw .nothingToTakeBack }
    guard game.ending == nil else { throw .gameOver }
    guard canTakeBack, var again = dealt else { throw .nothingToTakeBack }
    let left = events.dropLast()
    for event in left { try again.apply(event) }
    self.game = again
    events = Array(left)
  }
}

extension Evening: CustomReflectable {
  /// Shows what everybody may know.
  public var customMirror: Mirror { Mirror(self, children: ["table": table]) }
}

extension Event {
  /// Whether the host can take it back: not a counted vote, which would be voted again with open eyes, and
  /// not a guess, which would be tried until it fits.
  var canBeTakenBack: Bool {
    switch self {
    case .closed, .guessed: false
    case .opened, .seats, .named, .counts, .usualCounts, .rule, .speakingTime, .voteStyle, .dealt,
      .again, .newEvening, .joined, .away, .back, .kicked, .seen, .began, .spoken, .voted,
      .confirmed, .agreed, .judged, .round, .undone, .abandoned:
      true
    }
  }

  /// The seat that comes or goes by it.
  var comingOrGoing: Seat? {
    switch self {
    case .away(let seat), .back(let seat), .kicked(let seat): seat
    case .opened, .seats, .named, .counts, .usualCounts, .rule, .speakingTime, .voteStyle, .dealt,
      .again, .newEvening, .joined, .seen, .began, .spoken, .voted, .closed, .confirmed, .agreed,
      .guessed, .judged, .round, .undone, .abandoned:
      nil
    }
  }
}

extension Counts {
  /// The counts a deal was made for.
  init(of deal: Deal) throws(Refusal) {
    try self.init(
      players: deal.roles.count, spies: deal.roles.count { $0.role == .spy },
      blanks: deal.roles.count { $0.role == .blank })
  }
}
