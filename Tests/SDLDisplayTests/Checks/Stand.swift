import Badminton
import Buttons
import Drawing
import Scoreboard

/// A moment of a match that looks different from the others.
enum Stand: CaseIterable {
  case setup
  case otherServes
  case fieldOpen
  case loveAll
  case justScored
  case running
  case hourLong
  case gamePoint
  case deuce
  case lastPoint
  case midInterval
  case paused
  case gameOver
  case secondGame
  case matchPoint
  case endsInDecider
  case deciderDeuce
  case won
  case retired
  case cards
  case refusal
  case hold
  case banner
  case saving

  /// What happened before, in notation; the match comes back from it, paused.
  private var events: String {
    switch self {
    case .setup, .otherServes, .fieldOpen, .loveAll: ""
    case .justScored, .saving: "S A*3 B*9"
    case .running, .banner, .hold: "S A*17 B*4"
    case .hourLong: "S A*21 E B*21 E @3723000 A*2 B*8"
    case .gamePoint: "S A*19 B*20"
    case .deuce: "S A*20 B*20 A B"
    case .lastPoint: "S A*20 B*20 A B A B A B A B A B A B A B A B A B"
    case .midInterval: "S A*10 B*7"
    case .paused, .refusal: "S A*5 B*17"
    case .gameOver: "S A*11 B*20"
    case .secondGame: "S A*21 E B*14"
    case .matchPoint: "S A*21 E A*20 B*16"
    case .endsInDecider: "S A*21 E B*21 E A*10 B*8"
    case .deciderDeuce: "S A*21 E B*21 E A*20 B*20 A B A B A B A B A B A B A B A B"
    case .won: "S A*21 E B*21 E A*20 B*12"
    case .retired: "S A*21 E B*3 retA"
    case .cards: "S A*8 yelA B*3 yelB redA"
    }
  }

  /// The clock runs then.
  private var isPlaying: Bool {
    switch self {
    case .setup, .otherServes, .fieldOpen, .paused, .refusal, .secondGame, .retired: false
    case .loveAll, .justScored, .running, .hourLong, .gamePoint, .deuce, .lastPoint, .midInterval,
      .gameOver, .matchPoint, .endsInDecider, .deciderDeuce, .won, .cards, .hold, .banner, .saving:
      true
    }
  }

  /// A console at that moment, and the moment.
  func console(
    _ settings: Settings, size: Size, names: [String]
  ) throws -> (console: Console, now: Duration) {
    var now: Duration = .seconds(1000)
    let fields = ["A1", "B1", "A2", "B2"]
    var head = ["Format: 3x21", "Doubles: \(settings.isDoubles ? "yes" : "no")"]
    for (field, name) in zip(fields, names) where !name.isEmpty {
      head.append("Name-\(field): \(name)")
    }
    let records =
      [Record(book: .badminton, opens: true, text: head.joined(separator: "\n"))]
      + (events.isEmpty ? [] : [Record(book: .badminton, text: "@754000 " + events)])
    var console = Console(settings: settings, size: size, records: records, seed: 3, at: now)
    var handedOut = records.count
    func act(_ action: BadmintonScreen.Action) throws {
      now += .seconds(2)
      handedOut += try console.apply(.badminton(action), at: now).records.count
    }
    if isPlaying { try act(.start) }
    switch self {
    case .otherServes: try act(.plus(.right, began: now))
    case .fieldOpen:
      try act(.editName(.right, .first))
      try act(.type("穎"))
    case .justScored, .saving: try act(.plus(.left, began: now))
    case .midInterval, .endsInDecider, .won: try act(.plus(console.end(of: .a), began: now))
    case .gameOver: try act(.plus(console.end(of: .b), began: now))
    case .refusal:
      now += .seconds(2)
      _ = try? console.apply(.badminton(.rewind), at: now)
    case .hold: console.setHold(Hold(meaning: .onRelease(.rewind), began: now))
    case .banner: console.report(.notSaved(reason: "disk full"))
    case .setup, .loveAll, .running, .hourLong, .gamePoint, .deuce, .lastPoint, .paused,
      .secondGame, .matchPoint, .deciderDeuce, .retired, .cards:
      break
    }
    if self != .saving { console.saved(through: 1_000_000) }
    if self != .justScored, self != .refusal {
      now += .seconds(3)
      _ = console.elapse(to: now)
    }
    return (console, now)
  }

  /// Which half of the picture serves, as far as it is one.
  func server(_ console: Console, at now: Duration) -> String? {
    guard case .object(let members) = console.state(at: now) else { return nil }
    func member(_ key: String) -> StateValue? { members.first { $0.key == key }?.value }
    guard case .string(let side)? = member("server"), case .bool(let aLeft)? = member("a_left")
    else { return nil }
    return (side == "A") == aLeft ? "left" : "right"
  }
}

extension Console {
  /// Where a side is now.
  fileprivate func end(of side: Side) -> End {
    guard case .object(let members) = state(at: .zero),
      case .bool(let aLeft)? = members.first(where: { $0.key == "a_left" })?.value
    else { return .left }
    return (side == .a) == aLeft ? .left : .right
  }
}
