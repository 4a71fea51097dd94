import Badminton

/// A time that is watched beside the match clock and that no Law's interval opened.
public struct CourtTimer: Sendable, Hashable {
  /// What it is for.
  public enum Kind: Sendable, Hashable {
    /// Before the match; counted down.
    case warmUp
    /// A player of that side is hurt; counted up.
    case injury(Side)
    /// Play is suspended (Law 16.3); counted up.
    case suspension
  }

  /// What it is for.
  public var kind: Kind
  /// How long it is, nil where it is counted up.
  var seconds: Int?
  /// When it began.
  var began: Duration
  /// What has been called of its end.
  var calls = TimeCalls()

  init(_ kind: Kind, seconds: Int?, began: Duration) {
    self.kind = kind
    self.seconds = seconds
    self.began = began
  }

  /// Whole seconds that have passed.
  func passed(at now: Duration) -> Int { max(0, (now - began).wholeSeconds) }

  /// What is left in whole seconds, below 0 once it is over; nil where it is counted up.
  func left(at now: Duration) -> Int? { seconds.map { $0 - passed(at: now) } }
}
