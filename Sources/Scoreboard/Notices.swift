import Buttons

/// What the console shows on every screen: the last refusal, a held line, troubles, the saving mark.
struct Notices: Sendable {
  /// How long a refusal is shown.
  static let refusalTime: Duration = .seconds(2)

  /// A refusal on the display.
  struct Shown: Sendable {
    var text: String
    var until: Duration
  }

  var refusal: Shown?
  var hold: Hold?
  var troubles: [Trouble] = []
  /// Records handed out, and how many of them are on disk.
  var handedOut = 0
  var saved = 0

  /// Whether something handed out is not on disk yet.
  var isSaving: Bool { saved < handedOut }

  /// The stuck lines, in the order they got stuck.
  var stuck: [Line] {
    troubles.compactMap { if case .stuck(let line) = $0 { line } else { nil } }
  }

  mutating func refuse(_ refusal: Refusal, at now: Duration) {
    self.refusal = Shown(text: refusal.text, until: now + Self.refusalTime)
  }

  mutating func report(_ trouble: Trouble, over: Bool) {
    troubles.removeAll { $0.isSameMatter(as: trouble) }
    if !over { troubles.append(trouble) }
  }

  mutating func elapse(to now: Duration) {
    if let refusal, refusal.until <= now { self.refusal = nil }
  }

  func nextChange(after now: Duration) -> Duration? {
    refusal.map { max($0.until, now) }
  }
}
