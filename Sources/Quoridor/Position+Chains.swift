/// Chains of walls. Seen as a graph, the walls join the 64 points where four squares meet and the
/// border; a wall that joins two points of one chain closes a ring.
extension Position {
  /// The walls that would touch some chain at two or three of their points.
  var ringClosers: WallSet {
    var rest = built
    var found = WallSet()
    while !rest.isEmpty { found |= ringClosers(from: rest.removeFirst()) }
    return found
  }

  /// The walls that would touch the chain of one standing wall at two or three of their points.
  @inline(__always)
  func ringClosers(from code: UInt8) -> WallSet {
    let point: UInt64 = 1 &<< UInt64(code & 63)
    let across = built.horizontal
    let along = built.vertical
    // Joined to the point right of it, to the point above it.
    let rightward = (across | across &>> 1) & ~SlotEdge.east
    let upward = along | along &>> 8
    let acrossAtBorder = across & (SlotEdge.west | SlotEdge.east)
    let alongAtBorder = along & (SlotEdge.south | SlotEdge.north)
    let atBorder = acrossAtBorder | alongAtBorder
    var chain = point
    var touchesBorder = false
    while true {
      var grown = chain
      grown |= (chain & rightward) &<< 1
      grown |= (chain &>> 1) & rightward
      grown |= (chain & upward) &<< 8
      grown |= (chain &>> 8) & upward
      if !touchesBorder && grown & atBorder != 0 {
        touchesBorder = true
        grown |= atBorder
      }
      if grown == chain { break }
      chain = grown
    }
    return Self.touchingTwice(chain, touchesBorder: touchesBorder)
  }

  /// The walls two of whose three points lie in a chain.
  @inline(__always)
  private static func touchingTwice(_ chain: UInt64, touchesBorder: Bool) -> WallSet {
    var west = (chain &<< 1) & ~SlotEdge.west
    var east = (chain &>> 1) & ~SlotEdge.east
    var south = chain &<< 8
    var north = chain &>> 8
    if touchesBorder {
      west |= SlotEdge.west
      east |= SlotEdge.east
      south |= SlotEdge.south
      north |= SlotEdge.north
    }
    let horizontal = (chain & (west | east)) | (west & east)
    let vertical = (chain & (south | north)) | (south & north)
    return WallSet(horizontal: horizontal, vertical: vertical)
  }
}
