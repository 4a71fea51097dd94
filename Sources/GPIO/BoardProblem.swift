import Buttons

/// Something about the panel's lines that people must know of.
public enum BoardProblem: Sendable, Hashable {
  /// No button works; `offer` is what the board has, empty where that does not help.
  case noButtons(reason: String, offer: String)
  /// One button does not: its line was not found, or cannot be used.
  case missing(Buttons.Line, reason: String, offer: String)
  /// Another program holds a line; it is tried again until it is free.
  case busy(Buttons.Line, consumer: String)
  /// The output line cannot be used; the buttons can.
  case noOutput(reason: String)

  /// The sentence people read in the log.
  public var sentence: String {
    switch self {
    case .noButtons(let reason, let offer): "no buttons: \(reason)" + BoardProblem.tail(offer)
    case .missing(let line, let reason, let offer):
      "\(line.name): \(reason)" + BoardProblem.tail(offer)
    case .busy(let line, let consumer): "\(line.name) is held by \(consumer)"
    case .noOutput(let reason): "the output: \(reason)"
    }
  }

  private static func tail(_ offer: String) -> String {
    offer.isEmpty ? "" : "; the board offers \(offer)"
  }
}

/// What the lines of a board have to say.
public struct BoardReading: Sendable, Hashable {
  /// A problem that began, or is over.
  public struct Report: Sendable, Hashable {
    /// The problem.
    public var problem: BoardProblem
    /// Whether it is over.
    public var isOver: Bool
  }

  /// The edges, in the order of their times.
  public var edges: [Edge] = []
  /// Problems that began or are over since the last reading.
  public var reports: [Report] = []
  /// Whether edges may be missing, so that the levels must be read again: the kernel dropped some, or
  /// lines were lost or opened.
  public var levelsMayDiffer = false
}
