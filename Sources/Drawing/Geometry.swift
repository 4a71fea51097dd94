/// A width and a height in px.
public struct Size: Sendable, Hashable {
  /// From left to right.
  public var width: Int
  /// From top to bottom.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle in px; the origin is the picture's top left.
public struct Rect: Sendable, Hashable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// From left to right.
  public var width: Int
  /// From top to bottom.
  public var height: Int

  /// Makes a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The first column to the right of it.
  public var maxX: Int { x + width }
  /// The first row below it.
  public var maxY: Int { y + height }
  /// Whether it holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the two share a pixel.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty && x < other.maxX && other.x < maxX && y < other.maxY
      && other.y < maxY
  }

  /// Whether every pixel of `other` lies in it.
  public func contains(_ other: Rect) -> Bool {
    other.isEmpty
      || (x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
