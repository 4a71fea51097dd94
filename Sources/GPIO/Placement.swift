import Buttons

/// Where the lines of a profile are on the chips of a machine: which were found, and what is wrong with
/// the others.
public struct Placement: Sendable, Hashable {
  /// A line of a chip that a profile's line stands for.
  public struct Spot: Sendable, Hashable {
    /// The chip's device file.
    public var path: String
    /// The chip in words.
    public var chip: String
    /// The line's offset on it.
    public var offset: Int
    /// Who holds it, if it is held.
    public var consumer: String?
  }

  /// The lines that were found.
  public private(set) var spots: [Buttons.Line: Spot] = [:]
  /// Why a line was not, a sentence each.
  public private(set) var problems: [Buttons.Line: String] = [:]
  /// The output, if it was found.
  public private(set) var output: Spot?
  /// Why the output was not found.
  public private(set) var outputProblem: String?

  /// Looks for the lines of a profile: by name first, then by the label of a chip and an offset.
  public init(of profile: BoardProfile, on list: ChipList) {
    var owners: [Spot: String] = [:]
    func take(_ place: LinePlace, for owner: String) -> Result<Spot, Misplaced> {
      switch list.find(place) {
      case .failure(let problem): return .failure(problem)
      case .success(let spot):
        if let other = owners[spot] {
          return .failure(
            Misplaced(sentence: "line \(spot.offset) of \(spot.chip) is \(other) already"))
        }
        owners[spot] = owner
        return .success(spot)
      }
    }
    for line in Buttons.Line.allCases {
      guard let wiring = profile.lines[line] else { continue }
      switch take(wiring.place, for: line.name) {
      case .success(let spot): spots[line] = spot
      case .failure(let problem): problems[line] = problem.sentence
      }
    }
    guard let wiring = profile.output else { return }
    switch take(wiring.place, for: "the output") {
    case .success(let spot): output = spot
    case .failure(let problem): outputProblem = problem.sentence
    }
  }
}

/// Why a place is not to be found.
struct Misplaced: Error, Hashable {
  var sentence: String
}

extension ChipList {
  /// Names in a message are at most this many.
  private static let mostNames = 64

  /// The line at a place.
  func find(_ place: LinePlace) -> Result<Placement.Spot, Misplaced> {
    if let name = place.name {
      let named = chips.flatMap { chip in
        chip.lines.filter { $0.name == name }.map { (chip: chip, line: $0) }
      }
      let preferred = named.filter { $0.chip.label == place.chip }
      let found = preferred.isEmpty ? named : preferred
      if found.count == 1, let only = found.first { return .success(spot(only.chip, only.line)) }
      if found.count > 1 {
        let titles = found.map(\.chip.title).joined(separator: " and ")
        return .failure(
          Misplaced(sentence: "\(name) is on \(titles): say which by the label of the chip"))
      }
    }
    guard let label = place.chip, let offset = place.offset else {
      return .failure(Misplaced(sentence: "no line is named \(place.name ?? "so")"))
    }
    return find(offset: offset, label: label, name: place.name)
  }

  private func find(
    offset: Int, label: String, name: String?
  ) -> Result<Placement.Spot, Misplaced> {
    let also = name.map { "no line is named \($0), and " } ?? ""
    let labelled = chips.filter { $0.label == label }
    guard let chip = labelled.first else {
      return .failure(Misplaced(sentence: "\(also)no chip has the label \(label)"))
    }
    guard labelled.count == 1 else {
      let titles = labelled.map(\.title).joined(separator: " and ")
      return .failure(Misplaced(sentence: "\(also)\(titles) have one label: name the line"))
    }
    guard let line = chip.lines.first(where: { $0.offset == offset }) else {
      let range = chip.lines.isEmpty ? "no lines" : "the lines 0 to \(chip.lines.count - 1)"
      return .failure(Misplaced(sentence: "\(also)\(chip.title) has \(range), not \(offset)"))
    }
    return .success(spot(chip, line))
  }

  private func spot(_ chip: Chip, _ line: Chip.Line) -> Placement.Spot {
    Placement.Spot(
      path: chip.path, chip: chip.title, offset: line.offset, consumer: line.consumer)
  }

  /// What the board offers, for a message: its chips and the names of their lines.
  public var offer: String {
    guard !chips.isEmpty else { return "no chip at all" }
    return chips.map { chip in
      let names = chip.lines.compactMap(\.name)
      let shown = names.prefix(ChipList.mostNames).joined(separator: ", ")
      let more = names.count > ChipList.mostNames ? ", …" : ""
      let list = names.isEmpty ? "without names" : shown + more
      return "\(chip.title) with \(chip.lines.count) lines: \(list)"
    }.joined(separator: "; ")
  }
}
