import Spy

extension TableState {
  /// The sentence for a refusal of the rules, in a language of the display.
  public func sentence(for refusal: Spy.Refusal, language: Language) -> String {
    sentence(for: refusal, Words(language: language))
  }

  /// What a seat is called: its name, else "Player 3" or 玩家3.
  func name(_ seat: Seat, _ words: Words) -> String {
    self[seat]?.name ?? words.say(.player, "\(seat.number)")
  }

  /// The sentence for a refusal of the rules.
  func sentence(for refusal: Spy.Refusal, _ words: Words) -> String {
    let (phrase, part): (Phrase, String) =
      switch refusal {
      case .notNow: (.refusedSpyNotNow, "")
      case .gameOver: (.refusedSpyOver, "")
      case .nothingToTakeBack: (.refusedSpyNothing, "")
      case .noSuchSeat(let number): (.refusedSpyNoSeat, "\(number)")
      case .tableFull: (.refusedSpyFull, "")
      case .notInGame(let seat): (.refusedSpyNotInGame, name(seat, words))
      case .alreadyOut(let seat): (.refusedSpyOut, name(seat, words))
      case .alreadySeen(let seat): (.refusedSpySeen, name(seat, words))
      case .notSeen(let seats): (.refusedSpyNotSeen, first(seats, words))
      case .presence(let seat):
        (self[seat]?.isAway == true ? .refusedSpyAway : .refusedSpyPresence, name(seat, words))
      case .noVote(let seat): (.refusedSpyNoVote, name(seat, words))
      case .ownVote: (.refusedSpyOwnVote, "")
      case .notCandidate(let seat): (.refusedSpyNoCandidate, name(seat, words))
      case .votedAlready(let seat): (.refusedSpyVoted, name(seat, words))
      case .votesMissing(let seats): (.refusedSpyMissing, first(seats, words))
      case .nameTaken(let seat): (.refusedSpyNameTaken, "\(seat.number)")
      case .emptyText: (.refusedSpyEmpty, "")
      case .playersOutOfBounds: (.refusedSpyPlayers, "")
      case .noInfiltrator: (.refusedSpyNoInfiltrator, "")
      case .tooManySpies(let most): (.refusedSpyTooManySpies, "\(most)")
      case .tooManyInfiltrators(let most): (.refusedSpyTooManyInfiltrators, "\(most)")
      case .speakingTimeOutOfBounds: (.refusedSpyTime, "")
      case .noWords: (.refusedSpyNoWords, "")
      }
    return words.say(phrase, part)
  }

  private func first(_ seats: [Seat], _ words: Words) -> String {
    seats.first.map { name($0, words) } ?? ""
  }
}
