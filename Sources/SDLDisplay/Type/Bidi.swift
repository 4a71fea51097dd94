/// In which order the characters of a line stand on the wall when scripts of both directions meet:
/// the Unicode bidirectional algorithm (UAX 9) for one line without embeddings.
struct Bidi {
  /// What a character does to the order.
  enum Kind {
    case left
    case right
    case number
    case neutral
  }

  /// The level of each character: odd ones read from right to left.
  let levels: [Int]

  /// The levels of a line; its direction is that of its first letter.
  init(_ kinds: [Kind]) {
    let base = kinds.first { $0 == .left || $0 == .right } == .right ? 1 : 0
    let kinds = Bidi.numbersResolved(kinds)
    var levels = kinds.map { kind -> Int? in
      switch kind {
      case .left: base == 0 ? 0 : 2
      case .right: 1
      case .number: 2
      case .neutral: nil
      }
    }
    // A neutral goes with its neighbours where both agree (rule N1), else with the line (N2).
    // Numbers count as right to left for it, as does the line's own direction at its ends.
    var index = 0
    while index < levels.count {
      guard levels[index] == nil else {
        index += 1
        continue
      }
      var end = index
      while end < levels.count, levels[end] == nil { end += 1 }
      let before = index > 0 ? Bidi.isRight(kinds[index - 1], levels[index - 1]) : base == 1
      let after = end < levels.count ? Bidi.isRight(kinds[end], levels[end]) : base == 1
      let isRight = before == after ? before : base == 1
      for place in index..<end { levels[place] = isRight ? 1 : (base == 0 ? 0 : 2) }
      index = end
    }
    self.levels = levels.map { $0 ?? base }
  }

  /// The order, from left to right, of runs with these levels (rule L2): from the highest level down,
  /// every stretch of at least that level is turned round.
  static func visualOrder(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// A number after a letter that reads from left to right is part of that text (rule W7).
  private static func numbersResolved(_ kinds: [Kind]) -> [Kind] {
    var strong = kinds.first { $0 == .left || $0 == .right } ?? .left
    return kinds.map { kind in
      switch kind {
      case .left, .right:
        strong = kind
        return kind
      case .number: return strong == .left ? .left : .number
      case .neutral: return kind
      }
    }
  }

  private static func isRight(_ kind: Kind, _ level: Int?) -> Bool {
    kind == .right || kind == .number || level == 1
  }
}
