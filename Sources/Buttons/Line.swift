/// One physical button, by the place it has on the panel.
public enum Line: UInt8, CaseIterable, Sendable, Hashable {
  case leftPlus
  case leftMinus
  case rightPlus
  case rightMinus
  case rewind
  case start
  case ends
  case menu

  /// The name in scripts, profiles and messages: `left+`, `left-`, `right+`, `right-`, `rewind`,
  /// `start`, `ends`, `menu`.
  public var name: String {
    switch self {
    case .leftPlus: "left+"
    case .leftMinus: "left-"
    case .rightPlus: "right+"
    case .rightMinus: "right-"
    case .rewind: "rewind"
    case .start: "start"
    case .ends: "ends"
    case .menu: "menu"
    }
  }

  /// The line of that name, or nil.
  public init?(name: some StringProtocol) {
    guard let line = Line.allCases.first(where: { $0.name == name }) else { return nil }
    self = line
  }

  /// The five lines every panel has; the last three are optional.
  public static let required: [Line] = [.leftPlus, .leftMinus, .rightPlus, .rightMinus, .rewind]

  /// The line at the same place on the other half: what it becomes on a mirrored panel.
  public var mirrored: Line {
    switch self {
    case .leftPlus: .rightPlus
    case .leftMinus: .rightMinus
    case .rightPlus: .leftPlus
    case .rightMinus: .leftMinus
    case .rewind, .start, .ends, .menu: self
    }
  }
}
