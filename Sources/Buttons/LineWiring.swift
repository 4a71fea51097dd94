/// Where a line is on the board: found by its name first, then by its chip's label and its offset.
///
/// Never by a chip's number: numbers move between kernels, and a link can name one chip twice.
public struct LinePlace: Sendable, Hashable {
  /// The line's name on the board (`GPIO17`); nil where the board names none.
  public var name: String?
  /// The label of its chip (`pinctrl-bcm2711`).
  public var chip: String?
  /// Its offset on that chip, from 0.
  public var offset: Int?

  /// Makes a place; it needs a name, or a chip and an offset.
  public init(name: String? = nil, chip: String? = nil, offset: Int? = nil) {
    self.name = name
    self.chip = chip
    self.offset = offset
  }

  /// The place in words: `GPIO17, or line 17 of pinctrl-bcm2711`.
  public var description: String {
    let byOffset = chip.flatMap { chip in offset.map { "line \($0) of \(chip)" } }
    return [name, byOffset].compactMap { $0 }.joined(separator: ", or ")
  }
}

/// How one button is wired.
public struct LineWiring: Sendable, Hashable {
  /// The resistor inside the chip.
  public enum Bias: String, Sendable, Hashable, CaseIterable {
    /// Whatever the board has set.
    case asIs = "as-is"
    case pullUp = "pull-up"
    case pullDown = "pull-down"
    case disabled
  }

  /// Where it is.
  public var place: LinePlace
  /// The resistor inside the chip: pull-up for a button to ground.
  public var bias: Bias
  /// Whether a low level means pressed, as with a button to ground.
  public var isActiveLow: Bool
  /// How long a level must hold before it counts.
  public var debounce: Duration

  /// Makes a wiring; without more than a place that of a button to ground.
  public init(
    _ place: LinePlace, bias: Bias = .pullUp, isActiveLow: Bool = true,
    debounce: Duration = .milliseconds(10)
  ) {
    self.place = place
    self.bias = bias
    self.isActiveLow = isActiveLow
    self.debounce = debounce
  }
}

/// How the optional LED, buzzer or haptic motor is wired.
public struct OutputWiring: Sendable, Hashable {
  /// Where it is.
  public var place: LinePlace
  /// Whether a low level switches it on.
  public var isActiveLow: Bool

  /// Makes a wiring.
  public init(_ place: LinePlace, isActiveLow: Bool = false) {
    self.place = place
    self.isActiveLow = isActiveLow
  }
}
