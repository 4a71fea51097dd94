import Buttons
import Spy
import Testing

@testable import Scoreboard

@Suite("Spy: a game by five buttons")
struct SpyGameTests {
  @Test("from the scoreboard to the winner and back to the lobby", arguments: Language.allCases)
  func wholeGame(language: Language) throws {
    var settings = Settings()
    settings.language = language
    settings.lines = Set(Line.required)
    var party = PartySide(settings)
    #expect(party.readings == 1, "the words are read when the game opens")
    party.act(.show(.badminton))
    // The menu by a long hold, then the screens, then the game.
    party.tap(.rewind, for: .seconds(4))
    while party.console.menu.marked(in: party.console.surroundings(at: party.now))?.title
      != Words(settings).say(.menuScreens)
    { party.tap(.leftMinus) }
    party.tap(.rightPlus)
    party.tap(.leftMinus)
    party.tap(.leftMinus)
    party.tap(.rightPlus)
    #expect(party.console.screen == .spy)
    // Seven players, one spy and one blank.
    party.mark(.setup(.players))
    party.tap(.rightPlus)
    #expect(party.table.seats.count == 7 && party.table.counts?.spies == 2)
    party.mark(.setup(.spies))
    party.tap(.rightMinus)
    party.mark(.setup(.blanks))
    party.tap(.rightPlus)
    #expect(party.table.counts?.spies == 1 && party.table.counts?.blanks == 1)
    party.mark(.setup(.deal))
    party.begins()
    #expect(party.table.round == 1)
    // The blank is voted out, and its guess is wrong.
    party.speaks()
    let blank = party.seats(.blank)[0]
    party.votes(for: blank)
    party.confirms()
    #expect(party.screen.view == .guessing(blank))
    party.mark(.wrong)
    party.tap(.rightPlus)
    #expect(party.screen.view == .question(.judged(isRight: false)))
    party.tap(.rightPlus)
    #expect(party.phase == .roundOver(out: blank))
    // Then the spy.
    let spy = party.seats(.spy)[0]
    let civilians = party.seats(.civilian)
    party.tap(.rightPlus)
    #expect(party.table.round == 2)
    party.speaks()
    party.votes(for: spy)
    #expect({ if case .counted(_, .out(spy)) = party.phase { true } else { false } }())
    party.confirms()
    guard case .ended(let ending) = party.phase else { return #expect(Bool(false)) }
    #expect(ending.winner == .civilians && ending.winners == civilians)
    #expect(party.texts.contains(ending.civilianWord) && party.texts.contains(ending.spyWord))
    #expect(party.text("spy.main") == Words(settings).say(.spyCiviliansWin))
    #expect(party.tap(.rewind) == Words(settings).say(.refusedSpyOver))
    let readings = party.readings
    party.tap(.rightPlus)
    #expect(party.phase == .lobby)
    #expect(party.readings == readings + 1, "and again between games")
    #expect(party.table.seats.map(\.wins).reduce(0, +) == 5)
    #expect(party.texts.contains(Words(settings).say(.spyWins, "1")))
  }

  @Test("a tie is a run-off, an agreed seat needs a yes, and rewind backs out")
  func agreed() throws {
    var party = PartySide()
    party.mark(.setup(.vote))
    party.tap(.rightPlus)
    #expect(party.table.voteStyle == .agreed)
    party.mark(.setup(.deal))
    party.begins()
    party.tap(.rightPlus)
    guard case .describing(let two) = party.phase else { return #expect(Bool(false)) }
    #expect(two.done == 1)
    party.tap(.rewind)
    guard case .describing(let one) = party.phase else { return #expect(Bool(false)) }
    #expect(one.done == 0, "a speaker too many is taken back")
    party.speaks()
    #expect(party.screen.view == .agree)
    let victim = party.seats(.civilian)[0]
    party.mark(.seat(victim))
    party.tap(.rightPlus)
    #expect(party.screen.view == .question(.agreed(victim)))
    party.tap(.rewind)
    #expect(party.screen.view == .agree && party.table.living.count == 6)
    party.tap(.rightPlus)
    party.tap(.rightMinus)
    #expect(party.screen.view == .agree, "right- is no, too")
    party.tap(.rightPlus)
    party.confirms()
    #expect(party.phase == .roundOver(out: victim))
    #expect(party.text("spy.main") == "CIVILIAN")
    party.tap(.rewind)
    #expect(party.table.living.count == 6, "an elimination is taken back")
    party.mark(.nobody)
    party.tap(.rightPlus)
    party.tap(.rightPlus)
    #expect(party.phase == .roundOver(out: nil))
  }

  @Test("ballots: the voter is called, the list closes behind it, nobody can vote for itself")
  func ballots() throws {
    var party = PartySide()
    party.begins()
    party.speaks()
    guard case .ballotPrompt(let voter) = party.screen.view else { return #expect(Bool(false)) }
    party.tap(.rightPlus)
    #expect(party.screen.view == .ballot(voter))
    #expect(!party.screen.lines.contains(.seat(voter)))
    #expect(party.happen(.voted(voter, .seat(voter))) == "nobody votes for themselves")
    let before = party.table
    party.tap(.rewind)
    #expect(party.screen.view == .ballotPrompt(voter) && party.table == before)
    party.tap(.rightPlus)
    party.tap(.rightPlus)
    guard case .ballotPrompt(let next) = party.screen.view else { return #expect(Bool(false)) }
    #expect(next > voter, "one press, one ballot")
    #expect(party.happen(.closed) == "Player \(next.number) has not voted yet")
    party.tap(.rewind)
    #expect(party.screen.view == .ballotPrompt(voter), "a ballot is taken back")
  }

  @Test("held buttons go through lists and numbers, but never on to the next thing")
  func repeats() throws {
    var party = PartySide()
    party.mark(.setup(.players))
    party.tap(.rightPlus, for: .seconds(2))
    #expect(party.table.seats.count > 10)
    party.tap(.rightMinus, for: .seconds(4))
    #expect(party.table.seats.count == 3, "and stop at the bound")
    party.mark(.setup(.deal))
    party.tap(.rightPlus, for: .seconds(3))
    let first = Seat.all[0]
    #expect(party.screen.view == .deal(first), "a deal that is held shows no word")
    #expect(party.screen.look == nil)
    party.tap(.rightPlus, for: .milliseconds(300))
    party.tap(.leftMinus, for: .seconds(3))
    #expect(party.screen.view == .deal(Seat.all[1]), "one press, one seat")
    party.looks()
    party.looks()
    party.tap(.rightPlus, for: .seconds(3))
    guard case .describing(let speaking) = party.phase else { return #expect(Bool(false)) }
    #expect(speaking.done == 0)
    party.tap(.rightPlus, for: .seconds(3))
    guard case .describing(let next) = party.phase else { return #expect(Bool(false)) }
    #expect(next.done == 1)
  }

  @Test("the speaker's time runs, stops, ends with a sound, and cuts nobody short")
  func countdown() {
    var party = PartySide()
    party.begins()
    #expect(party.screen.secondsLeft(at: party.now) == 30)
    party.wait(.seconds(10))
    #expect(party.text("spy.seconds") == "20" || party.text("spy.seconds") == "21")
    party.tap(.leftMinus)
    let stopped = party.text("spy.seconds")
    party.wait(.seconds(60))
    #expect(party.text("spy.seconds") == stopped)
    party.tap(.leftMinus)
    #expect(party.sounds.isEmpty)
    party.wait(.seconds(40))
    #expect(party.text("spy.seconds") == "Time is up")
    #expect(party.sounds == [.intervalEnd])
    guard case .describing(let speaking) = party.phase else { return #expect(Bool(false)) }
    #expect(speaking.done == 0)
    party.tap(.rightPlus)
    #expect(party.screen.secondsLeft(at: party.now) == 30)
    party.wait(.seconds(100))
    #expect(party.sounds.count == 2)
  }

  @Test("without a limit there is no countdown")
  func noLimit() {
    var party = PartySide()
    party.happen(.speakingTime(0))
    party.begins()
    #expect(party.text("spy.seconds") == nil)
    #expect(party.console.nextChange(after: party.now) == nil)
  }

  @Test("counts out of bounds are refused with the bound")
  func bounds() {
    var party = PartySide()
    party.mark(.setup(.spies))
    party.tap(.rightPlus)
    #expect(party.tap(.rightPlus) == "spies: 2 at most, fewer than civilians")
    party.happen(.counts(spies: 1, blanks: 0))
    #expect(party.tap(.rightMinus) == "at least one spy or blank")
    party.mark(.setup(.players))
    for _ in 0..<3 { party.tap(.rightMinus) }
    #expect(party.tap(.rightMinus) == "3 to 20 can play")
    #expect(party.table.seats.count == 3)
  }

  @Test("the menu: absent, here again, sent away, joined, given up, rules")
  func menu() throws {
    var party = PartySide()
    party.begins()
    let scene = party.console.surroundings(at: party.now)
    let titles = party.screen.menuItems(.root, in: scene).map(\.title)
    #expect(titles.contains("Forgot my word") && titles.contains("Give up this game"))
    let items = party.screen.menuItems(.spySeats, in: scene)
    #expect(items.count == 1 + 2 * 6)
    guard case .value("here", .some(let away), _) = items[1].kind else {
      return #expect(Bool(false))
    }
    #expect(away == .spy(.happen(.away(Seat.all[0]))))
    party.act(away)
    #expect(party.table.seats[0].isAway)
    party.happen(.joined(nil))
    #expect(party.table.seats.last?.standing == .waiting)
    party.happen(.abandoned)
    #expect(party.phase == .lobby && party.table.living.count == 7)
    party.act(.spy(.open(.rules)))
    #expect(party.screen.view == .rules)
    for _ in 0..<3 { party.tap(.rightPlus) }
    #expect(party.screen.view == .setup, "the rules end behind their last page")
  }
}
