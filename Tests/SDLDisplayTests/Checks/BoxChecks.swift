import Drawing

@testable import SDLDisplay

/// D3: no ink outside its box, no two boxes overlap, none in the margin that screens cut off.
enum BoxChecks {
  static func all(_ frame: Frame) -> [Violation] {
    roles(frame) + ink(frame) + overlaps(frame) + margin(frame)
  }

  /// Each role is there once.
  static func roles(_ frame: Frame) -> [Violation] {
    var seen: Set<String> = []
    return frame.scene.nodes.filter { !seen.insert($0.role).inserted }.map {
      Violation(check: "D3", role: $0.role, what: "is there twice")
    }
  }

  /// What a text wants to draw lies in its box, and no pixel outside all boxes is touched.
  static func ink(_ frame: Frame) -> [Violation] {
    var found = frame.placements.filter { !$0.box.contains($0.ink) }.map {
      Violation(check: "D3", role: $0.role, what: "ink \($0.ink) leaves its box \($0.box)")
    }
    let rest = frame.bitmap.copy()
    for node in frame.scene.nodes { rest.fill(node.box, frame.scene.background) }
    if !rest.isEqual(to: Bitmap(size: frame.size, color: frame.scene.background)) {
      found.append(
        Violation(check: "D3", role: "scene", what: "there is ink outside all boxes"))
    }
    return found
  }

  /// Two boxes share pixels only where the lower is a ground that holds the upper, or the upper an
  /// outline around the lower.
  static func overlaps(_ frame: Frame) -> [Violation] {
    let nodes = frame.scene.nodes
    var found: [Violation] = []
    for (index, upper) in nodes.enumerated() {
      for lower in nodes[..<index] where lower.box.intersects(upper.box) {
        if !isGround(lower, of: upper), !isOutline(upper, of: lower) {
          let what = "\(lower.box) overlaps \(upper.role) \(upper.box)"
          found.append(Violation(check: "D3", role: lower.role, what: what))
        }
      }
    }
    return found
  }

  /// No box reaches into the outermost 2 %.
  static func margin(_ frame: Frame) -> [Violation] {
    frame.scene.nodes.filter { !frame.size.safeArea.contains($0.box) }.map {
      Violation(check: "D3", role: $0.role, what: "\($0.box) reaches into the margin")
    }
  }

  private static func isGround(_ lower: Node, of upper: Node) -> Bool {
    switch lower.content {
    case .fill, .picture, .frame: lower.box.contains(upper.box)
    case .ellipse, .polygon, .text: false
    }
  }

  private static func isOutline(_ upper: Node, of lower: Node) -> Bool {
    guard case .frame(_, let width, _) = upper.content else { return false }
    return upper.box.inset(width).contains(lower.box) || upper.box == lower.box
  }
}
