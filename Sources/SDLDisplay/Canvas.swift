import Drawing

/// Draws scenes into a bitmap of its own, and each time only what differs from the last.
///
/// The same scene gives the same pixels, whatever was shown before.
@MainActor
public final class Canvas {
  /// What is drawn now.
  public private(set) var bitmap = Bitmap(size: Size(width: 1, height: 1))
  /// The scene that was drawn last.
  public private(set) var scene: Scene?
  /// What became of its texts, in the scene's order.
  public private(set) var placements: [Placement] = []

  let fonts: Fonts

  /// An empty canvas that writes in those fonts.
  public init(fonts: Fonts) {
    self.fonts = fonts
  }

  /// Draws the scene; the answer is the rectangles whose pixels were drawn again.
  public func draw(_ scene: Scene) -> [Rect] {
    let changes = self.scene.map { scene.changes(from: $0) }
    if bitmap.size != scene.size { bitmap = Bitmap(size: scene.size, color: scene.background) }
    self.scene = scene
    return changes?.rects ?? [scene.size.bounds]
  }
}
