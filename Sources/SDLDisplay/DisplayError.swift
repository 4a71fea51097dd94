/// Why nothing can be shown; the caller says so, tries again once a second, and goes on scoring.
public enum DisplayError: Error, Sendable, Hashable, CustomStringConvertible {
  /// SDL could not start the driver that was asked for.
  case noDriver(String, reason: String, hint: String)
  /// SDL has no real screen and took a driver that shows nothing.
  case silentDriver(String)
  /// The window, or the screen under it, could not be made.
  case noWindow(reason: String)
  /// A picture could not be brought to the screen.
  case notPresented(reason: String)
  /// A file could not be written.
  case notWritten(path: String, reason: String)

  /// The sentence for the operator.
  public var description: String {
    switch self {
    case .noDriver(let driver, let reason, let hint):
      "no display by \(driver): \(reason)" + (hint.isEmpty ? "" : "; \(hint)")
    case .silentDriver(let driver):
      "no display: SDL found none and would draw into nothing (driver \(driver)); connect a screen, "
        + "set DISPLAY, or use --display headless"
    case .noWindow(let reason): "the display's window cannot be opened: \(reason)"
    case .notPresented(let reason): "the picture cannot be shown: \(reason)"
    case .notWritten(let path, let reason): "\(path): cannot be written: \(reason)"
    }
  }
}
