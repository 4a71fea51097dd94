import Drawing
import Glibc

/// Pixels in memory, row by row, each `0xFFRRGGBB`.
public final class Bitmap {
  /// Its size in px.
  public let size: Size
  /// The pixels; the row at `y` begins at `y * size.width`.
  let pixels: UnsafeMutablePointer<UInt32>

  /// Makes a bitmap of one colour; a size below 1 px counts as 1 px.
  public init(size: Size, color: Color = Color(0)) {
    self.size = Size(width: max(1, size.width), height: max(1, size.height))
    pixels = .allocate(capacity: self.size.width * self.size.height)
    pixels.initialize(repeating: color.pixel, count: self.size.width * self.size.height)
  }

  deinit {
    pixels.deallocate()
  }

  /// The colour at a place in `size`.
  public subscript(x: Int, y: Int) -> Color {
    precondition(size.bounds.contains(Rect(x: x, y: y, width: 1, height: 1)), "outside the picture")
    return Color(pixels[y * size.width + x] & 0xFF_FFFF)
  }

  /// Whether every pixel is the same.
  public func isEqual(to other: Bitmap) -> Bool {
    guard size == other.size else { return false }
    return memcmp(pixels, other.pixels, size.width * size.height * 4) == 0
  }

  /// A copy of its own.
  public func copy() -> Bitmap {
    let copy = Bitmap(size: size)
    copy.pixels.update(from: pixels, count: size.width * size.height)
    return copy
  }

  /// Fills the part of `rect` that lies in the picture.
  public func fill(_ rect: Rect, _ color: Color) {
    let part = rect.intersection(size.bounds)
    for y in part.y..<part.y + part.height {
      (pixels + y * size.width + part.x).update(repeating: color.pixel, count: part.width)
    }
  }
}

extension Color {
  /// The colour as a pixel in memory.
  var pixel: UInt32 { 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
