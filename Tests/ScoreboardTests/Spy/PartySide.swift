import Buttons
import Drawing
import Spy
import SpyTestKit
import Testing

@testable import Scoreboard

/// The party game with hands on five buttons: edges go through a real panel.
struct PartySide {
  var console: Console
  var panel: Panel
  var now: Duration
  /// Everything that was handed out to be stored.
  private(set) var stored: [Record] = []
  private(set) var sounds: [Sound] = []
  /// How often the words were asked for again.
  private(set) var readings = 0
  /// The texts of all refusals.
  private(set) var refusals: [String] = []

  static let folding = Folding.plain

  /// A bank of words that occur nowhere else.
  static func bank(_ count: Int = 40, _ stem: String = "word") -> WordBank {
    WordBank(
      (0..<count).map { index in
        WordPair(
          Word("\(stem)A\(index)x", folding: folding), Word("\(stem)B\(index)x", folding: folding))
      })
  }

  init(
    _ settings: Settings = Settings(), size: Size = Size(width: 1920, height: 1080),
    records: [Record] = [], bank: WordBank = PartySide.bank(), seed: UInt64 = 3,
    at now: Duration = .seconds(100)
  ) {
    console = Console(settings: settings, size: size, records: records, seed: seed, at: now)
    console.equip(
      banks: Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, bank) }),
      folding: Self.folding)
    panel = Panel(settings: .script, at: now)
    self.now = now
    stored = records
    act(.show(.spy))
  }

  var screen: SpyScreen { console.spy }
  var table: TableState { console.spy.table }
  var phase: Spy.Phase { console.spy.table.phase }

  // MARK: Hands

  /// Lets time pass.
  mutating func wait(_ time: Duration) {
    let end = now + time
    while true {
      let next = [panel.deadline, console.nextChange(after: now)].compactMap { $0 }
        .filter { $0 <= end }.min()
      guard let next, next > now else { break }
      now = next
      pass()
    }
    now = end
    pass()
  }

  private mutating func pass() {
    console.setHold(panel.hold(at: now))
    for press in panel.advance(to: now) {
      perform(.press(press), at: panel.date(of: press, at: now))
    }
    take(console.elapse(to: now))
  }

  mutating func down(_ line: Line) { edge(line, true) }
  mutating func up(_ line: Line) { edge(line, false) }

  private mutating func edge(_ line: Line, _ isActive: Bool) {
    let presses = panel.feed(Edge(line: line, isActive: isActive, time: now))
    for press in presses { perform(.press(press), at: panel.date(of: press, at: now)) }
    wait(.milliseconds(20))
  }

  /// Presses and lets go; the text of a refusal, or nil.
  @discardableResult
  mutating func tap(_ line: Line, for time: Duration = .milliseconds(80)) -> String? {
    let before = refusals.count
    wait(.milliseconds(600))
    down(line)
    wait(time)
    up(line)
    return refusals.count > before ? refusals.last : nil
  }

  mutating func cue(_ cue: Cue) { perform(cue, at: now) }

  private mutating func perform(_ cue: Cue, at time: Duration) {
    guard let action = console.action(for: cue, at: time) else { return }
    act(action, at: time)
  }

  /// Does something; the text of a refusal, or nil.
  @discardableResult
  mutating func act(_ action: Action, at time: Duration? = nil) -> String? {
    do throws(Scoreboard.Refusal) {
      take(try console.apply(action, at: time ?? now))
      return nil
    } catch {
      refusals.append(error.text)
      return error.text
    }
  }

  @discardableResult
  mutating func happen(_ event: Event) -> String? { act(.spy(.happen(event))) }

  private mutating func take(_ outcome: Outcome) {
    stored += outcome.records
    sounds += outcome.sounds
    if outcome.readsBank { readings += 1 }
  }

  // MARK: What is seen

  /// Every text of the picture now, every step of its ladder.
  var texts: [String] { Self.texts(console.picture(at: now)) }

  static func texts(_ scene: Scene) -> [String] {
    scene.nodes.flatMap { node -> [String] in
      if case .text(let text) = node.content { text.ladder } else { [] }
    }
  }

  func text(_ role: String) -> String? {
    let node = console.picture(at: now).nodes.first { $0.role == role }
    guard case .text(let text)? = node?.content else { return nil }
    return text.ladder.first
  }

  /// The words of the game that is on, by the views of its seats.
  var secrets: [String] {
    var words: Set<String> = []
    for seat in table.seats {
      if case .word(let word)? = try? screen.evening.view(of: seat.seat).content {
        words.insert(word)
      }
    }
    return words.sorted()
  }

  /// The word of a seat; nil for a blank.
  func word(of seat: Seat) -> String? {
    if case .word(let word)? = try? screen.evening.view(of: seat).content { word } else { nil }
  }

  func seats(_ role: Spy.Role) -> [Seat] {
    // Told apart as the players would: by their words; the larger group are the civilians.
    let seats = table.seats.filter { $0.standing != .waiting }.map(\.seat)
    let groups = Dictionary(grouping: seats) { word(of: $0) }
    let blanks = groups[nil] ?? []
    let sorted = groups.filter { $0.key != nil }.values.sorted { $0.count > $1.count }
    return switch role {
    case .blank: blanks
    case .civilian: sorted.first ?? []
    case .spy: sorted.count > 1 ? sorted[1] : []
    }
  }

  // MARK: Ways through a game

  /// Looks at the seat's word and goes on to the next.
  mutating func looks() {
    tap(.rightPlus, for: .milliseconds(500))
    tap(.leftMinus)
  }

  /// From the lobby to the first speaker, by buttons.
  mutating func begins() {
    while case .lobby = phase {
      #expect(screen.marked == .setup(.deal))
      tap(.rightPlus)
    }
    while case .dealing(.some) = phase { looks() }
    tap(.rightPlus)
  }

  /// Lets everybody speak.
  mutating func speaks() {
    while case .describing = phase { tap(.rightPlus) }
  }

  /// The voters vote for that seat, which abstains itself, and the vote is counted.
  mutating func votes(for target: Seat) {
    while case .ballotPrompt(let voter) = screen.view {
      tap(.rightPlus)
      mark(voter == target ? .nobody : .seat(target))
      tap(.rightPlus)
    }
    tap(.rightPlus)
  }

  /// Confirms who goes, and waits until the card is turned over.
  mutating func confirms() {
    tap(.rightPlus)
    wait(.seconds(2))
  }

  /// Moves the mark to a line.
  mutating func mark(_ line: SpyScreen.Line) {
    for _ in screen.lines where screen.marked != line { tap(.leftMinus) }
    #expect(screen.marked == line)
  }

  /// Comes back after a power cut: only what was stored is left.
  func afterPowerCut(at now: Duration = .seconds(5)) -> PartySide {
    PartySide(console.settings, size: console.size, records: stored, seed: 99, at: now)
  }
}
