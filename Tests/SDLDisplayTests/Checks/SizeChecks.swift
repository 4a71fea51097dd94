import Drawing

@testable import SDLDisplay

/// How large things are: D1, D2, D11.
enum SizeChecks {
  /// The layouts that rules of size tell apart.
  enum Layout {
    case halves
    case court
    case portrait
    case wall
  }

  /// D1: the cap height of the score, in hundredths of the height.
  static func score(_ frame: Frame, _ layout: Layout) -> [Violation] {
    let least =
      switch layout {
      case .halves: frame.isSquarish ? 34.0 : 44
      case .court: frame.isSquarish ? 29.0 : 34
      case .portrait: 26.0
      // 32 px of 96.
      case .wall: 100.0 / 3
      }
    let digits = frame.texts(under: "score")
    guard digits.count >= 2 else {
      return [Violation(check: "D1", role: "score", what: "the scores are not there")]
    }
    return digits.compactMap { small($0, least, frame, "D1") }
  }

  /// D2: the cap height of the names, after the ladder.
  static func names(_ frame: Frame, _ layout: Layout, isDoubles: Bool) -> [Violation] {
    let names = frame.texts(under: "name")
    // A name that is being typed is in a field.
    let fields = frame.scene.nodes.contains { $0.role.hasPrefix("field") } ? 1 : 0
    guard names.count + fields >= (isDoubles && layout != .wall ? 4 : 2) else {
      return [Violation(check: "D2", role: "name", what: "only \(names.count) names are there")]
    }
    if layout == .wall {
      return names.filter { letterHeight($0) < 9 }.map {
        let height = letterHeight($0)
        return Violation(check: "D2", role: $0.role, what: "“\($0.text)” is \(height) px, not 9")
      }
    }
    guard layout == .portrait || frame.isScreen else { return [] }
    let least =
      switch (layout == .portrait, isDoubles) {
      case (true, false): 5.0
      case (true, true): 3.0
      case (false, false): 6.0
      case (false, true): 5.0
      }
    return names.compactMap { small($0, least, frame, "D2") }
  }

  /// D11: the words beside the score, the serve mark.
  static func words(_ frame: Frame) -> [Violation] {
    guard frame.isScreen else { return [] }
    // Words run along the width: on an upright screen it is what they are measured by.
    let length = min(frame.size.width, frame.size.height)
    var found: [Violation] = []
    for role in ["band", "deuce"] {
      found += frame.texts(under: role).compactMap { small($0, 7, frame, "D11", of: length) }
    }
    for role in ["game", "clock", "games.left", "games.right"] {
      guard let text = frame.text(role) else {
        found.append(Violation(check: "D11", role: role, what: "is not there"))
        continue
      }
      found += small(text, 6, frame, "D11", of: length).map { [$0] } ?? []
    }
    let digit = frame.texts(under: "score").flatMap(\.pieces).map(\.cell.width).max() ?? 0
    for side in ["left", "right"] {
      guard let mark = frame.node("serve.\(side).arrow") else { continue }
      let breadth = max(mark.box.width, mark.box.height)
      let depth = min(mark.box.width, mark.box.height)
      if depth * 100 < length * 6 || 2 * breadth < digit {
        let what = "\(mark.box.width)×\(mark.box.height) px beside digits of \(digit) px"
        found.append(Violation(check: "D11", role: mark.role, what: what))
      }
    }
    return found
  }

  /// The height of a text's capitals.
  ///
  /// Of a text in a script without any it is the size beside capitals that it was really set at, or that
  /// of its letters where they are taller.
  static func letterHeight(_ text: Placement) -> Int {
    let scalars = text.pieces.lazy.flatMap(\.text.unicodeScalars)
    let hasCapitals = scalars.contains { $0.properties.isCased || $0.properties.numericType != nil }
    if hasCapitals { return text.capHeight }
    let percent = text.pieces.map(\.percent).min() ?? 100
    return max(text.capHeight * percent / 100, text.ink.height)
  }

  private static func small(
    _ text: Placement, _ least: Double, _ frame: Frame, _ check: String, of side: Int? = nil
  ) -> Violation? {
    let share = Double(letterHeight(text)) * 100 / Double(side ?? frame.size.height)
    guard share < least else { return nil }
    let percent = (share * 100).rounded() / 100
    return Violation(
      check: check, role: text.role, what: "“\(text.text)” is \(percent) % high, not \(least) %")
  }
}
