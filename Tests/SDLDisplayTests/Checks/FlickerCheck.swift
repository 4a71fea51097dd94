import Drawing

@testable import SDLDisplay

/// D7: no block over 10 % of the picture changes its luminance more than once a second.
struct FlickerCheck {
  /// The side of the tiles that are watched, in px.
  private static let tile = 16

  private let size: Size
  private let columns: Int
  private var levels: [Double]
  /// When each tile changed last, and the time before.
  private var changes: [[Duration]]
  private(set) var violations: [Violation] = []

  init(first frame: Frame) {
    size = frame.size
    columns = (size.width + Self.tile - 1) / Self.tile
    levels = Self.levels(of: frame.bitmap, columns)
    changes = Array(repeating: [], count: levels.count)
  }

  /// Takes the picture that is shown from `time` on.
  mutating func show(_ frame: Frame, at time: Duration) {
    let next = Self.levels(of: frame.bitmap, columns)
    var flickering = 0
    for index in next.indices {
      changes[index].removeAll { time - $0 >= .seconds(1) }
      guard abs(next[index] - levels[index]) > 0.05 else { continue }
      changes[index].append(time)
      if changes[index].count > 1 { flickering += 1 }
    }
    levels = next
    guard flickering * 10 > next.count else { return }
    let share = flickering * 100 / next.count
    violations.append(
      Violation(check: "D7", role: "scene", what: "\(share) % flicker at \(time)"))
  }

  /// The mean luminance of each tile.
  private static func levels(of bitmap: Bitmap, _ columns: Int) -> [Double] {
    let rows = (bitmap.size.height + tile - 1) / tile
    var known: [UInt32: Double] = [:]
    return (0..<rows * columns).map { index in
      let box = Rect(
        x: index % columns * tile, y: index / columns * tile, width: tile, height: tile
      ).intersection(bitmap.size.bounds)
      var sum = 0.0
      // Every fourth row and column is enough to see a block change.
      var count = 0
      for y in stride(from: box.y, to: box.maxY, by: 4) {
        for x in stride(from: box.x, to: box.maxX, by: 4) {
          let pixel = bitmap.pixels[y * bitmap.size.width + x]
          let level = known[pixel] ?? Color(pixel & 0xFF_FFFF).luminance
          known[pixel] = level
          sum += level
          count += 1
        }
      }
      return count > 0 ? sum / Double(count) : 0
    }
  }
}
