import Drawing

/// How far the picture is turned clockwise on the screen, in degrees, for a screen that hangs turned.
public enum Rotation: Int, Sendable, Hashable, CaseIterable {
  case none = 0
  case right = 90
  case half = 180
  case left = 270

  /// The picture's size on a screen of that size, and the other way round.
  public func turned(_ size: Size) -> Size {
    switch self {
    case .none, .half: size
    case .right, .left: Size(width: size.height, height: size.width)
    }
  }

  /// Where a rectangle of a picture of that size is on the screen.
  public func screen(_ rect: Rect, of picture: Size) -> Rect {
    switch self {
    case .none: rect
    case .right:
      Rect(x: picture.height - rect.maxY, y: rect.x, width: rect.height, height: rect.width)
    case .half:
      Rect(
        x: picture.width - rect.maxX, y: picture.height - rect.maxY, width: rect.width,
        height: rect.height)
    case .left:
      Rect(x: rect.y, y: picture.width - rect.maxX, width: rect.height, height: rect.width)
    }
  }

  /// Which pixel of a picture of that size is at a place of the screen.
  public func picture(x: Int, y: Int, of picture: Size) -> (x: Int, y: Int) {
    switch self {
    case .none: (x, y)
    case .right: (y, picture.height - 1 - x)
    case .half: (picture.width - 1 - x, picture.height - 1 - y)
    case .left: (picture.width - 1 - y, x)
    }
  }
}
