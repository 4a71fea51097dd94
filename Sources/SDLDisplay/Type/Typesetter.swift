import Drawing

/// Makes lines out of strings and keeps the drawings.
@MainActor
final class Typesetter {
  let fonts: Fonts
  private var cache: MaskCache
  private var digits: [ObjectIdentifier: DigitExtent] = [:]

  /// Enough for the digits of a 4K screen and the words around them.
  private static let cacheLimit = 12 << 20
  /// Capitals of fewer px, but no fewer than its own, are drawn from the pixel font.
  private static let smallCapHeights = 10..<14

  init(fonts: Fonts) {
    self.fonts = fonts
    cache = MaskCache(limit: Typesetter.cacheLimit)
  }

  /// The bytes of kept drawings.
  var cacheCost: Int { cache.cost }

  /// A line whose capitals are at most that many px high.
  ///
  /// Letters of scripts without capitals may be taller than these: where they are taller than
  /// `room`, they are set smaller, within limits, and the capitals beside them stay as they are.
  func line(_ text: String, capHeight: Int, isTabular: Bool, room: Int = .max) -> TextLine {
    let isSmall = Typesetter.smallCapHeights.contains(capHeight)
    var parts: [TextLine.Part] = []
    var extent = Rect(x: 0, y: 0, width: 0, height: 0)
    var pen = 0
    for run in fonts.runs(of: text, isTabular: isTabular, isSmall: isSmall) {
      var size = run.face.size(forCapHeight: capHeight)
      guard var mask = mask(run, size: size) else { continue }
      if mask.ink.height > room, !run.hasCapitals {
        size = max(size * Typesetter.leastSqueeze / 100, size * room / mask.ink.height)
        mask = self.mask(run, size: size) ?? mask
      }
      var cell = (x: pen, width: mask.advance)
      var start = pen
      if run.isDigitCell {
        let digit = digitExtent(run.face).scaled(to: size)
        cell.width = max(digit.advance, mask.advance)
        start += (cell.width - mask.advance) / 2
        extent = extent.union(
          Rect(x: pen, y: -digit.top, width: cell.width, height: digit.top + digit.bottom))
      } else if isTabular {
        extent = extent.union(Rect(x: pen, y: -1, width: cell.width, height: 1))
      }
      extent = extent.union(mask.ink.moved(dx: start))
      parts.append(TextLine.Part(run: run, mask: mask, pen: start, cell: cell))
      pen += cell.width
    }
    return TextLine(parts: parts, extent: extent)
  }

  /// The height capitals really have when they may have that much.
  func capHeight(atMost height: Int) -> Int {
    fonts.primary.capHeight(atSize: fonts.primary.size(forCapHeight: height))
  }

  /// In hundredths: no letter is set smaller than this beside the capitals it belongs to.
  private static let leastSqueeze = 70

  private func mask(_ run: Run, size: Int) -> Mask? {
    let key = MaskCache.Key(
      face: ObjectIdentifier(run.face), size: size, text: run.text,
      isRightToLeft: run.isRightToLeft, script: run.script)
    return cache.mask(key) {
      run.face.mask(run.text, size: size, script: run.script, isRightToLeft: run.isRightToLeft)
    }
  }

  private func digitExtent(_ face: any Face) -> DigitExtent {
    let key = ObjectIdentifier(face)
    if let known = digits[key] { return known }
    let extent = DigitExtent(face: face, proof: Typesetter.proof)
    digits[key] = extent
    return extent
  }

  private static let proof = 256
}
