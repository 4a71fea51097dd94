import Buttons
import CGpiod

/// An LED, buzzer or haptic motor on one line of a chip; off when it goes.
final class OutputLine {
  let path: String
  private let request: OpaquePointer
  private var player = PulsePlayer()

  /// Requests the line as an output, switched off.
  init(path: String, offset: Int, isActiveLow: Bool, consumer: String) throws(GPIOError) {
    self.path = path
    request = try ChipHandle(path: path).requestOutput(
      offset, isActiveLow: isActiveLow, consumer: consumer)
  }

  deinit {
    _ = cg_request_set(request, false)
    cg_request_release(request)
  }

  /// When the line changes next; nil while nothing plays.
  var deadline: Duration? { player.deadline }

  /// Begins a pattern.
  func play(_ pulses: Pulses, at now: Duration) throws(GPIOError) {
    player.play(pulses, at: now)
    try set()
  }

  /// Lets the pattern go on until `now`.
  func advance(to now: Duration) throws(GPIOError) {
    let before = player.isOn
    player.advance(to: now)
    if player.isOn != before { try set() }
  }

  private func set() throws(GPIOError) {
    let code = cg_request_set(request, player.isOn)
    if code != 0 { throw GPIOError(code: code, path: path) }
  }
}
