import Drawing

@testable import SDLDisplay

/// A picture as it is checked: what was asked for, what became of the texts, and the pixels.
struct Frame {
  var scene: Scene
  var placements: [Placement]
  var bitmap: Bitmap

  /// Draws a scene.
  @MainActor
  init(_ scene: Scene, on canvas: Canvas) {
    _ = canvas.draw(scene)
    self.scene = scene
    placements = canvas.placements
    bitmap = canvas.bitmap
  }

  var size: Size { scene.size }

  /// The node of a role.
  func node(_ role: String) -> Node? { scene.nodes.first { $0.role == role } }

  /// The placed text of a role.
  func text(_ role: String) -> Placement? { placements.first { $0.role == role } }

  /// The placed texts whose role begins so and goes on with a dot or ends there.
  func texts(under prefix: String) -> [Placement] {
    placements.filter { $0.role == prefix || $0.role.hasPrefix(prefix + ".") }
  }

  /// A length in hundredths of the height.
  func percent(_ length: Int) -> Double { Double(length) * 100 / Double(size.height) }

  /// LED walls are up to 256 px high.
  var isWall: Bool { size.height <= 256 }
  /// Whether it is at least as large as the small tablets that some rules begin at.
  var isScreen: Bool { size.width >= 800 && size.height >= 480 }
  /// Whether it is nearly square: 4:3 or less.
  var isSquarish: Bool { !size.isPortrait && size.width * 3 <= size.height * 4 }
}
