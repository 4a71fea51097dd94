import Drawing

@testable import SDLDisplay

/// Same state, same bytes, few of them drawn again, turned exactly: D9, D10.
enum StabilityChecks {
  /// D9: two drawings of one scene.
  static func bytes(_ frame: Frame, _ other: Frame) -> [Violation] {
    guard frame.scene == other.scene, !frame.bitmap.isEqual(to: other.bitmap) else { return [] }
    return [Violation(check: "D9", role: "scene", what: "one scene, two pictures")]
  }

  /// D9: a point redraws 15 % of the pixels at most.
  static func damage(_ damage: [Rect], of size: Size) -> [Violation] {
    let drawn = damage.reduce(0) { $0 + $1.area }
    guard drawn * 100 > size.bounds.area * 15 else { return [] }
    let percent = drawn * 1000 / size.bounds.area
    return [
      Violation(
        check: "D9", role: "scene", what: "\(percent / 10).\(percent % 10) % were drawn again")
    ]
  }

  /// D10: a picture on a turned screen is the exact turn of the picture.
  static func turn(_ picture: Bitmap, _ screen: Bitmap, _ rotation: Rotation) -> [Violation] {
    let violation = Violation(check: "D10", role: "scene", what: "not the turn by \(rotation)")
    guard screen.size == rotation.turned(picture.size) else { return [violation] }
    for y in 0..<screen.size.height {
      for x in 0..<screen.size.width {
        let source = rotation.picture(x: x, y: y, of: picture.size)
        let pixel = picture.pixels[source.y * picture.size.width + source.x]
        if screen.pixels[y * screen.size.width + x] != pixel { return [violation] }
      }
    }
    return []
  }
}
