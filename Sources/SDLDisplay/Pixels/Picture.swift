import CSDL2
import Drawing
import Glibc

/// A picture file scaled to the place it is shown at.
struct Picture {
  let size: Size
  /// Each `0xAARRGGBB`, not premultiplied.
  let pixels: [UInt32]

  /// Larger pictures than this many px are refused: a small file may unpack to gigabytes.
  private static let limit = 40_000_000

  /// Why a picture cannot be shown.
  struct Failure: Error {
    let reason: String
  }

  /// Reads a PNG or JPEG file and scales it into a box of that size without distortion.
  init(path: String, fitting box: Size) throws(Failure) {
    guard let file = SDL_RWFromFile(path, "rb") else {
      throw Failure(reason: String(cString: SDL_GetError()))
    }
    if let claimed = Picture.claimedSize(path), claimed.width * claimed.height > Picture.limit {
      _ = SDL_RWclose(file)
      throw Failure(reason: "\(claimed.width)×\(claimed.height) px is too large")
    }
    guard let loaded = IMG_Load_RW(file, 1) else {
      throw Failure(reason: String(cString: SDL_GetError()))
    }
    defer { SDL_FreeSurface(loaded) }
    let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    guard let surface = SDL_ConvertSurfaceFormat(loaded, format, 0),
      let pixels = surface.pointee.pixels
    else { throw Failure(reason: String(cString: SDL_GetError())) }
    defer { SDL_FreeSurface(surface) }
    let source = Size(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let target = box.bounds.fitted(source)
    size = Size(width: target.width, height: target.height)
    self.pixels = Picture.scale(
      pixels.assumingMemoryBound(to: UInt32.self), pitch: Int(surface.pointee.pitch) / 4, source,
      to: size)
  }

  /// The size in a PNG's header, read before anything is unpacked.
  private static func claimedSize(_ path: String) -> Size? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var head = [UInt8](repeating: 0, count: 24)
    guard read(file, &head, head.count) == head.count, head[1...3].elementsEqual([80, 78, 71])
    else { return nil }
    func number(_ at: Int) -> Int { head[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return Size(width: number(16), height: number(20))
  }

  /// Each pixel is the average of what it stands on, by area: smaller pictures keep their fine lines,
  /// larger ones their edges.
  private static func scale(
    _ source: UnsafePointer<UInt32>, pitch: Int, _ from: Size, to size: Size
  ) -> [UInt32] {
    let columns = (0..<size.width).map { spans($0, size.width, from.width) }
    return (0..<size.height).flatMap { y in
      let rows = spans(y, size.height, from.height)
      return columns.map { columns in
        average(source, pitch, rows: rows, columns: columns)
      }
    }
  }

  /// The source pixels a target pixel stands on, with how much of each in 256ths.
  private static func spans(_ index: Int, _ count: Int, _ from: Int) -> [(index: Int, share: Int)] {
    let start = index * from * 256 / count
    let end = max(start + 1, (index + 1) * from * 256 / count)
    return (start / 256...(end - 1) / 256).map { cell in
      (cell, min(end, (cell + 1) * 256) - max(start, cell * 256))
    }
  }

  private static func average(
    _ source: UnsafePointer<UInt32>, _ pitch: Int, rows: [(index: Int, share: Int)],
    columns: [(index: Int, share: Int)]
  ) -> UInt32 {
    var total = 0
    var alpha = 0
    var red = 0
    var green = 0
    var blue = 0
    for row in rows {
      for column in columns {
        let pixel = source[row.index * pitch + column.index]
        let weight = row.share * column.share
        let opaque = Int(pixel >> 24) * weight
        total += weight
        alpha += opaque
        red += Int(pixel >> 16 & 255) * opaque
        green += Int(pixel >> 8 & 255) * opaque
        blue += Int(pixel & 255) * opaque
      }
    }
    guard alpha > 0, total > 0 else { return 0 }
    func byte(_ sum: Int) -> UInt32 { UInt32(min(255, (sum + alpha / 2) / alpha)) }
    let opacity = UInt32(min(255, (alpha + total / 2) / total))
    return opacity << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

extension Bitmap {
  /// Lays a picture into the middle of a box, only inside `clip`.
  func blend(_ picture: Picture, in box: Rect, clip: Rect) {
    let target = box.centered(width: picture.size.width, height: picture.size.height)
    let part = target.intersection(clip).intersection(size.bounds)
    guard !part.isEmpty else { return }
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX {
        let pixel = picture.pixels[(y - target.y) * target.width + x - target.x]
        let index = y * size.width + x
        pixels[index] = Bitmap.mix(pixels[index], pixel, pixel >> 24)
      }
    }
  }
}
