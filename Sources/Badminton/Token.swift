/// An event and the match time at which it happened: one token of the notation with its `@` stamp.
public struct Token: Sendable, Hashable {
  /// What happened.
  public var event: Event
  /// The match time in ms, or `UInt32.max` for none: 8 bytes a token, since a match keeps them all.
  private(set) var stamp: UInt32

  /// The longest match time that can be written down, in ms: 49 days.
  public static let longestTime = Int(UInt32.max) - 1

  /// Match time in ms (`@61500`), nil where it is not known; held within `0...longestTime`.
  public var time: Int? {
    get { stamp == .max ? nil : Int(stamp) }
    set { stamp = newValue.map { UInt32(min(max($0, 0), Self.longestTime)) } ?? .max }
  }

  /// Makes a token; without a time it has no stamp.
  public init(_ event: Event, time: Int? = nil) {
    self.event = event
    stamp = .max
    self.time = time
  }
}
