import Buttons
import Drawing
import Spy

/// Who is the Spy on the wall: what is on the table, and what only the people before it see.
///
/// The table is the fold over its records. Everything else here (pages, marks, a word that is shown while
/// a button is held) is forgotten by a restart, so that it comes back covered.
public struct SpyScreen: Screen {
  static let book = Record.Book.spy

  /// The longest a word stays on the wall.
  static let longestLook: Duration = .seconds(4)
  /// How long a press counts as held when nobody says that it ended; a stuck line is reported by then.
  static let longestHold: Duration = .seconds(10)

  /// The evening: seats, names, the game.
  private(set) var evening = Evening()
  /// Whether the open record has begun.
  var isOpen = false
  /// The banks that came with the program.
  var bundled: [Language: WordBank] = [:]
  /// A bank of one's own, and the one that takes its place after this game.
  var ownBank: WordBank?
  var nextBank: WordBank?
  /// What was last heard of the bank.
  var bankNews = BankNews.unchanged
  /// How texts are compared.
  var folding = Folding.plain

  /// The page over the game, if one is open.
  var page: Page?
  /// The marked line of the list that is shown.
  var mark = 0
  /// What waits for "really?".
  var question: Event?
  /// The voter before the panel has said that the others look away.
  var isBallotOpen = false
  /// A button that shows a word is down.
  var look: Look?
  /// The seat that has looked since it was its turn.
  var looked: Seat?
  /// The seat that forgot its word and stands before the panel.
  var recalling: Seat?
  /// The names being edited.
  var draft: NamesDraft?
  /// The guess being typed.
  var guess: NameField?
  /// The page of the rules.
  var rulesPage = 0
  /// The time of the speaker.
  var speech: Speech?
  /// The seat that went, until everybody has seen what it was.
  var reveal: Reveal?

  init() {}

  /// A button that is down and shows a seat's word.
  struct Look: Sendable, Hashable {
    var seat: Seat
    var began: Duration
  }

  /// What everybody may know.
  var table: TableState { evening.table }

  /// The word on the wall now: for the seat whose turn it is, while the button is held, 4 s at most.
  func shownView(at now: Duration) -> SeatView? {
    guard let look, now - look.began < Self.longestLook else { return nil }
    return try? evening.view(of: look.seat)
  }

  /// Covers every word: another screen or the menu is shown.
  mutating func coverAll() {
    look = nil
    isBallotOpen = false
    question = nil
    reveal = nil
    recalling = nil
  }

  // MARK: What happens

  /// Applies an event to the table; the record of it.
  mutating func happen(_ event: Event, in scene: Surroundings) throws(Refusal) -> Outcome {
    try happen([event], in: scene)
  }

  /// Applies events together: all of them, in one record, or none.
  mutating func happen(_ events: [Event], in scene: Surroundings) throws(Refusal) -> Outcome {
    var evening = evening
    for event in events {
      do throws(Spy.Refusal) {
        try evening.apply(event)
      } catch {
        throw Refusal(text: sentence(for: error, words: scene.words))
      }
    }
    let before = table
    let opener = self.evening.opener.record
    self.evening = evening
    var lines = events.map(\.record)
    var opens = false
    if !isOpen {
      lines.insert(opener, at: 0)
      opens = true
    } else if events.contains(where: { $0 == .again || $0 == .abandoned }) {
      // A new record begins with all that outlives the game: the old one is not read any more.
      lines = [evening.opener.record]
      opens = true
    }
    isOpen = true
    tableChanged(from: before, in: scene)
    startReveal(of: events, from: before, in: scene)
    let record = Record(book: Self.book, opens: opens, text: lines.joined(separator: "\n"))
    // Between games the words are read again; with their ETag that costs next to nothing.
    return Outcome(records: [record], readsBank: events.contains(.again))
  }

  /// Lets what belonged to the phase before go.
  private mutating func tableChanged(from before: TableState, in scene: Surroundings) {
    let now = table
    question = nil
    isBallotOpen = false
    reveal = nil
    guard now.phase != before.phase else { return }
    mark = 0
    looked = nil
    guess = nil
    if page == .guess || page == .agreed { page = nil }
    startSpeech(in: scene)
    if now.phase == .lobby, before.phase != .lobby { takeNextBank() }
  }

  // MARK: After a restart

  mutating func restore(_ record: Record, in scene: Surroundings) {
    if record.opens { evening = Evening() }
    isOpen = true
    for line in record.text.split(separator: "\n") {
      // What the rules refuse now they refused then.
      if let event = Event(record: String(line)) { try? evening.apply(event) }
    }
    speech = nil
    startSpeech(in: scene, isPaused: true)
  }
}
