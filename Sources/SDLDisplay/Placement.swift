import Drawing

/// What became of one text node: which wording was drawn, how large, and where its ink is.
public struct Placement: Sendable, Hashable {
  /// The node's role.
  public var role: String
  /// The node's box.
  public var box: Rect
  /// The wording that was drawn, with its ellipsis if it was cut.
  public var text: String
  /// The step of the ladder it is, from 0.
  public var step: Int
  /// Whether it was cut with an ellipsis because no step fitted.
  public var isCut: Bool
  /// The height of its capitals in px.
  public var capHeight: Int
  /// The smallest rectangle that holds its ink; empty where there is none.
  public var ink: Rect
  /// The parts it was drawn in, from left to right.
  public var pieces: [Piece]

  /// A part of a text that is one drawing: a run of letters in one font, or one tabular digit.
  public struct Piece: Sendable, Hashable {
    /// What is written.
    public var text: String
    /// The font's family, such as `Noto Sans CJK TC`.
    public var face: String
    /// In hundredths: its size beside the capitals of the line, below 100 where its letters had to be
    /// set smaller to have room.
    public var percent: Int
    /// The px it takes up on its line, ink or not.
    public var cell: Rect
    /// The smallest rectangle that holds its ink.
    public var ink: Rect
    /// Whether it reads from right to left.
    public var isRightToLeft: Bool
    /// Whether a character in it is in no font and was drawn as a box.
    public var isMissing: Bool
  }
}
