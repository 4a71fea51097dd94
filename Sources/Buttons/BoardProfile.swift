/// A board and how the panel is wired to it, as an administrator writes it down.
public struct BoardProfile: Sendable, Hashable {
  /// The board's name, for people.
  public var name: String
  /// The buttons that are wired: the five required lines and any of the other three.
  public var lines: [Line: LineWiring]
  /// A second `+` of the same line sooner than this after the first is a slip; 0 for no guard.
  public var repeatGuard: Duration
  /// Whether the panel faces away from the wall: left and right change places.
  public var isMirrored: Bool
  /// The line that answers each press, if there is one.
  public var output: OutputWiring?

  /// Debounce and repeat guard are at most this.
  public static let longestGuard: Duration = .seconds(5)

  /// Makes a profile; `problems` tells what is wrong with it.
  public init(
    name: String, lines: [Line: LineWiring], repeatGuard: Duration = .milliseconds(300),
    isMirrored: Bool = false, output: OutputWiring? = nil
  ) {
    self.name = name
    self.lines = lines
    self.repeatGuard = repeatGuard
    self.isMirrored = isMirrored
    self.output = output
  }

  /// What is wrong with the profile whatever the board, a sentence each; empty for a good one.
  public var problems: [String] {
    var problems: [String] = []
    let missing = Line.required.filter { lines[$0] == nil }.map(\.name)
    if !missing.isEmpty {
      problems.append("not wired: \(missing.joined(separator: ", "))")
    }
    for line in Line.allCases {
      guard let wiring = lines[line] else { continue }
      problems += problemsOfPlace(wiring.place, of: line.name)
      if wiring.debounce < .zero || wiring.debounce > BoardProfile.longestGuard {
        problems.append("\(line.name): the debounce is 0 to 5000 ms")
      }
    }
    if let output { problems += problemsOfPlace(output.place, of: "the output") }
    if repeatGuard < .zero || repeatGuard > BoardProfile.longestGuard {
      problems.append("the repeat guard is 0 to 5000 ms")
    }
    return problems + duplicates
  }

  /// The settings of the panel; where the kernel debounces, ours has nothing left to do.
  public func panelSettings(kernelDebounces: Bool) -> PanelSettings {
    PanelSettings(
      lineDebounce: lines.mapValues { kernelDebounces ? .zero : $0.debounce },
      repeatGuard: repeatGuard, isMirrored: isMirrored)
  }

  private func problemsOfPlace(_ place: LinePlace, of owner: String) -> [String] {
    if let offset = place.offset, offset < 0 {
      return ["\(owner): an offset is 0 or more, not \(offset)"]
    }
    guard place.name == nil && (place.chip == nil || place.offset == nil) else { return [] }
    return ["\(owner): needs the name of a line, or the label of a chip and an offset"]
  }

  /// Lines that share a place.
  private var duplicates: [String] {
    var problems: [String] = []
    var owners: [(name: String, place: LinePlace)] = []
    let wired = Line.allCases.compactMap { line in lines[line].map { (line.name, $0.place) } }
    for (name, place) in wired + (output.map { [("the output", $0.place)] } ?? []) {
      if let other = owners.first(where: { $0.place.isSame(as: place) }) {
        problems.append("\(name): \(place.description) is \(other.name) already")
      }
      owners.append((name, place))
    }
    return problems
  }
}

extension LinePlace {
  /// Whether both must be one line: the same name, or without a name the same offset of a chip.
  fileprivate func isSame(as other: LinePlace) -> Bool {
    if let name, let otherName = other.name { return name == otherName }
    guard let offset, let chip else { return false }
    return offset == other.offset && chip == other.chip
  }
}
