/// A value of a JSON member that stands for itself; what arrays and objects hold is not kept.
enum JSONScalar: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number as its digits are written.
  case number(String)
  case string(String)
  /// A text with half a surrogate pair, which the grammar allows and no text can hold.
  case brokenString
  case arrayOrObject
}
