/// A colour in CIE L*a*b* (white point D65), in which distances are about what an eye sees.
public struct LabColor: Sendable, Hashable {
  /// Lightness, 0 to 100.
  public var lightness: Double
  /// Green (negative) to red.
  public var a: Double
  /// Blue (negative) to yellow.
  public var b: Double

  /// The place of an amount of light.
  public init(_ light: LinearColor) {
    let x = 0.412_456 * light.red + 0.357_576 * light.green + 0.180_437 * light.blue
    let y = 0.212_673 * light.red + 0.715_152 * light.green + 0.072_175 * light.blue
    let z = 0.019_334 * light.red + 0.119_192 * light.green + 0.950_304 * light.blue
    let fx = LabColor.curve(x / 0.950_47)
    let fy = LabColor.curve(y)
    let fz = LabColor.curve(z / 1.088_83)
    lightness = 116 * fy - 16
    a = 500 * (fx - fy)
    b = 200 * (fy - fz)
  }

  /// The place of an sRGB colour.
  public init(_ color: Color) {
    self.init(LinearColor(color))
  }

  /// The straight distance of the two (ΔE of 1976); 2.3 is just seen, 40 is plainly another colour.
  public func distance(to other: LabColor) -> Double {
    let dl = lightness - other.lightness
    let da = a - other.a
    let db = b - other.b
    return root(2, of: dl * dl + da * da + db * db)
  }

  private static func curve(_ share: Double) -> Double {
    let bend = 216.0 / 24_389
    return share > bend ? root(3, of: share) : (24_389.0 / 27 * share + 16) / 116
  }
}
