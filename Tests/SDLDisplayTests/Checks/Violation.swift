/// What is wrong with a frame.
struct Violation: Hashable, CustomStringConvertible {
  /// The check's name in the list of checks, `D1` to `D11`.
  var check: String
  /// The role of the node, or of the first of two.
  var role: String
  /// What was seen and what was expected.
  var what: String

  var description: String { "\(check) \(role): \(what)" }
}
