extension Color {
  /// How bright it looks, 0 (black) to 1 (white).
  public var luminance: Double { LinearColor(self).luminance }

  /// The contrast of the two as WCAG 2 defines it: 1 (none) to 21 (black on white).
  ///
  /// Text on the display has 7 or more.
  public func contrast(with other: Color) -> Double {
    let brighter = max(luminance, other.luminance)
    let darker = min(luminance, other.luminance)
    return (brighter + 0.05) / (darker + 0.05)
  }

  /// The grey of the same brightness: what is left where colours are not seen.
  public var grey: Color {
    let target = luminance
    // The brightness of greys grows with their level, so the nearest is found by halving.
    var low = 0
    var high = 255
    while low < high {
      let middle = (low + high) / 2
      if Color(grey: UInt8(middle)).luminance < target { low = middle + 1 } else { high = middle }
    }
    if low > 0 {
      let below = Color(grey: UInt8(low - 1))
      let above = Color(grey: UInt8(low))
      if target - below.luminance < above.luminance - target { return below }
    }
    return Color(grey: UInt8(low))
  }

  /// A grey of that level.
  public init(grey level: UInt8) {
    red = level
    green = level
    blue = level
  }

  /// This colour with `share` (0 to 1) of `other` over it, mixed as the display blends edges.
  public func mixed(with other: Color, share: Double) -> Color {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let clamped = min(1, max(0, share))
      return UInt8(Double(from) + (Double(to) - Double(from)) * clamped + 0.5)
    }
    var mixed = self
    mixed.red = mix(red, other.red)
    mixed.green = mix(green, other.green)
    mixed.blue = mix(blue, other.blue)
    return mixed
  }
}
