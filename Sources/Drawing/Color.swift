/// An opaque sRGB colour.
public struct Color: Sendable, Hashable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8

  /// Makes a colour from `0xRRGGBB`.
  public init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }
}

extension Color {
  /// The colour with so many hundredths of each channel, 0 to 100.
  func dimmed(to percent: Int) -> Color {
    var color = self
    color.red = UInt8(clamping: Int(red) * percent / 100)
    color.green = UInt8(clamping: Int(green) * percent / 100)
    color.blue = UInt8(clamping: Int(blue) * percent / 100)
    return color
  }
}
