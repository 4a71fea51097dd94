import Drawing

extension Bitmap {
  /// Lays a colour through a mask whose pen stands at `pen`, only inside `clip`.
  func blend(_ mask: Mask, at pen: (x: Int, y: Int), _ color: Color, clip: Rect) {
    let target = mask.ink.moved(dx: pen.x, dy: pen.y)
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      blend(base, pitch: mask.ink.width, over: target, color, clip: clip)
    }
  }

  /// Lays a colour through amounts that cover `target`, rows `pitch` bytes apart.
  func blend(
    _ coverage: UnsafePointer<UInt8>, pitch: Int, over target: Rect, _ color: Color, clip: Rect
  ) {
    let part = target.intersection(clip).intersection(size.bounds)
    guard !part.isEmpty else { return }
    let solid = color.pixel
    for y in part.y..<part.maxY {
      let source = coverage + (y - target.y) * pitch + (part.x - target.x)
      let row = pixels + y * size.width + part.x
      for x in 0..<part.width {
        let share = UInt32(source[x])
        if share == 0 { continue }
        row[x] = share == 255 ? solid : Bitmap.mix(row[x], solid, share)
      }
    }
  }

  /// `share` (0 to 255) of the upper pixel over the lower one, red and blue in one multiplication.
  static func mix(_ lower: UInt32, _ upper: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 255 &- share
    let redBlue = (upper & 0xFF_00FF) &* share &+ (lower & 0xFF_00FF) &* rest &+ 0x80_0080
    let green = ((upper >> 8) & 0xFF) &* share &+ ((lower >> 8) & 0xFF) &* rest &+ 0x80
    // (n + n / 256) / 256 is n / 255, rounded, for every product of two bytes.
    let mixedRedBlue = (redBlue &+ ((redBlue >> 8) & 0xFF_00FF)) >> 8 & 0xFF_00FF
    let mixedGreen = (green &+ (green >> 8)) & 0xFF00
    return 0xFF00_0000 | mixedRedBlue | mixedGreen
  }
}
