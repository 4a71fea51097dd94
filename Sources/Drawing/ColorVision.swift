/// An eye that lacks one kind of cone: about one man in twelve has one of the first two, in part.
public enum ColorVision: String, Sendable, Hashable, CaseIterable {
  /// No long-wave cone: red looks dark.
  case protan
  /// No middle-wave cone: red and green look alike.
  case deutan
  /// No short-wave cone: blue and yellow suffer. Rare.
  case tritan

  /// The light that an ordinary eye would have to see to see what this one sees.
  ///
  /// The full-strength matrices of Machado, Oliveira and Fernandes, "A Physiologically-based Model
  /// for Simulation of Color Vision Deficiency" (2009).
  public func seen(_ light: LinearColor) -> LinearColor {
    let rows = matrix
    func row(_ index: Int) -> Double {
      let (r, g, b) = rows[index]
      return min(1, max(0, r * light.red + g * light.green + b * light.blue))
    }
    return LinearColor(red: row(0), green: row(1), blue: row(2))
  }

  /// How far apart this eye sees two colours (ΔE of 1976).
  public func distance(_ one: Color, _ other: Color) -> Double {
    LabColor(seen(LinearColor(one))).distance(to: LabColor(seen(LinearColor(other))))
  }

  private var matrix: [(Double, Double, Double)] {
    switch self {
    case .protan:
      [
        (0.152_286, 1.052_583, -0.204_868),
        (0.114_503, 0.786_281, 0.099_216),
        (-0.003_882, -0.048_116, 1.051_998),
      ]
    case .deutan:
      [
        (0.367_322, 0.860_646, -0.227_968),
        (0.280_085, 0.672_501, 0.047_413),
        (-0.011_820, 0.042_940, 0.968_881),
      ]
    case .tritan:
      [
        (1.255_528, -0.076_749, -0.178_779),
        (-0.078_411, 0.930_809, 0.147_602),
        (0.004_733, 0.691_367, 0.303_900),
      ]
    }
  }
}
