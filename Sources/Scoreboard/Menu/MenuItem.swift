/// A line of the menu and what it does.
struct MenuItem: Sendable, Hashable {
  /// What choosing it does.
  enum Kind: Sendable, Hashable {
    /// Another page opens.
    case page(MenuPage)
    /// These things are done, in this order; then the menu stays open or closes.
    case run([Action], closes: Bool)
    /// As `run`, and the menu closes, but only after "really?" was answered with yes.
    case confirm([Action])
    /// A value is made less or more; nil where it is the last in that direction.
    case value(String, less: Action?, more: Action?)
    /// The page before opens; on the first page the menu closes.
    case back
  }

  /// What it says.
  var title: String
  var kind: Kind

  init(_ title: String, _ kind: Kind) {
    self.title = title
    self.kind = kind
  }

  /// A value out of a list, which begins again at its end.
  static func choice<Value: Equatable>(
    _ title: String, _ values: [Value], now: Value, name: (Value) -> String,
    _ action: (Value) -> Action
  ) -> MenuItem {
    guard values.count > 1, let index = values.firstIndex(of: now) else {
      return MenuItem(title, .value(name(now), less: nil, more: nil))
    }
    let before = values[(index + values.count - 1) % values.count]
    let after = values[(index + 1) % values.count]
    return MenuItem(title, .value(name(now), less: action(before), more: action(after)))
  }

  /// A number between bounds.
  static func number(
    _ title: String, _ number: Int, in range: ClosedRange<Int>, _ action: (Int) -> Action
  ) -> MenuItem {
    MenuItem(
      title,
      .value(
        "\(number)", less: number > range.lowerBound ? action(number - 1) : nil,
        more: number < range.upperBound ? action(number + 1) : nil))
  }

  /// Whether it holds a value that can be made more or less.
  var isValue: Bool {
    if case .value = kind { true } else { false }
  }
}
