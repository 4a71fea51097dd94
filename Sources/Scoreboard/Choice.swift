/// A setting that people change on the display itself.
public enum Choice: Sendable, Hashable {
  case language(Language)
  case layout(LayoutName)
  case muted(Bool)
  case intervalBoard(Bool)
  /// How loud effects are, 0 to 100.
  case effectsVolume(Int)
  /// How loud music is, 0 to 100.
  case musicVolume(Int)
  case vibration(Bool)
  /// The court's label, empty for none.
  case court(String)
  case courtShown(Bool)
  case statistics(Bool)
  /// How bright the picture is, 10 to 100.
  case brightness(Int)

  /// The line it is stored as: `language=zh-Hant`.
  var text: String {
    switch self {
    case .language(let language): "language=\(language.rawValue)"
    case .layout(let layout): "layout=\(layout.rawValue)"
    case .muted(let isMuted): "muted=\(isMuted ? "yes" : "no")"
    case .intervalBoard(let isShown): "interval-board=\(isShown ? "yes" : "no")"
    case .effectsVolume(let percent): "effects=\(percent)"
    case .musicVolume(let percent): "music=\(percent)"
    case .vibration(let isOn): "vibration=\(isOn ? "yes" : "no")"
    case .court(let label): "court=\(PlainText.cleaned(label))"
    case .courtShown(let isShown): "court-shown=\(isShown ? "yes" : "no")"
    case .statistics(let areShown): "statistics=\(areShown ? "yes" : "no")"
    case .brightness(let percent): "brightness=\(percent)"
    }
  }

  /// Whether both are about the same setting.
  func isSameMatter(as other: Choice) -> Bool {
    text.prefix { $0 != "=" } == other.text.prefix { $0 != "=" }
  }

  /// Reads a stored line; nil where it is none.
  init?(reading text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "language":
      guard let language = Language(rawValue: parts[1]) else { return nil }
      self = .language(language)
    case "layout":
      guard let layout = LayoutName(rawValue: parts[1]) else { return nil }
      self = .layout(layout)
    case "muted": self = .muted(parts[1] == "yes")
    case "interval-board": self = .intervalBoard(parts[1] == "yes")
    case "effects", "music":
      guard let percent = Int(parts[1]), (0...100).contains(percent) else { return nil }
      self = parts[0] == "music" ? .musicVolume(percent) : .effectsVolume(percent)
    case "vibration": self = .vibration(parts[1] == "yes")
    case "court": self = .court(PlainText.cleaned(parts[1]))
    case "court-shown": self = .courtShown(parts[1] == "yes")
    case "statistics": self = .statistics(parts[1] == "yes")
    case "brightness":
      guard let percent = Int(parts[1]), (10...100).contains(percent) else { return nil }
      self = .brightness(percent)
    default: return nil
    }
  }
}
