import Glibc

/// How long the machine took from a press to its picture in a simulation: a line of JSON for each, with
/// the virtual time in s and the real time in ms, without what was stored and printed meanwhile.
final class StepTimes {
  private let descriptor: Int32

  /// Writes into the file at `path`, which is emptied; nil where it cannot be written.
  init?(path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// A press at a virtual time took so long.
  func add(_ time: Duration, _ taken: Duration) {
    let us = max(0, taken.inNanoseconds / 1000)
    let rest = String(us % 1000)
    let ms = "\(us / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    let line = "{\"t\":\(time.inNanoseconds / 1_000_000_000),\"ms\":\(ms)}\n"
    // A measurement that cannot be written is only missing.
    _ = line.withCString { write(descriptor, $0, strlen($0)) }
  }
}
