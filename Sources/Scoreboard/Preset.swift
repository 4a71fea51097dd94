import Badminton

/// Several settings under one name, chosen in the menu at once; what is nil stays as it is.
public struct Preset: Sendable, Hashable {
  /// What the menu calls it.
  public var name: String
  /// Its place among the presets; the one read last at a place counts.
  public var slot = 0
  /// The scoring format of the match.
  public var format: Format?
  /// Whether two play on each side.
  public var isDoubles: Bool?
  /// The court's label, empty for none.
  public var court: String?
  /// The language of the display.
  public var language: Language?
  /// The layout of the score.
  public var layout: LayoutName?

  /// A preset that changes nothing.
  public init(name: String) {
    self.name = name
  }

  /// What it changes, in order.
  var actions: [Action] {
    var actions: [Action] = []
    if let court { actions.append(.choose(.court(court))) }
    if let language { actions.append(.choose(.language(language))) }
    if let layout { actions.append(.choose(.layout(layout))) }
    if format != nil || isDoubles != nil {
      actions.append(.badminton(.agree(format, isDoubles: isDoubles)))
    }
    return actions
  }
}
