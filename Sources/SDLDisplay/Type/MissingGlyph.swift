import Drawing

/// What stands for a character that is in no font: an upright box.
final class MissingGlyph: Face {
  let family = "missing"
  let isScalable = true

  func covers(_ scalar: Unicode.Scalar) -> Bool { true }

  func size(forCapHeight height: Int) -> Int { max(0, height) }

  func capHeight(atSize size: Int) -> Int { size }

  func mask(_ text: String, size: Int, script: Script, isRightToLeft: Bool) -> Mask? {
    guard size > 0 else { return nil }
    let width = max(3, size * 3 / 5)
    let advance = width + max(1, size / 5)
    let line = max(1, size / 12)
    let count = text.count
    var amounts = [UInt8](repeating: 0, count: advance * count * size)
    for index in 0..<count {
      for y in 0..<size {
        for x in 0..<width where x < line || y < line || x >= width - line || y >= size - line {
          amounts[y * advance * count + index * advance + x] = 255
        }
      }
    }
    return amounts.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return .blank(advance: 0) }
      let field = CoverageField(
        base: base, size: Size(width: advance * count, height: size), stride: 1,
        pitch: advance * count)
      return Mask(cropping: field, origin: (0, -size), advance: advance * count)
    }
  }
}
