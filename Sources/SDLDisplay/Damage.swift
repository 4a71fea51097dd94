import Drawing

/// Which pixels a change of nodes touches.
enum Damage {
  /// Where ink was or is, of one node before and after.
  static func between(
    _ nodeBefore: Node?, _ before: Placement?, _ nodeAfter: Node?, _ after: Placement?
  ) -> [Rect] {
    if let before, let after, case .text(let old) = nodeBefore?.content,
      case .text(let new) = nodeAfter?.content, old.color == new.color
    {
      // Letters that stay where they are need not be drawn again.
      let kept = Set(before.pieces).intersection(after.pieces)
      return (before.pieces + after.pieces).filter { !kept.contains($0) }.map(\.ink)
    }
    return ink(nodeBefore, before) + ink(nodeAfter, after)
  }

  private static func ink(_ node: Node?, _ placement: Placement?) -> [Rect] {
    guard let node else { return [] }
    switch node.content {
    case .text: return placement?.pieces.map(\.ink) ?? []
    case .frame(_, let width, let radius):
      let side = max(width, radius)
      let box = node.box
      guard box.width > 2 * side, box.height > 2 * side else { return [box] }
      let middle = box.inset(vertical: side)
      return [
        box.cutTop(side).cut, box.cutBottom(side).cut, middle.cutLeft(width).cut,
        middle.cutRight(width).cut,
      ]
    case .fill, .ellipse, .polygon, .picture: return [node.box]
    }
  }

  /// The same pixels in few rectangles: those are joined whose common frame is hardly larger.
  static func merged(_ rects: [Rect], in bounds: Rect) -> [Rect] {
    var merged: [Rect] = []
    for rect in rects {
      var joined = rect.intersection(bounds)
      guard !joined.isEmpty else { continue }
      while let index = merged.firstIndex(where: { isWorthJoining($0, joined) }) {
        joined = joined.union(merged.remove(at: index))
      }
      merged.append(joined)
    }
    return merged
  }

  /// Pixels that may be drawn for nothing to save a rectangle.
  private static let slack = 1024

  private static func isWorthJoining(_ one: Rect, _ other: Rect) -> Bool {
    one.union(other).area <= one.area + other.area - one.intersection(other).area + slack
  }
}
