/// A colour as amounts of light, each 0 to 1, that may be added and averaged; sRGB's may not.
public struct LinearColor: Sendable, Hashable {
  /// Red light, 0 to 1.
  public var red: Double
  /// Green light, 0 to 1.
  public var green: Double
  /// Blue light, 0 to 1.
  public var blue: Double

  /// Makes a colour from amounts of light.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The light of an sRGB colour (IEC 61966-2-1).
  public init(_ color: Color) {
    red = LinearColor.light(of: color.red)
    green = LinearColor.light(of: color.green)
    blue = LinearColor.light(of: color.blue)
  }

  /// How bright it looks, 0 (black) to 1 (white): the Y of CIE XYZ.
  public var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  private static func light(of channel: UInt8) -> Double { lights[Int(channel)] }

  /// sRGB's curve: the power 2.4 is the square times the fifth root of the square.
  private static let lights: [Double] = (0...255).map { channel in
    let value = Double(channel) / 255
    guard value > 0.040_45 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * root(5, of: base * base)
  }
}
