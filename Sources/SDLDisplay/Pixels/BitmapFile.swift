import CSDL2
import Drawing

extension Bitmap {
  /// Writes the pixels into a PNG file.
  public func writePNG(_ path: String) throws(DisplayError) {
    // What does not reach the disk is only told by SDL's last error and by the close.
    SDL_ClearError()
    let written = withSurface { surface in
      guard let file = SDL_RWFromFile(path, "wb") else { return false }
      let isEncoded = IMG_SavePNG_RW(surface, file, 0) == 0
      return SDL_RWclose(file) == 0 && isEncoded && SDL_GetError().pointee == 0
    }
    guard written == true else {
      throw .notWritten(path: path, reason: String(cString: SDL_GetError()))
    }
  }

  /// Reads a PNG file; nil if it is none.
  public convenience init?(png path: String) {
    guard let loaded = IMG_Load(path) else { return nil }
    defer { SDL_FreeSurface(loaded) }
    let format = UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
    guard let surface = SDL_ConvertSurfaceFormat(loaded, format, 0),
      let pixels = surface.pointee.pixels
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    self.init(size: Size(width: Int(surface.pointee.w), height: Int(surface.pointee.h)))
    for y in 0..<size.height {
      let row = pixels.advanced(by: y * Int(surface.pointee.pitch))
        .assumingMemoryBound(to: UInt32.self)
      for x in 0..<size.width { self.pixels[y * size.width + x] = row[x] | 0xFF00_0000 }
    }
  }

  /// The pixels as one of SDL's surfaces, as long as `body` runs; nil if SDL can make none.
  func withSurface<Result>(_ body: (UnsafeMutablePointer<SDL_Surface>) -> Result) -> Result? {
    guard
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        pixels, Int32(size.width), Int32(size.height), 32, Int32(size.width * 4),
        UInt32(SDL_PIXELFORMAT_RGB888.rawValue))
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    return body(surface)
  }
}
