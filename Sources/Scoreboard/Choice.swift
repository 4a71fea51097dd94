/// A setting that people change on the display itself.
public enum Choice: Sendable, Hashable {
  case language(Language)
  case layout(LayoutName)
  case muted(Bool)
}
