import Drawing

@testable import SDLDisplay

/// Words and scenes that several tests need.
enum Support {
  /// A scene with one text in a box.
  static func scene(
    _ ladder: [String], box: Rect = Rect(x: 20, y: 10, width: 360, height: 80),
    largest: Int = 50, smallest: Int = 0, alignment: Text.Alignment = .center,
    isTabular: Bool = false
  ) -> Scene {
    Scene(
      size: Size(width: 400, height: 100), background: Palette.ground,
      nodes: [
        Node(
          "text", box,
          .text(
            Text(
              ladder, color: Palette.white, on: Palette.ground, largest: largest,
              smallest: smallest, alignment: alignment, isTabular: isTabular)))
      ])
  }

  /// What becomes of the only text of a scene.
  @MainActor
  static func placement(_ scene: Scene, fonts: Fonts = Fonts()) -> Placement? {
    let canvas = Canvas(fonts: fonts)
    _ = canvas.draw(scene)
    return canvas.placements.first
  }

  /// The smallest rectangle around all pixels that are not of that colour.
  static func ink(of bitmap: Bitmap, on ground: Color = Palette.ground) -> Rect {
    var ink = Rect(x: 0, y: 0, width: 0, height: 0)
    let width = bitmap.size.width
    for y in 0..<bitmap.size.height {
      let row = UnsafeBufferPointer(start: bitmap.pixels + y * width, count: width)
      guard let first = row.firstIndex(where: { $0 != ground.pixel }),
        let last = row.lastIndex(where: { $0 != ground.pixel })
      else { continue }
      ink = ink.union(Rect(x: first, y: y, width: last - first + 1, height: 1))
    }
    return ink
  }
}
