/// Which font files the display looks for, and where.
public struct FontOptions: Sendable, Hashable {
  /// Folders that are searched, with what is in them, in this order.
  public var folders = ["/usr/share/fonts", "/usr/local/share/fonts"]
  /// Files that come before all others, in this order, such as a club's own font.
  public var files: [String] = []

  /// Debian's folders and no file of one's own.
  public init() {}
}
