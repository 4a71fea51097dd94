import CSDL2
import Drawing

/// A font file opened by SDL_ttf.
final class TrueTypeFace: Face {
  let family: String

  /// What a size is measured by.
  enum Measure {
    /// The capital H.
    case capital
    /// A square of Han, which stands a little above and below the capitals beside it, since its
    /// strokes are finer: it is 29/25 of their height.
    case square
    /// A pixel font: it is drawn only at whole multiples of its grid.
    case grid(pixels: Int, capital: Int)
  }

  private let font: OpaquePointer
  private let measure: Measure
  private var currentSize: Int
  private var sizes: [Int: Int] = [:]
  private var heights: [Int: Int] = [:]
  private var coverage: [UInt32: Bool] = [:]

  /// The size at which proportions are first measured.
  private static let proof = 256

  /// Opens face `index` of a file; nil, with SDL's reason in `TrueTypeFace.failure`, if that fails.
  init?(path: String, index: Int = 0, measure: Measure = .capital) {
    guard let font = TTF_OpenFontIndex(path, Int32(TrueTypeFace.proof), index) else { return nil }
    self.font = font
    self.measure = measure
    currentSize = TrueTypeFace.proof
    family = TTF_FontFaceFamilyName(font).map { String(cString: $0) } ?? ""
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    TTF_SetFontKerning(font, 1)
  }

  deinit {
    TTF_CloseFont(font)
  }

  var isScalable: Bool {
    switch measure {
    case .capital, .square: true
    case .grid: false
    }
  }

  /// How many faces the file holds.
  var faceCount: Int { TTF_FontFaces(font) }

  /// Why SDL could not do the last thing it was asked.
  static var failure: String { String(cString: SDL_GetError()) }

  func covers(_ scalar: Unicode.Scalar) -> Bool {
    if let known = coverage[scalar.value] { return known }
    let provided = TTF_GlyphIsProvided32(font, scalar.value) != 0
    coverage[scalar.value] = provided
    return provided
  }

  func size(forCapHeight height: Int) -> Int {
    if let known = sizes[height] { return known }
    let size = measuredSize(forCapHeight: height)
    sizes[height] = size
    return size
  }

  private func measuredSize(forCapHeight height: Int) -> Int {
    guard height > 0 else { return 0 }
    if case .grid(let pixels, let capital) = measure { return height / capital * pixels }
    let proof = max(1, capHeight(atSize: TrueTypeFace.proof))
    var size = max(1, height * TrueTypeFace.proof / proof)
    // Rounding of outlines to pixels is not quite linear: look at the neighbours.
    while capHeight(atSize: size) > height, size > 1 { size -= 1 }
    while capHeight(atSize: size + 1) <= height { size += 1 }
    return capHeight(atSize: size) <= height ? size : 0
  }

  func capHeight(atSize size: Int) -> Int {
    switch measure {
    case .grid(let pixels, let capital): return size * capital / pixels
    case .capital, .square: break
    }
    if let known = heights[size] { return known }
    let height = measuredCapHeight(atSize: size)
    heights[size] = height
    return height
  }

  private func measuredCapHeight(atSize size: Int) -> Int {
    if case .square = measure, covers("國"),
      let square = mask("國", size: size, script: .latin, isRightToLeft: false)
    {
      return (square.ink.height * 25 + 14) / 29
    }
    if covers("H"), let capital = mask("H", size: size, script: .latin, isRightToLeft: false) {
      return capital.ink.height
    }
    // Fonts without Latin letters are drawn to stand beside Noto Sans, whose capitals are that high.
    return (size * 714 + 500) / 1000
  }

  func mask(_ text: String, size: Int, script: Script, isRightToLeft: Bool) -> Mask? {
    guard size > 0, select(size) else { return nil }
    TTF_SetFontDirection(font, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, script.tag)
    var width: Int32 = 0
    var height: Int32 = 0
    guard TTF_SizeUTF8(font, text, &width, &height) == 0 else { return nil }
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard width > 0, let surface = TTF_RenderUTF8_Blended(font, text, white) else {
      return .blank(advance: Int(width))
    }
    defer { SDL_FreeSurface(surface) }
    return crop(surface, text: text, isRightToLeft: isRightToLeft, advance: Int(width))
  }

  private func crop(
    _ surface: UnsafeMutablePointer<SDL_Surface>, text: String, isRightToLeft: Bool, advance: Int
  ) -> Mask? {
    guard SDL_LockSurface(surface) == 0, let pixels = surface.pointee.pixels else { return nil }
    defer { SDL_UnlockSurface(surface) }
    // ARGB8888: the coverage is the alpha, the last byte of each pixel in memory.
    let field = CoverageField(
      base: UnsafePointer(pixels.assumingMemoryBound(to: UInt8.self)) + TrueTypeFace.alphaByte,
      size: Size(width: Int(surface.pointee.w), height: Int(surface.pointee.h)), stride: 4,
      pitch: Int(surface.pointee.pitch))
    let overhang = overhang(text, isRightToLeft: isRightToLeft)
    let baseLine = Int(TTF_FontAscent(font)) + overhang.top
    return Mask(cropping: field, origin: (-overhang.left, -baseLine), advance: advance)
  }

  private static let alphaByte = UInt32(1).littleEndian == 1 ? 3 : 0

  /// How far the first letter reaches left of the pen, and the tallest above the line: SDL_ttf moves
  /// the text by as much and does not say so.
  private func overhang(_ text: String, isRightToLeft: Bool) -> (left: Int, top: Int) {
    let scalars = text.unicodeScalars
    let first = isRightToLeft ? scalars.last : scalars.first
    let left = first.flatMap(metrics).map { max(0, -$0.left) } ?? 0
    let top = scalars.reduce(0) { max($0, (metrics($1)?.top ?? 0) - Int(TTF_FontAscent(font))) }
    return (left, top)
  }

  private func metrics(_ scalar: Unicode.Scalar) -> (left: Int, top: Int)? {
    var left: Int32 = 0
    var top: Int32 = 0
    guard covers(scalar), TTF_GlyphMetrics32(font, scalar.value, &left, nil, nil, &top, nil) == 0
    else { return nil }
    return (Int(left), Int(top))
  }

  private func select(_ size: Int) -> Bool {
    if size == currentSize { return true }
    guard TTF_SetFontSize(font, Int32(clamping: size)) == 0 else { return false }
    currentSize = size
    return true
  }
}
