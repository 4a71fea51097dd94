import Badminton

/// Numbers that look random and are the same each time (SplitMix64).
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A header of any format.
  mutating func header() -> Header {
    var header = Header(
      format: Format.all.randomElement(using: &self) ?? .standard,
      firstServer: side(), isDoubles: .random(using: &self), aLeft: .random(using: &self),
      changesEndsInDecider: Int.random(in: 0..<5, using: &self) > 0)
    if header.isDoubles {
      header.serverPlayer = player()
      header.receiverPlayer = player()
    }
    return header
  }

  /// Events of a match with `noise` in 100 that are no rallies and no change of ends.
  mutating func events(_ count: Int, noise: Int) -> [Event] {
    let strong = Int.random(in: 3...7, using: &self)
    return (0..<count).map { _ in
      if Int.random(in: 0..<100, using: &self) < noise { return anyEvent() }
      if Int.random(in: 0..<20, using: &self) == 0 { return .changeEnds(nil) }
      return .rally(Int.random(in: 0..<10, using: &self) < strong ? .a : .b)
    }
  }

  /// Any event at all.
  mutating func anyEvent() -> Event {
    switch Int.random(in: 0..<24, using: &self) {
    case 0..<5: .minus(side())
    case 5..<8: .undo
    case 8..<10: .redo
    case 10..<12: .rewind
    case 12..<14:
      .changeEnds(FirstService(side: side(), server: player(), receiver: player()))
    case 14..<17: .card(.random(using: &self) ? .yellow : .red, side())
    case 17: .clock(running: .random(using: &self))
    case 18: .ending([.retired, .disqualified, .walkover][index(3)], against: side())
    default: .correction(correction())
    }
  }

  private mutating func correction() -> Correction {
    switch index(6) {
    case 0: .score(a: UInt8(index(24)), b: UInt8(index(24)))
    case 1: .games(a: UInt8(index(3)), b: UInt8(index(3)))
    case 2: .server(side())
    case 3: .serverPlayer(side(), player())
    case 4: .receiverPlayer(side(), player())
    default: .ends
    }
  }

  mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  mutating func side() -> Side { .random(using: &self) ? .a : .b }

  mutating func player() -> Player { .random(using: &self) ? .first : .second }
}

extension Bool {
  fileprivate static func random(using chance: inout Chance) -> Bool { chance.next() & 1 == 1 }
}
