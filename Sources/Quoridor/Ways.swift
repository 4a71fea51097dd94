/// For each pawn the walls that would cut one known way of it to its goal; nil while none is known.
///
/// A way stays known as long as no wall is built across it and its pawn does not move.
struct Ways {
  private var blueKnown = false
  private var redKnown = false
  private(set) var blue = WallSet.all
  private(set) var red = WallSet.all

  /// Nothing is known.
  @inline(__always)
  init() {}

  /// Finds the ways that are not known.
  @inline(__always)
  mutating func find(in position: Position) {
    if !blueKnown {
      blue = position.cutters(of: .blue)
      blueKnown = true
    }
    if !redKnown {
      red = position.cutters(of: .red)
      redKnown = true
    }
  }

  /// What stays known when a wall has been built.
  @inline(__always)
  func after(building code: UInt8) -> Ways {
    var kept = self
    if kept.blue.contains(code) { kept.blueKnown = false }
    if kept.red.contains(code) { kept.redKnown = false }
    return kept
  }

  /// What stays known when a pawn has moved.
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
