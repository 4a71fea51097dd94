import Drawing
import SDLDisplay
import Testing

@Suite("Turning the picture")
struct RotationTests {
  @Test("A rectangle turns as its pixels do", arguments: Rotation.allCases)
  func rectangles(rotation: Rotation) {
    let picture = Size(width: 7, height: 5)
    let rect = Rect(x: 1, y: 2, width: 3, height: 2)
    let turned = rotation.screen(rect, of: picture)
    let screen = rotation.turned(picture)
    #expect(screen.bounds.contains(turned))
    #expect(turned.area == rect.area)
    for y in 0..<screen.height {
      for x in 0..<screen.width {
        let source = rotation.picture(x: x, y: y, of: picture)
        let inside = rect.contains(Rect(x: source.x, y: source.y, width: 1, height: 1))
        #expect(turned.contains(Rect(x: x, y: y, width: 1, height: 1)) == inside)
      }
    }
  }

  @Test("Right is clockwise: the top left corner goes to the top right")
  func clockwise() {
    let picture = Size(width: 7, height: 5)
    #expect(Rotation.right.picture(x: 4, y: 0, of: picture) == (0, 0))
    #expect(Rotation.left.picture(x: 0, y: 6, of: picture) == (0, 0))
    #expect(Rotation.half.picture(x: 6, y: 4, of: picture) == (0, 0))
  }
}
