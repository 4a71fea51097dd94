import Drawing

/// Adds up how much of each pixel a shape covers: exact from left to right, in sixteen steps from top
/// to bottom.
struct CoverageBuilder {
  let size: Size
  /// By how much each pixel is covered more than the one to its left, a pixel more in each row than the
  /// shape is wide: a stretch of any length is four additions.
  private var rises: [Int32]
  private var pitch: Int { size.width + 1 }

  /// Steps in each row of pixels.
  static let steps = 16
  /// What a whole pixel counts in one step.
  private static let whole: Int32 = 256

  init(size: Size) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    rises = [Int32](repeating: 0, count: (self.size.width + 1) * self.size.height)
  }

  /// The height of the middle of a step, in px from the top.
  static func middle(ofStep step: Int) -> Double {
    (Double(step) + 0.5) / Double(steps)
  }

  /// Covers from `left` to `right` px in a step, counted from the top.
  mutating func add(step: Int, from left: Double, to right: Double) {
    let row = step / CoverageBuilder.steps
    guard row >= 0, row < size.height, left < right else { return }
    let whole = CoverageBuilder.whole
    let start = Int32((min(max(left, 0), Double(size.width)) * Double(whole)).rounded())
    let end = Int32((min(max(right, 0), Double(size.width)) * Double(whole)).rounded())
    guard start < end else { return }
    let first = start / whole
    let last = (end - 1) / whole
    let base = row * pitch
    if first == last {
      rises[base + Int(first)] += end - start
      rises[base + Int(first) + 1] -= end - start
      return
    }
    let head = (first + 1) * whole - start
    let tail = end - last * whole
    rises[base + Int(first)] += head
    rises[base + Int(first) + 1] += whole - head
    rises[base + Int(last)] += tail - whole
    rises[base + Int(last) + 1] -= tail
  }

  /// The shape as a mask whose pen is its top left.
  func mask() -> Mask {
    let full = CoverageBuilder.whole * Int32(CoverageBuilder.steps)
    let bytes = [UInt8](unsafeUninitializedCapacity: size.bounds.area) { buffer, count in
      for y in 0..<size.height {
        var amount: Int32 = 0
        for x in 0..<size.width {
          amount += rises[y * pitch + x]
          buffer[y * size.width + x] = UInt8((min(max(amount, 0), full) * 255 + full / 2) / full)
        }
      }
      count = size.bounds.area
    }
    return bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return .blank(advance: 0) }
      let field = CoverageField(base: base, size: size, stride: 1, pitch: size.width)
      return Mask(cropping: field, origin: (0, 0), advance: 0)
    }
  }
}
