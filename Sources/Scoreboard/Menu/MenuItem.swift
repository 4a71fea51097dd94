/// A line of the menu and what it does.
struct MenuItem: Sendable, Hashable {
  /// What it says.
  var title: String
  /// The value now, where the line sets one.
  var value: String?
  /// What choosing it does.
  var choose: Action?

  /// Makes a line.
  init(title: String, value: String? = nil, choose: Action? = nil) {
    self.title = title
    self.value = value
    self.choose = choose
  }
}
