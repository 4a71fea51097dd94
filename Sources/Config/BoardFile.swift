import Buttons
import Text

/// A board profile read from its file: `[Board]`, a section for each line, and `[Output]`.
public struct BoardFile: Sendable, Hashable {
  /// The path of the file.
  public let path: String
  /// The profile; nil where it cannot be used.
  public private(set) var profile: BoardProfile?
  /// What there is to say of the file.
  public private(set) var findings: [Finding]

  /// Reads a file.
  public init(reading path: String) {
    self.path = path
    let file = INIFile(reading: path)
    findings = file.findings
    var reader = BoardReader(file: file)
    let made = reader.profile()
    findings += reader.findings
    // What the profile lacks is said once its lines are right.
    func hasErrors() -> Bool { findings.contains { $0.severity == .error } }
    if !hasErrors() { findings += made.problems.map { Finding(.error, file: path, $0) } }
    if !hasErrors() { profile = made }
    findings.sort { ($0.line ?? .max) < ($1.line ?? .max) }
  }
}

/// Makes a profile of the lines of a file.
private struct BoardReader {
  let file: INIFile
  private(set) var findings: [Finding] = []

  /// What `[Board]` says for all lines.
  private var chip: String?
  private var bias = LineWiring.Bias.pullUp
  private var isActiveLow = true
  private var debounce = Duration.milliseconds(10)

  init(file: INIFile) {
    self.file = file
  }

  /// The profile the file describes; what is wrong with it is in `findings`.
  mutating func profile() -> BoardProfile {
    var profile = BoardProfile(name: "", lines: [:])
    for entry in entries("Board") { readBoard(entry, into: &profile) }
    if profile.name.isEmpty {
      profile.name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    }
    for line in Line.allCases {
      let entries = entries(line.name)
      if !entries.isEmpty { profile.lines[line] = wiring(entries) }
    }
    let output = entries("Output")
    if !output.isEmpty { profile.output = outputWiring(output) }
    let known = ["Board", "Output"] + Line.allCases.map(\.name)
    for entry in file.entries where !known.contains(entry.section) {
      warn(
        entry,
        "the section [\(entry.section)] is not known; expected "
          + (Values.nearest(to: entry.section, among: known) ?? Values.list(known)))
    }
    return profile
  }

  private func entries(_ section: String) -> [INIFile.Entry] {
    file.entries.filter { $0.section == section }
  }

  private mutating func readBoard(_ entry: INIFile.Entry, into profile: inout BoardProfile) {
    switch entry.key {
    case "Name": profile.name = Names.clean(entry.value)
    case "Chip": chip = entry.value.isEmpty ? nil : entry.value
    case "Bias": bias = value(entry, BoardReader.biases, LineWiring.Bias.init) ?? bias
    case "ActiveLow": isActiveLow = value(entry, "yes or no", Values.flag) ?? isActiveLow
    case "DebounceMs":
      debounce = value(entry, BoardReader.time, Values.milliseconds) ?? debounce
    case "RepeatGuardMs":
      if let time = value(entry, BoardReader.time, Values.milliseconds) {
        profile.repeatGuard = time
      }
    case "Mirrored":
      if let flag = value(entry, "yes or no", Values.flag) { profile.isMirrored = flag }
    default:
      unknown(
        entry,
        ["Name", "Chip", "Bias", "ActiveLow", "DebounceMs", "RepeatGuardMs", "Mirrored"])
    }
  }

  private mutating func wiring(_ entries: [INIFile.Entry]) -> LineWiring {
    var wiring = LineWiring(
      LinePlace(chip: chip), bias: bias, isActiveLow: isActiveLow, debounce: debounce)
    for entry in entries {
      switch entry.key {
      case "Bias":
        wiring.bias = value(entry, BoardReader.biases, LineWiring.Bias.init) ?? bias
      case "DebounceMs":
        wiring.debounce = value(entry, BoardReader.time, Values.milliseconds) ?? debounce
      case "ActiveLow":
        wiring.isActiveLow = value(entry, "yes or no", Values.flag) ?? isActiveLow
      default:
        readPlace(entry, into: &wiring.place, also: ["Bias", "ActiveLow", "DebounceMs"])
      }
    }
    return wiring
  }

  private mutating func outputWiring(_ entries: [INIFile.Entry]) -> OutputWiring {
    var wiring = OutputWiring(LinePlace(chip: chip))
    for entry in entries {
      if entry.key == "ActiveLow" {
        wiring.isActiveLow = value(entry, "yes or no", Values.flag) ?? wiring.isActiveLow
      } else {
        readPlace(entry, into: &wiring.place, also: ["ActiveLow"])
      }
    }
    return wiring
  }

  private mutating func readPlace(
    _ entry: INIFile.Entry, into place: inout LinePlace, also: [String]
  ) {
    switch entry.key {
    case "Line": place.name = entry.value.isEmpty ? nil : entry.value
    case "Chip": place.chip = entry.value.isEmpty ? nil : entry.value
    case "Offset":
      place.offset = value(entry, "a line's number on its chip, from 0") {
        Values.number($0, in: 0...65_535)
      }
    default: unknown(entry, ["Line", "Chip", "Offset"] + also)
    }
  }

  private static let biases = Values.list(LineWiring.Bias.allCases.map(\.rawValue))
  private static let time = "a whole number of milliseconds from 0 to 5000"

  /// The value of an entry, nil after a finding where it is none.
  private mutating func value<Value>(
    _ entry: INIFile.Entry, _ expected: String, _ read: (String) -> Value?
  ) -> Value? {
    if let value = read(entry.value) { return value }
    findings.append(
      Finding(
        .error, file: file.path, line: entry.line,
        "\(entry.key)=\(entry.value.prefix(60)) is not understood; expected \(expected)"))
    return nil
  }

  private mutating func unknown(_ entry: INIFile.Entry, _ keys: [String]) {
    warn(
      entry,
      "the key \(entry.key) is not known in [\(entry.section)]; expected "
        + (Values.nearest(to: entry.key, among: keys) ?? Values.list(keys)))
  }

  private mutating func warn(_ entry: INIFile.Entry, _ text: String) {
    findings.append(Finding(.warning, file: file.path, line: entry.line, text))
  }
}
