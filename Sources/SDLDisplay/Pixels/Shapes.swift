import Drawing

/// Shapes with smooth edges as masks, made once for each form and size.
struct Shapes {
  private enum Key: Hashable {
    case ellipse(Size)
    case polygon(Size, [Node.Point])
    case corner(radius: Int, width: Int)
  }

  private var masks: [Key: Mask] = [:]

  /// So many forms are kept; a scene has a few dozen.
  private static let limit = 256

  private mutating func kept(_ key: Key, _ make: () -> Mask) -> Mask {
    if let mask = masks[key] { return mask }
    if masks.count >= Shapes.limit { masks = [:] }
    let mask = make()
    masks[key] = mask
    return mask
  }

  /// An ellipse that touches all edges of a box of that size.
  mutating func ellipse(_ size: Size) -> Mask {
    kept(.ellipse(size)) {
      var builder = CoverageBuilder(size: size)
      let width = Double(size.width) / 2
      let height = Double(size.height) / 2
      for step in 0..<max(0, size.height) * CoverageBuilder.steps {
        let y = (CoverageBuilder.middle(ofStep: step) - height) / height
        let half = width * max(0, 1 - y * y).squareRoot()
        builder.add(step: step, from: width - half, to: width + half)
      }
      return builder.mask()
    }
  }

  /// A closed polygon in a box of that size; where it crosses itself, inside is what lies behind an
  /// odd number of edges.
  mutating func polygon(_ points: [Node.Point], _ size: Size) -> Mask {
    kept(.polygon(size, points)) {
      var builder = CoverageBuilder(size: size)
      var crossings: [Double] = []
      for step in 0..<max(0, size.height) * CoverageBuilder.steps {
        Shapes.cross(points, CoverageBuilder.middle(ofStep: step), &crossings)
        for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
          builder.add(step: step, from: crossings[pair], to: crossings[pair + 1])
        }
      }
      return builder.mask()
    }
  }

  /// Where the edges cross a height, from left to right.
  private static func cross(_ points: [Node.Point], _ y: Double, _ found: inout [Double]) {
    found.removeAll(keepingCapacity: true)
    guard var previous = points.last else { return }
    for point in points {
      let (top, bottom) = previous.y <= point.y ? (previous, point) : (point, previous)
      if Double(top.y) <= y, y < Double(bottom.y) {
        let share = (y - Double(top.y)) / Double(bottom.y - top.y)
        found.append(Double(top.x) + share * Double(bottom.x - top.x))
      }
      previous = point
    }
    found.sort()
  }

  /// The top left corner of a rounded outline of that width; its side is the larger of the two.
  ///
  /// As wide as its radius it is a quarter of a disc.
  mutating func corner(radius: Int, width: Int) -> Mask {
    kept(.corner(radius: radius, width: width)) {
      let side = max(radius, width)
      var builder = CoverageBuilder(size: Size(width: side, height: side))
      let outer = Double(radius)
      let inner = Double(max(0, radius - width))
      for step in 0..<side * CoverageBuilder.steps {
        let y = outer - CoverageBuilder.middle(ofStep: step)
        let left = y > 0 ? outer - max(0, outer * outer - y * y).squareRoot() : 0
        let hole = inner > 0 && y < inner ? (inner * inner - y * y).squareRoot() : 0
        builder.add(step: step, from: left, to: Double(side) - hole)
      }
      return builder.mask()
    }
  }
}
