import Drawing

@testable import SDLDisplay

/// What is told by colour and brightness: D5, D6.
enum ColorChecks {
  /// D5: every text has 7:1 against what is really behind it.
  static func contrast(_ frame: Frame) -> [Violation] {
    frame.placements.compactMap { placement in
      guard !placement.ink.isEmpty, case .text(let text)? = frame.node(placement.role)?.content,
        let ground = ground(behind: placement, frame, except: text.color)
      else { return nil }
      if ground != text.ground {
        return Violation(check: "D5", role: placement.role, what: "stands on \(ground)")
      }
      let contrast = text.color.contrast(with: ground)
      guard contrast < 7 else { return nil }
      let shown = (contrast * 10).rounded() / 10
      return Violation(check: "D5", role: placement.role, what: "contrast \(shown), not 7")
    }
  }

  /// The colour that fills most of a text's ink, its own aside.
  private static func ground(
    behind placement: Placement, _ frame: Frame, except color: Color
  ) -> Color? {
    var counts: [UInt32: Int] = [:]
    let ink = placement.ink.intersection(frame.size.bounds)
    let around = ink.inset(horizontal: -2, vertical: -2).intersection(placement.box)
      .intersection(frame.size.bounds)
    for y in stride(from: around.y, to: around.maxY, by: max(1, around.height / 40)) {
      let row = frame.bitmap.pixels + y * frame.size.width
      for x in around.x..<around.maxX { counts[row[x], default: 0] += 1 }
    }
    counts[color.pixel] = nil
    return counts.max { $0.value < $1.value }.map { Color($0.key & 0xFF_FFFF) }
  }

  /// D5: the colours of the sides are far apart for every eye.
  static func sides(_ frame: Frame) -> [Violation] {
    guard case .fill(let left, _)? = frame.node("rail.left")?.content,
      case .fill(let right, _)? = frame.node("rail.right")?.content
    else { return [Violation(check: "D5", role: "rail", what: "the sides have no colour")] }
    return ColorVision.allCases.compactMap { eye in
      let distance = eye.distance(left, right)
      guard distance < 40 else { return nil }
      return Violation(check: "D5", role: "rail", what: "ΔE \(distance) for \(eye)")
    }
  }

  /// D6: seen in grey, the serve still is a mark at the side that serves and at no other, and
  /// every text and mark stands out from what is behind it.
  static func grey(_ frame: Frame, server: String?) -> [Violation] {
    var found: [Violation] = []
    for side in ["left", "right"] {
      let marks = frame.scene.nodes.filter { $0.role.hasPrefix("serve.\(side).") }
      let isMarked = marks.contains { isSeen($0, frame) }
      if isMarked != (server == side) {
        let what = isMarked ? "a mark of the serve is seen" : "no mark of the serve is seen"
        found.append(Violation(check: "D6", role: "serve.\(side)", what: what))
      }
    }
    for role in ["band", "deuce", "game", "clock"] {
      guard let node = frame.node(role), !isSeen(node, frame) else { continue }
      found.append(Violation(check: "D6", role: role, what: "is not seen without colour"))
    }
    return found
  }

  /// Whether a tenth of a node's box, or 20 px, is of a brightness that stands out from the box's rim
  /// or the picture's ground.
  private static func isSeen(_ node: Node, _ frame: Frame) -> Bool {
    let box = node.box.intersection(frame.size.bounds)
    let ground: Color =
      if case .text(let text) = node.content { text.ground } else { frame.scene.background }
    let dark = ground.luminance
    var known: [UInt32: Bool] = [:]
    var count = 0
    for y in stride(from: box.y, to: box.maxY, by: max(1, box.height / 32)) {
      for x in stride(from: box.x, to: box.maxX, by: max(1, box.width / 128)) {
        let pixel = frame.bitmap.pixels[y * frame.size.width + x]
        let stands =
          known[pixel]
          ?? {
            let bright = Color(pixel & 0xFF_FFFF).grey.luminance
            return (max(bright, dark) + 0.05) / (min(bright, dark) + 0.05) >= 3
          }()
        known[pixel] = stands
        count += stands ? 1 : 0
      }
    }
    return count >= 12
  }
}
