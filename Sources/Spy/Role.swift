/// What a seat was dealt: nobody is told it, only a blank can know what it is.
public enum Role: String, Sendable, Hashable, CaseIterable {
  /// Got the word most others got.
  case civilian
  /// Got the other word of the pair.
  case spy
  /// Got no word.
  case blank

  /// The infiltrators are the spies and the blanks.
  public var isInfiltrator: Bool { self != .civilian }
}
