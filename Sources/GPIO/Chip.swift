/// A GPIO chip and its lines, as they were when somebody looked.
public struct Chip: Sendable, Hashable {
  /// A line of a chip.
  public struct Line: Sendable, Hashable {
    /// Its place on the chip, from 0.
    public var offset: Int
    /// Its name on the board; nil where it has none.
    public var name: String?
    /// Who holds it, if it is held: a program or a driver.
    public var consumer: String?
    /// Whether it is set as an output.
    public var isOutput: Bool

    /// Makes a line.
    public init(offset: Int, name: String? = nil, consumer: String? = nil, isOutput: Bool = false) {
      self.offset = offset
      self.name = name
      self.consumer = consumer
      self.isOutput = isOutput
    }
  }

  /// Its device file.
  public var path: String
  /// Its name in the kernel (`gpiochip0`), which may be another after the next start.
  public var name: String
  /// Its label, which stays (`pinctrl-bcm2711`).
  public var label: String
  /// Its lines, by offset.
  public var lines: [Line]

  /// Makes a chip.
  public init(path: String, name: String, label: String, lines: [Line]) {
    self.path = path
    self.name = name
    self.label = label
    self.lines = lines
  }

  /// Name and label: `gpiochip0 [pinctrl-bcm2711]`.
  public var title: String { "\(name) [\(label)]" }
}
