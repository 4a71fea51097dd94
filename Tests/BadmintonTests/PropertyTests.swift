import Badminton
import Testing

@Suite("What holds of every match", .serialized)
struct PropertyTests {
  private static let seeds = Array(UInt64(1)...60)

  @Test("undo of any event restores every field, and redo brings it back", arguments: seeds)
  func undoThenRedo(_ seed: UInt64) throws {
    var chance = Chance(seed: seed)
    var match = Match(header: chance.header())
    for event in chance.events(250, noise: 30) {
      let before = match.state
      guard (try? match.apply(event)) != nil, event.isOnHistory else { continue }
      var other = match
      try other.apply(.undo)
      #expect(other.state == before, "\(Notation.text(of: event))")
      try other.apply(.redo)
      #expect(other.state == match.state, "\(Notation.text(of: event))")
    }
  }

  @Test(
    "undoing everything leads back to the start, redoing everything to the end", arguments: seeds)
  func allTheWay(_ seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let header = chance.header()
    var match = Match(header: header, events: chance.events(300, noise: 20))
    let end = match.state
    var past: [MatchState] = [end]
    while match.refusal(of: .undo) == nil {
      try match.apply(.undo)
      past.append(match.state)
    }
    #expect(match.state == Match(header: header).state)
    for state in past.dropLast().reversed() {
      try match.apply(.redo)
      #expect(match.state == state)
    }
  }

  @Test("the notation read again gives the live match", arguments: seeds)
  func replayIsLive(_ seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let header = chance.header()
    var live = Match(header: header)
    var time = 0
    for event in chance.events(250, noise: 30) {
      time += chance.index(9_000)
      _ = try? live.apply(event, at: chance.index(3) == 0 ? nil : time)
    }
    let text = MatchFile(header: header, tokens: live.tokens).text
    let file = try MatchFile(reading: text)
    let replayed = Match(header: file.header, tokens: file.tokens)
    #expect(replayed == live && replayed.state == live.state)
    #expect(replayed.time == live.time && replayed.isClockRunning == live.isClockRunning)
    #expect(file.tokens == live.tokens)
  }

  @Test("what counts, played without what was undone, gives the same state", arguments: seeds)
  func effectiveEvents(_ seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let header = chance.header()
    let match = Match(header: header, events: chance.events(300, noise: 25))
    #expect(Match(header: header, tokens: match.effective).state == match.state)
  }

  @Test("after any minus and rewind the state is that of the remaining rallies", arguments: seeds)
  func remainingRallies(_ seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let header = chance.header()
    var match = Match(header: header)
    var finished: [Event] = []
    var game: [Event] = []
    for event in chance.events(400, noise: 0) {
      let chosen: Event =
        switch chance.index(8) {
        case 0: .minus(chance.side())
        case 1: .rewind
        default: event
        }
      guard (try? match.apply(chosen)) != nil else { continue }
      switch chosen {
      case .minus(let side):
        game.remove(at: try #require(game.lastIndex(of: .rally(side))))
      case .rewind:
        game.removeLast()
      case .changeEnds:
        finished += game + [chosen]
        game = []
      default:
        game.append(chosen)
      }
      let replayed = Match(header: header, events: finished + game)
      #expect(replayed.state == match.state)
      game = Array(replayed.events.dropFirst(finished.count))
    }
  }

  @Test("a refused event changes nothing, and is foreseen", arguments: seeds)
  func refusedChangesNothing(_ seed: UInt64) throws {
    var chance = Chance(seed: seed)
    var match = Match(header: chance.header(), events: chance.events(chance.index(150), noise: 15))
    for _ in 0..<300 {
      let event = chance.anyEvent()
      let foreseen = match.refusal(of: event)
      let before = match
      do {
        try match.apply(event)
        #expect(foreseen == nil)
      } catch {
        #expect(foreseen == error)
        #expect(match == before && match.state == before.state)
      }
    }
  }

  @Test("every state is one that can be", arguments: seeds)
  func statesHoldTogether(_ seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let header = chance.header()
    var match = Match(header: header)
    for event in chance.events(300, noise: 30) {
      guard (try? match.apply(event)) != nil else { continue }
      check(match.state, of: header, after: event)
      #expect(match.isClockRunning == false || match.isGameOver == false)
    }
  }

  private func check(_ state: MatchState, of header: Header, after event: Event) {
    let name = Notation.text(of: event)
    #expect(state.games.count == state.gameNumber, "\(name)")
    #expect(state.gameNumber <= header.format.games.count, "\(name)")
    #expect(state.gameWinners.count == state.gamesWon.a + state.gamesWon.b, "\(name)")
    #expect((state.server == nil) == state.isGameOver, "\(name)")
    #expect((state.serviceCourt == nil) == state.isGameOver, "\(name)")
    #expect((state.doubles != nil) == (header.isDoubles && !state.isGameOver), "\(name)")
    #expect((state.matchWinner != nil) == (state.ending != nil), "\(name)")
    #expect((state.nextServer != nil) == (state.isGameOver && state.matchWinner == nil), "\(name)")
    #expect(state.plusMinusEnabled != state.isGameOver, "\(name)")
    #expect(Set(state.matchPointSides).isSubset(of: state.gamePointSides), "\(name)")
    if state.pointCall != nil, let server = state.server {
      #expect(state.gamePointSides.contains(server), "\(name)")
    }
    if state.isDeuce { #expect(!state.isGameOver, "\(name)") }
  }

  @Test("any bytes as notation are read or refused, never a trap", arguments: seeds)
  func anyText(_ seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let letters = Array("AB-REUYSP@*:,=0129gamesrvy \n\0é")
    for _ in 0..<200 {
      let text = String((0..<chance.index(30)).map { _ in letters[chance.index(letters.count)] })
      do {
        let tokens = try Notation.tokens(text)
        let again = try Notation.tokens(Notation.text(of: tokens))
        #expect(again == tokens, "\(text.debugDescription)")
      } catch {
        #expect(error.column >= 1 && !error.expected.isEmpty)
      }
    }
  }
}
