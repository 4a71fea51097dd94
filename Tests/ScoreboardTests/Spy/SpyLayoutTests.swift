import Buttons
import Drawing
import Spy
import Testing

@testable import Scoreboard

@Suite("Spy: boxes at every size")
struct SpyLayoutTests {
  static let names: [String?] = [nil, "戴資穎", "WWWWWWWWWWWW", "i", "👩‍👩‍👧", "عبد الرحمن"]

  /// What the screen can look like, each reached with that many players.
  static let moments: [(String, @Sendable (inout PartySide) -> Void)] = [
    ("setup", { _ in }),
    (
      "setup marked",
      { party in
        party.console.hear(.failed(.fault(.htmlInsteadOfData)))
        for _ in 0..<8 { party.act(.spy(.move(1))) }
      }
    ),
    ("names", { $0.act(.spy(.open(.names))) }),
    (
      "field",
      { party in
        party.act(.spy(.open(.names)))
        party.act(.spy(.press(.enter)))
      }
    ),
    ("rules", { $0.act(.spy(.open(.rules))) }),
    (
      "rules 2",
      { party in
        party.act(.spy(.open(.rules)))
        party.act(.spy(.choose))
      }
    ),
    ("deal", { $0.act(.spy(.choose)) }),
    (
      "word",
      { party in
        party.act(.spy(.choose))
        party.act(.spy(.look))
      }
    ),
    (
      "covered",
      { party in
        party.act(.spy(.choose))
        party.act(.spy(.look))
        party.wait(.seconds(5))
      }
    ),
    (
      "seen",
      { party in
        party.act(.spy(.choose))
        party.act(.spy(.look))
        party.act(.spy(.cover))
      }
    ),
    ("dealt", { $0.deals() }),
    ("describe", { $0.describes() }),
    (
      "late",
      { party in
        party.describes()
        for _ in 0..<2 { party.happen(.spoken) }
        party.wait(.seconds(31))
      }
    ),
    (
      "forgot",
      { party in
        party.describes()
        party.act(.spy(.open(.forgot)))
      }
    ),
    (
      "recall",
      { party in
        party.describes()
        party.act(.spy(.open(.forgot)))
        party.act(.spy(.choose))
      }
    ),
    ("prompt", { $0.votes() }),
    (
      "ballot",
      { party in
        party.votes()
        party.act(.spy(.choose))
      }
    ),
    (
      "counted",
      { party in
        party.votes()
        party.ballots(tied: false)
      }
    ),
    (
      "tie",
      { party in
        party.votes()
        party.ballots(tied: true)
      }
    ),
    (
      "run-off",
      { party in
        party.votes()
        party.ballots(tied: true)
        party.happen(.confirmed)
      }
    ),
    (
      "agree",
      { party in
        party.votes()
        party.act(.spy(.open(.agreed)))
      }
    ),
    (
      "question",
      { party in
        party.votes()
        party.act(.spy(.open(.agreed)))
        party.act(.spy(.choose))
      }
    ),
    (
      "card",
      { party in
        party.votes()
        if let blank = party.seats(.blank).first { party.happen(.agreed(blank)) }
      }
    ),
    (
      "typed guess",
      { party in
        party.votes()
        if let blank = party.seats(.blank).first { party.happen(.agreed(blank)) }
        party.wait(.seconds(2))
        party.act(.spy(.open(.guess)))
        party.act(.spy(.type("something long")))
      }
    ),
    (
      "out",
      { party in
        party.votes()
        party.happen(.agreed(party.seats(.civilian).first))
      }
    ),
    (
      "card open",
      { party in
        party.votes()
        party.happen(.agreed(party.seats(.civilian).first))
        party.wait(.seconds(2))
      }
    ),
    (
      "card turning",
      { party in
        party.votes()
        party.happen(.agreed(party.seats(.civilian).first))
        party.wait(.milliseconds(1_410))
      }
    ),
    (
      "guess",
      { party in
        party.votes()
        if let blank = party.seats(.blank).first { party.happen(.agreed(blank)) }
        party.wait(.seconds(2))
      }
    ),
    (
      "nobody",
      { party in
        party.votes()
        party.happen(.agreed(nil))
      }
    ),
    ("ended", { $0.ends() }),
    (
      "won before",
      { party in
        party.ends()
        party.happen(.again)
      }
    ),
    (
      "menu",
      { party in
        party.describes()
        party.act(.show(.menu))
      }
    ),
  ]

  @Test(
    "No two overlap, none is in the margin, no role twice", arguments: LayoutTests.sizes,
    [3, 8, 20])
  func boxes(size: Size, players: Int) {
    var faults: [String] = []
    for language in Language.allCases {
      var settings = Settings()
      settings.language = language
      for (moment, reach) in Self.moments {
        var party = PartySide(settings, size: size)
        party.happen(.seats(players))
        for (seat, name) in zip(Seat.all.prefix(players), Self.names) {
          if let name = name.flatMap({ Nickname(typed: $0, folding: .plain) }) {
            party.happen(.named(seat, name))
          }
        }
        reach(&party)
        let scene = party.console.picture(at: party.now)
        faults += LayoutTests.faults(scene).map { "\(moment), \(language): \($0)" }
        faults += unreadable(scene).map { "\(moment), \(language): \($0)" }
      }
    }
    #expect(faults.isEmpty, "\(faults.count) faults, first: \(faults.prefix(4))")
  }

  @Test(
    "The lines of a rule are as few as can be, and none is left with one word", arguments: [32, 56])
  func balanced(width: Int) {
    for language in Language.allCases {
      for rule in PartySide().screen.rules(Words(language: language)) {
        let lines = SpyLook.balanced(rule, width: width)
        #expect(lines.joined() == rule)
        #expect(lines.count == SpyLook.wrapped(rule, width: width).count)
        #expect(lines.allSatisfy { SpyLook.width(of: $0) <= width + 3 })
        let lengths = lines.map(SpyLook.width)
        #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) < 24, "\(lines)")
      }
    }
  }

  /// Texts that are made too small to be read from where people stand: those at the panel 2 % of the
  /// shorter side, the one big thing 5 %; on LED walls 6 px.
  private func unreadable(_ scene: Scene) -> [String] {
    let short = min(scene.size.width, scene.size.height)
    let isWall = Foot.isWall(scene.size, Settings())
    return scene.nodes.compactMap { node in
      guard node.role.hasPrefix("spy."), case .text(let text) = node.content else { return nil }
      let least = isWall ? 6 : node.role == "spy.main" ? short * 45 / 1000 : short * 2 / 100
      return min(text.largest, node.box.height) < least ? "\(node.role) is tiny" : nil
    }
  }
}

extension PartySide {
  /// Everybody has looked.
  mutating func deals() {
    act(.spy(.choose))
    while case .dealing(let next?) = phase { happen(.seen(next)) }
  }

  mutating func describes() {
    deals()
    happen(.began)
  }

  mutating func votes() {
    describes()
    while case .describing = phase { happen(.spoken) }
  }

  /// All vote: for the first two in turn, or for the first.
  mutating func ballots(tied: Bool) {
    guard case .voting(let voting) = phase else { return }
    for (index, voter) in voting.voters.enumerated() {
      let others = voting.candidates.prefix(2).filter { $0 != voter }
      let target = tied && index % 2 == 1 ? others.last : others.first
      happen(.voted(voter, target.map { .seat($0) } ?? .abstention))
    }
    happen(.closed)
  }

  /// Out with the infiltrators.
  mutating func ends() {
    votes()
    while true {
      if case .ended = phase { return }
      let living = table.living
      let infiltrators = (seats(.spy) + seats(.blank)).filter(living.contains)
      guard let next = infiltrators.first else { return }
      happen(.agreed(next))
      if case .guessing = phase { happen(.judged(isRight: false)) }
      wait(.seconds(2))
      if case .roundOver = phase {
        act(.spy(.choose))
        while case .describing = phase { happen(.spoken) }
      }
    }
  }
}
