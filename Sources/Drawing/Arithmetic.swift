extension Size {
  /// The rectangle of this size at the picture's top left.
  public var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// The picture less the margin that some screens cut off: 2 % of each edge's length, rounded up.
  ///
  /// Nothing that is read stands outside it.
  public var safeArea: Rect {
    bounds.inset(horizontal: (width + 49) / 50, vertical: (height + 49) / 50)
  }

  /// Whether it is taller than wide.
  public var isPortrait: Bool { height > width }

  /// Whether it has no more rows than an LED wall, whose pixels are seen one by one.
  public var isCoarse: Bool { height <= 256 }

  /// That many hundredths of the height, rounded to whole px.
  public func percentOfHeight(_ percent: Double) -> Int {
    Int(Double(height) * percent / 100 + 0.5)
  }
}

extension Rect {
  /// The px it holds.
  public var area: Int { isEmpty ? 0 : width * height }
  /// The column in the middle.
  public var midX: Int { x + width / 2 }
  /// The row in the middle.
  public var midY: Int { y + height / 2 }

  /// The part that both share; empty where they share none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The same place, seen from `dx`, `dy` px further left and up.
  public func moved(dx: Int = 0, dy: Int = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// It without that many px at every edge; never less than nothing.
  public func inset(_ px: Int) -> Rect { inset(horizontal: px, vertical: px) }

  /// It without `horizontal` px at the left and right and `vertical` px at the top and bottom.
  public func inset(horizontal: Int = 0, vertical: Int = 0) -> Rect {
    inset(left: horizontal, top: vertical, right: horizontal, bottom: vertical)
  }

  /// It without that many px at each edge; never less than nothing.
  public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
    Rect(
      x: x + min(left, max(0, width)), y: y + min(top, max(0, height)),
      width: max(0, width - left - right), height: max(0, height - top - bottom))
  }

  /// Rows from the top down whose heights are as `weights`, with `gap` px between them.
  ///
  /// They fill it to the px: what division leaves over is spread evenly.
  public func rows(_ weights: [Int], gap: Int = 0) -> [Rect] {
    Rect.split(height, weights, gap).map {
      Rect(x: x, y: y + $0.start, width: width, height: $0.length)
    }
  }

  /// Columns from the left whose widths are as `weights`, with `gap` px between them.
  public func columns(_ weights: [Int], gap: Int = 0) -> [Rect] {
    Rect.split(width, weights, gap).map {
      Rect(x: x + $0.start, y: y, width: $0.length, height: height)
    }
  }

  /// `count` equal rows.
  public func rows(_ count: Int, gap: Int = 0) -> [Rect] {
    rows(Array(repeating: 1, count: max(0, count)), gap: gap)
  }

  /// `count` equal columns.
  public func columns(_ count: Int, gap: Int = 0) -> [Rect] {
    columns(Array(repeating: 1, count: max(0, count)), gap: gap)
  }

  /// The top `px` of it and the rest below.
  public func cutTop(_ px: Int) -> (cut: Rect, rest: Rect) {
    let cut = min(max(0, px), max(0, height))
    return (
      Rect(x: x, y: y, width: width, height: cut),
      Rect(x: x, y: y + cut, width: width, height: height - cut)
    )
  }

  /// The bottom `px` of it and the rest above.
  public func cutBottom(_ px: Int) -> (cut: Rect, rest: Rect) {
    let cut = min(max(0, px), max(0, height))
    return (
      Rect(x: x, y: maxY - cut, width: width, height: cut),
      Rect(x: x, y: y, width: width, height: height - cut)
    )
  }

  /// The left `px` of it and the rest.
  public func cutLeft(_ px: Int) -> (cut: Rect, rest: Rect) {
    let cut = min(max(0, px), max(0, width))
    return (
      Rect(x: x, y: y, width: cut, height: height),
      Rect(x: x + cut, y: y, width: width - cut, height: height)
    )
  }

  /// The right `px` of it and the rest.
  public func cutRight(_ px: Int) -> (cut: Rect, rest: Rect) {
    let cut = min(max(0, px), max(0, width))
    return (
      Rect(x: maxX - cut, y: y, width: cut, height: height),
      Rect(x: x, y: y, width: width - cut, height: height)
    )
  }

  /// A rectangle of that size in the middle of it; larger than it where the size is.
  public func centered(width: Int, height: Int) -> Rect {
    Rect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width,
      height: height)
  }

  /// The largest rectangle in the middle of it with the proportions of `size`.
  public func fitted(_ size: Size) -> Rect {
    guard size.width > 0, size.height > 0, !isEmpty else { return centered(width: 0, height: 0) }
    if size.width * height >= size.height * width {
      return centered(width: width, height: max(1, size.height * width / size.width))
    }
    return centered(width: max(1, size.width * height / size.height), height: height)
  }

  private static func split(
    _ length: Int, _ weights: [Int], _ gap: Int
  ) -> [(start: Int, length: Int)] {
    let total = weights.reduce(0) { $0 + max(0, $1) }
    guard total > 0 else { return weights.map { _ in (0, 0) } }
    let usable = max(0, length - gap * (weights.count - 1))
    var before = 0
    return weights.enumerated().map { index, weight in
      let start = usable * before / total
      before += max(0, weight)
      return (start + gap * index, usable * before / total - start)
    }
  }
}
