/// What the fingers did, after debouncing: the only thing the screens see of the panel.
public enum Press: Sendable, Hashable {
  /// A line that acts on the press went down, or `rewind` came up and stands for this line
  /// (`rewind` under 1 s, `start` from 1 s, `menu` from 3 s), or both `+` lines were held for 1 s and
  /// stand for `ends`. `began` is the instant the (first) button went down.
  case act(Line, began: Duration, chord: Bool)
  /// A line has been down for this many whole seconds (1, 2, 3 … up to 9).
  case held(Line, seconds: Int, began: Duration)
  /// One of the four `+` and `-` lines is kept down and says so again: first after 400 ms, then every
  /// 120 ms.
  case repeated(Line)
  /// A line came up.
  case released(Line)
  /// A second `+` within the repeat guard: refused as a slip.
  case slip(Line)
  /// Edges that were read more than 1 s after they happened were dropped, and the levels must be read
  /// again.
  case stale(Line)
  /// A line has been active for 10 s and is ignored until it is released.
  case stuck(Line)
  /// A stuck line was released and counts again; no `released` is told.
  case unstuck(Line)
}

/// A line that is down now and will act later: the display shows what it will do.
public struct Hold: Sendable, Hashable {
  /// What will happen if the hold goes on or ends now: the line it stands for.
  public enum Meaning: Sendable, Hashable {
    /// Released now, it acts as this line.
    case onRelease(Line)
    /// Both `+` lines: held until `acts`, they stand for `ends`.
    case chord
    /// A line whose action needs a hold, such as `ends` for a new match.
    case line(Line)
  }
  /// What it stands for now.
  public var meaning: Meaning
  /// When the (first) button went down.
  public var began: Duration
  /// When it acts if it is held until then; nil where that is not the panel's to say.
  public var acts: Duration?

  /// Makes a hold.
  public init(meaning: Meaning, began: Duration, acts: Duration? = nil) {
    self.meaning = meaning
    self.began = began
    self.acts = acts
  }
}
