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
    let visible = clip.intersection(size.bounds)
    let ink = mask.ink.intersection(Rect(x: 0, y: 0, width: side, height: side))
    guard !visible.isEmpty, !ink.isEmpty else { return }
    let solid = color.pixel
    mask.coverage.withUnsafeBufferPointer { coverage in
      for y in ink.y..<ink.maxY {
        let amounts = (y - mask.ink.y) * mask.ink.width - mask.ink.x
        for place in [box.y + y, box.maxY - 1 - y]
        where place >= visible.y && place < visible.maxY {
          let row = pixels + place * size.width
          for x in ink.x..<ink.maxX {
            let share = UInt32(coverage[amounts + x])
            if share == 0 { continue }
            let left = box.x + x
            if left >= visible.x, left < visible.maxX {
              row[left] = Bitmap.mix(row[left], solid, share)
            }
            let right = box.maxX - 1 - x
            if right >= visible.x, right < visible.maxX {
              row[right] = Bitmap.mix(row[right], solid, share)
            }
          }
        }
      }
    }
  }
}
