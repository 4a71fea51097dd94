import Badminton
import Scoreboard
import Text

extension ConfigKey {
  /// `[Presets]`: several settings under one name, for the menu.
  static let presets = (1...9).map { number in
    ConfigKey(
      "Presets", "Preset\(number)", standard: "",
      expected: "a name, then settings behind a | each, as in Club | format=3x11 | players=doubles"
    ) { (given: Given, configuration: inout Configuration) in
      var (preset, fault) = preset(given.text)
      preset?.slot = number
      guard let preset else {
        return [given.finding(.error, "Preset\(number): \(fault)")]
      }
      configuration.settings.presets.removeAll { $0.slot == number }
      configuration.settings.presets.append(preset)
      configuration.settings.presets.sort { $0.slot < $1.slot }
      return []
    }.clearing { $0.settings.presets.removeAll { $0.slot == number } }
  }

  /// Reads a preset, or says what is wrong and what was expected.
  private static func preset(_ text: String) -> (preset: Preset?, fault: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) }
    let name = Names.clean(parts.first ?? "")
    guard !name.isEmpty else { return (nil, "it has no name; expected one before the first |") }
    var preset = Preset(name: name)
    for part in parts.dropFirst() {
      guard let equals = part.firstIndex(of: "=") else {
        return (
          nil,
          "“\(part.prefix(40))” is no setting; expected format=, players=, court=, "
            + "language= or layout="
        )
      }
      let key = trimmed(part[..<equals]).lowercased()
      let value = trimmed(part[part.index(after: equals)...])
      if let expected = set(key, value, in: &preset) {
        return (nil, "\(key)=\(value.prefix(40)) is not understood; expected \(expected)")
      }
    }
    return (preset, "")
  }

  /// Sets one of a preset's settings; what was expected where the value is none.
  private static func set(_ key: String, _ value: String, in preset: inout Preset) -> String? {
    switch key {
    case "format":
      preset.format = Format(named: value)
      return preset.format == nil ? Values.list(Format.known.map(\.name)) : nil
    case "players":
      guard value == "singles" || value == "doubles" else { return "singles or doubles" }
      preset.isDoubles = value == "doubles"
      return nil
    case "court":
      let label = Names.clean(value, limit: 21)
      guard label.count <= 20 else { return "a label of at most 20 characters" }
      preset.court = label
      return nil
    case "language":
      preset.language = Language(rawValue: value)
      return preset.language == nil ? Values.list(Language.allCases.map(\.rawValue)) : nil
    case "layout":
      preset.layout = LayoutName(rawValue: value)
      return preset.layout == nil ? Values.list(LayoutName.allCases.map(\.rawValue)) : nil
    default:
      return "format, players, court, language or layout before the ="
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = text[...]
    while text.first == " " || text.first == "\t" { text = text.dropFirst() }
    while text.last == " " || text.last == "\t" { text = text.dropLast() }
    return String(text)
  }
}
