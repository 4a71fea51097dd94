import Drawing

/// Adds up how much of each pixel a shape covers: exact from left to right, in sixteen steps from top
/// to bottom.
struct CoverageBuilder {
  let size: Size
  private var amounts: [Int32]

  /// Steps in each row of pixels.
  static let steps = 16
  /// What a whole pixel counts in one step.
  private static let whole: Int32 = 256

  init(size: Size) {
    self.size = size
    amounts = [Int32](repeating: 0, count: max(0, size.width) * max(0, size.height))
  }

  /// The height of the middle of a step, in px from the top.
  static func middle(ofStep step: Int) -> Double {
    (Double(step) + 0.5) / Double(steps)
  }

  /// Covers from `left` to `right` px in a step, counted from the top; `sign` -1 takes it away.
  mutating func add(step: Int, from left: Double, to right: Double, sign: Int32 = 1) {
    let row = step / CoverageBuilder.steps
    guard row >= 0, row < size.height, left < right else { return }
    let scale = Double(CoverageBuilder.whole)
    let start = Int32((min(max(left, 0), Double(size.width)) * scale).rounded())
    let end = Int32((min(max(right, 0), Double(size.width)) * scale).rounded())
    guard start < end else { return }
    let first = start / CoverageBuilder.whole
    let last = (end - 1) / CoverageBuilder.whole
    let base = row * size.width
    if first == last {
      amounts[base + Int(first)] += sign * (end - start)
      return
    }
    amounts[base + Int(first)] += sign * ((first + 1) * CoverageBuilder.whole - start)
    for column in (first + 1)..<max(first + 1, last) {
      amounts[base + Int(column)] += sign * CoverageBuilder.whole
    }
    amounts[base + Int(last)] += sign * (end - last * CoverageBuilder.whole)
  }

  /// The shape as a mask whose pen is its top left.
  func mask() -> Mask {
    let full = CoverageBuilder.whole * Int32(CoverageBuilder.steps)
    let bytes = amounts.map { UInt8((min(max($0, 0), full) * 255 + full / 2) / full) }
    return bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return .blank(advance: 0) }
      let field = CoverageField(base: base, size: size, stride: 1, pitch: size.width)
      return Mask(cropping: field, origin: (0, 0), advance: 0)
    }
  }
}
