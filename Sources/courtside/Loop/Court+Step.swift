import Buttons
import Scoreboard

extension Court.Step {
  /// What the panel's output line answers: whether a press was accepted; nil where nobody pressed.
  var answer: Bool? {
    switch self {
    // The machine player pressed nothing.
    case .did(.quoridor(.answer), _), .refused(.quoridor(.answer), _): nil
    case .did: true
    case .refused: false
    case .passed: nil
    }
  }

  /// What the output line plays instead.
  var pulses: Pulses? {
    switch self {
    case .did(_, let outcome), .passed(let outcome): outcome.pulses
    case .refused: nil
    }
  }

  /// A sentence for the log: what is wrong with a line, which the display says too.
  var sentence: String? {
    switch self {
    case .did(.stuck(let line), _):
      let seconds = PanelSettings.stuckTime.components.seconds
      return "\(line.name) is stuck: pressed for \(seconds) s, it is ignored until it is released"
    case .did(.unstuck(let line), _): return "\(line.name) is stuck: over"
    case .refused(.stale(let line), _):
      return "\(line.name): presses that were read more than 1 s late are dropped"
    case .did, .refused, .passed: return nil
    }
  }
}
