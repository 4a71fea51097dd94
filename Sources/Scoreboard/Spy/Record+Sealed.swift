extension Record: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The record as a log may show it: of the party game only that there is one, for its deals hold the
  /// words of a game that is on.
  public var description: String {
    let opening = opens ? ", opening" : ""
    return book == .spy ? "spy\(opening): sealed" : "\(book.rawValue)\(opening): \(text)"
  }

  /// As `description`.
  public var debugDescription: String { description }

  /// A mirror that shows no more than `description`.
  public var customMirror: Mirror {
    Mirror(self, children: ["record": description])
  }
}
