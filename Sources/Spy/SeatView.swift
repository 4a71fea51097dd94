/// What one seat may see of its own: the only way a word leaves a game before its end.
///
/// There is no role in it. It does not print: whoever draws it asks for `content` by name.
public struct SeatView: Sendable, Hashable {
  /// Whose it is.
  public let seat: Seat
  /// What this seat may read.
  public let content: Content

  /// What a seat may read.
  public enum Content: Sendable, Hashable {
    /// Its word.
    case word(String)
    /// It has none: it is told that it is blank.
    case blank
  }
}

extension SeatView: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Says whose it is, not what it holds.
  public var description: String { "view of seat \(seat.number)" }
  /// Says whose it is, not what it holds.
  public var debugDescription: String { description }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension SeatView.Content: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// Says that there is something to see.
  public var description: String { "sealed" }
  /// Says that there is something to see.
  public var debugDescription: String { "sealed" }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
