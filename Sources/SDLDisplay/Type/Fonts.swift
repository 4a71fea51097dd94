/// The fonts of the display, opened when a text first needs them.
@MainActor
public final class Fonts {
  let options: FontOptions
  let report: (String) -> Void

  /// Fonts found by `options`; `report` gets a sentence for each file that cannot be used.
  public init(_ options: FontOptions = FontOptions(), report: @escaping (String) -> Void = { _ in })
  {
    self.options = options
    self.report = report
  }
}
