import Buttons
import Drawing
import Glibc
import SDLDisplay

/// How long presses took to become pictures.
///
/// Writes a line of JSON for each press into a file: what passed, in ms, from its edge until it acted
/// (which a debounce lengthens) and until the display had its picture. `make bench` reads it.
struct PressTimes {
  private struct Press {
    var edge: Duration
    var acted: Duration?
    var scene: Int?
  }

  private let descriptor: Int32
  /// Presses whose picture is not yet shown, oldest first.
  private var waiting: [Press] = []

  /// Writes into the file at `path`, which is emptied; nil where it cannot be written.
  init?(path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { return nil }
  }

  /// A button went down.
  mutating func saw(_ edge: Edge) {
    if edge.isActive { waiting.append(Press(edge: edge.time)) }
  }

  /// The oldest press that had not acted did so at `now`.
  mutating func acted(at now: Duration) {
    guard let index = waiting.firstIndex(where: { $0.acted == nil }) else { return }
    waiting[index].acted = now
  }

  /// The scene of that number holds everything that has acted.
  mutating func posted(scene: Int) {
    for index in waiting.indices where waiting[index].acted != nil && waiting[index].scene == nil {
      waiting[index].scene = scene
    }
  }

  /// That scene, and with it every older one, was shown at `now`.
  mutating func shown(scene: Int, at now: Duration) {
    var text = ""
    waiting.removeAll { press in
      guard let acted = press.acted, let number = press.scene, number <= scene else { return false }
      text += "{\"acted\":\(Self.ms(acted - press.edge)),\"shown\":\(Self.ms(now - press.edge))}\n"
      return true
    }
    // A measurement that cannot be written is only missing.
    if !text.isEmpty { _ = text.withCString { write(descriptor, $0, strlen($0)) } }
  }

  /// Draws the last picture anew, all of it, and adds the time of each to the file: what a press is
  /// held against.
  @MainActor
  static func measureRedraws(of display: Display, path: String) {
    guard let picture = display.canvas.scene else { return }
    let blank = Scene(size: picture.size, background: Color(0xFFFFFF))
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    defer { close(file) }
    for _ in 0..<20 {
      do throws(DisplayError) {
        try display.show(blank)
        let begin = Clock.now
        try display.show(picture)
        let line = "{\"redraw\":\(ms(Clock.now - begin))}\n"
        _ = line.withCString { write(file, $0, strlen($0)) }
      } catch {
        return
      }
    }
  }

  /// Milliseconds with three places.
  private static func ms(_ duration: Duration) -> String {
    let us = duration.inNanoseconds / 1000
    let rest = String(us % 1000)
    return "\(us / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
