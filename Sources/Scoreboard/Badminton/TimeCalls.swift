/// What an umpire calls towards the end of a rest, each once: "20 seconds", and the end.
struct TimeCalls: Sendable, Hashable {
  private var hasCalledTwenty = false
  private var hasCalledEnd = false

  /// What is called now, with so many whole seconds left; nil for nothing.
  mutating func due(_ left: Int) -> Sound? {
    if left <= 0, !hasCalledEnd {
      hasCalledEnd = true
      return .intervalEnd
    }
    if left > 0, left <= 20, !hasCalledTwenty {
      hasCalledTwenty = true
      return .twentySeconds
    }
    return nil
  }
}
