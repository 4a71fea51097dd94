import Drawing

extension Bitmap {
  /// Fills a box with rounded corners, only inside `clip`.
  func fill(_ box: Rect, radius: Int, _ color: Color, clip: Rect, _ shapes: inout Shapes) {
    let radius = min(radius, box.width / 2, box.height / 2)
    guard radius > 0 else { return fill(box.intersection(clip), color) }
    fill(box.inset(horizontal: radius).intersection(clip), color)
    let sides = box.inset(vertical: radius)
    fill(sides.cutLeft(radius).cut.intersection(clip), color)
    fill(sides.cutRight(radius).cut.intersection(clip), color)
    corners(box, shapes.corner(radius: radius, width: radius), radius, color, clip)
  }

  /// Draws a box's outline inside it, only inside `clip`.
  func frame(
    _ box: Rect, width: Int, radius: Int, _ color: Color, clip: Rect, _ shapes: inout Shapes
  ) {
    let width = min(width, (min(box.width, box.height) + 1) / 2)
    guard width > 0 else { return }
    let radius = max(0, min(radius, box.width / 2, box.height / 2))
    let side = max(radius, width)
    let horizontal = box.inset(horizontal: side)
    fill(horizontal.cutTop(width).cut.intersection(clip), color)
    fill(horizontal.cutBottom(width).cut.intersection(clip), color)
    let vertical = box.inset(vertical: side)
    fill(vertical.cutLeft(width).cut.intersection(clip), color)
    fill(vertical.cutRight(width).cut.intersection(clip), color)
    corners(box, shapes.corner(radius: radius, width: width), side, color, clip)
  }

  /// Lays the mask of a top left corner into all four, turned as each needs it.
  private func corners(_ box: Rect, _ mask: Mask, _ side: Int, _ color: Color, _ clip: Rect) {
    for y in 0..<side {
      for x in 0..<side {
        let share = UInt32(mask.amount(x: x, y: y))
        guard share > 0 else { continue }
        for place in [
          (box.x + x, box.y + y), (box.maxX - 1 - x, box.y + y), (box.x + x, box.maxY - 1 - y),
          (box.maxX - 1 - x, box.maxY - 1 - y),
        ] {
          blendPixel(place, color, share, clip)
        }
      }
    }
  }

  private func blendPixel(_ place: (x: Int, y: Int), _ color: Color, _ share: UInt32, _ clip: Rect)
  {
    let pixel = Rect(x: place.x, y: place.y, width: 1, height: 1)
    guard clip.contains(pixel), size.bounds.contains(pixel) else { return }
    let index = place.y * size.width + place.x
    pixels[index] = Bitmap.mix(pixels[index], color.pixel, share)
  }
}

extension Mask {
  /// The amount at a place seen from the pen.
  func amount(x: Int, y: Int) -> UInt8 {
    let place = Rect(x: x, y: y, width: 1, height: 1)
    guard ink.contains(place) else { return 0 }
    return coverage[(y - ink.y) * ink.width + x - ink.x]
  }
}
