import Spy

extension SpyScreen {
  /// A seat that was put out, while everybody waits for what it was: a card lies there face down, then
  /// its face comes out.
  ///
  /// It is only the wall's: what happened is in the state at once, and a restart shows the card open.
  struct Reveal: Sendable, Hashable {
    var seat: Seat
    var role: Spy.Role
    var began: Duration

    /// How long the card lies face down.
    static let waiting: Duration = .milliseconds(1_200)
    /// How long its face takes to come out from under the back.
    static let opening: Duration = .milliseconds(400)
    /// The time between two pictures of that.
    static let step: Duration = .milliseconds(40)

    /// How much of the face is seen, from 0 to 1000.
    ///
    /// It slides out from one side: each place of the wall changes once, and nothing flashes.
    func opened(at now: Duration) -> Int {
      let time = now - began - Self.waiting
      guard time > .zero else { return 0 }
      return min(1_000, 1_000 * Int(time / Self.step) / Int(Self.opening / Self.step))
    }

    /// When the card looks different next.
    func nextChange(after now: Duration) -> Duration {
      let time = now - began - Self.waiting
      guard time >= .zero else { return began + Self.waiting }
      return began + Self.waiting + Self.step * (Int(time / Self.step) + 1)
    }

    /// When everybody has seen it.
    var end: Duration { began + Self.waiting + Self.opening }
  }

  /// Lays the card of a seat that was just put out by the table.
  mutating func startReveal(of events: [Event], from before: TableState, in scene: Surroundings) {
    let isVote = events.contains { event in
      if case .agreed = event { true } else { event == .confirmed }
    }
    guard isVote else { return }
    let gone = table.seats.first { seat in
      if case .out = seat.standing { before[seat.seat]?.standing == .playing } else { false }
    }
    guard let gone, case .out(let role, _) = gone.standing else { return }
    reveal = Reveal(seat: gone.seat, role: role, began: scene.now)
  }

  /// What is heard when the card is open.
  var revealSound: Sound {
    if case .ended = table.phase { .win } else { .wall }
  }
}
