/// Why a press changed nothing; shown for two seconds.
public struct Refusal: Error, Sendable, Hashable {
  /// The sentence people read, in the language of the display.
  public var text: String

  /// Makes a refusal.
  public init(text: String) {
    self.text = text
  }
}
