/// A line of the menu and what it does.
public struct MenuItem: Sendable, Hashable {
  /// What it says.
  public var title: String
  /// The value now, where the line sets one.
  public var value: String?
  /// What choosing it does.
  public var choose: Action?

  /// Makes a line.
  public init(title: String, value: String? = nil, choose: Action? = nil) {
    self.title = title
    self.value = value
    self.choose = choose
  }
}
