import Drawing

extension Bitmap {
  /// Pixels that belong to somebody else, rows `pitch` pixels apart.
  struct Target {
    let pixels: UnsafeMutablePointer<UInt32>
    let pitch: Int
    let size: Size
  }

  /// Copies a rectangle to where it is on a turned screen; the answer is that place, which is empty
  /// where the screen does not reach.
  func copy(_ rect: Rect, to target: Target, _ rotation: Rotation) -> Rect {
    let part = rotation.screen(rect.intersection(size.bounds), of: size)
      .intersection(target.size.bounds)
    guard !part.isEmpty else { return part }
    if rotation == .none {
      for y in part.y..<part.maxY {
        (target.pixels + y * target.pitch + part.x)
          .update(from: pixels + y * size.width + part.x, count: part.width)
      }
      return part
    }
    // Along a row of the screen the picture is read in steps of one direction.
    for y in part.y..<part.maxY {
      let first = rotation.picture(x: part.x, y: y, of: size)
      let second = rotation.picture(x: part.x + 1, y: y, of: size)
      let step = (second.y - first.y) * size.width + second.x - first.x
      var source = pixels + first.y * size.width + first.x
      let row = target.pixels + y * target.pitch + part.x
      for x in 0..<part.width {
        row[x] = source.pointee
        source += step
      }
    }
    return part
  }

  /// The whole picture turned.
  public func turned(_ rotation: Rotation) -> Bitmap {
    let turned = Bitmap(size: rotation.turned(size))
    let target = Target(pixels: turned.pixels, pitch: turned.size.width, size: turned.size)
    _ = copy(size.bounds, to: target, rotation)
    return turned
  }
}
