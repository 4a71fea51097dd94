/// A font as the display uses it: letters come out of it as masks.
protocol Face: AnyObject {
  /// The family's name, such as `Noto Sans CJK TC`.
  var family: String { get }

  /// Whether it is drawn at any size; a pixel font is not.
  var isScalable: Bool { get }

  /// Whether it has a drawing for the scalar.
  func covers(_ scalar: Unicode.Scalar) -> Bool

  /// The largest size whose capitals are at most that many px high; 0 if there is none.
  func size(forCapHeight height: Int) -> Int

  /// The height of the capitals at a size, in px.
  func capHeight(atSize size: Int) -> Int

  /// The text at a size, one line of one script and direction; nil if it cannot be drawn.
  func mask(_ text: String, size: Int, script: Script, isRightToLeft: Bool) -> Mask?
}
