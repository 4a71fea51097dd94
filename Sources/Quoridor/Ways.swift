/// What is known of the ways to the goals, to find the walls that would cut the last of them.
///
/// A way stays known as long as no wall is built across it and its pawn does not move.
struct Ways {
  /// The walls that would touch one chain of walls and border at two points: only such a wall can
  /// close a ring, and only a ring can cut a way.
  private(set) var closing: WallSet
  /// The walls that would cut the known way of the blue pawn.
  private(set) var blue = WallSet.all
  /// The walls that would cut the known way of the red pawn.
  private(set) var red = WallSet.all
  private var blueKnown = false
  private var redKnown = false

  /// Looks at a position's chains; no way is known.
  init(in position: Position) {
    closing = position.ringClosers
  }

  /// Finds the ways that are not known.
  @inline(__always)
  mutating func find(in position: Position) {
    if !blueKnown {
      blue = position.way(of: .blue).cutters
      blueKnown = true
    }
    if !redKnown {
      red = position.way(of: .red).cutters
      redKnown = true
    }
  }

  /// What is known after a wall was built, which has led to that position.
  @inline(__always)
  func after(building code: UInt8, in position: Position) -> Ways {
    var kept = self
    kept.closing |= position.ringClosers(from: code)
    if kept.blue.contains(code) { kept.blueKnown = false }
    if kept.red.contains(code) { kept.redKnown = false }
    return kept
  }

  /// What is known after a pawn has moved.
  @inline(__always)
  func after(moving pawn: Pawn) -> Ways {
    var kept = self
    switch pawn {
    case .blue: kept.blueKnown = false
    case .red: kept.redKnown = false
    }
    return kept
  }
}
