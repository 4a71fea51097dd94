import Drawing

/// Makes lines out of strings and keeps the drawings.
@MainActor
final class Typesetter {
  let fonts: Fonts
  private var cache: MaskCache
  private var digits: [ObjectIdentifier: DigitExtent] = [:]

  /// Enough for the digits of a 4K screen and the words around them.
  private static let cacheLimit = 12 << 20
  /// On a coarse picture capitals of so many px are drawn from the pixel font: no fewer than its own,
  /// and fewer than smooth letters need there.
  private static let smallCapHeights = 10..<14

  /// Whether the picture is one whose pixels are seen one by one.
  var isCoarse = false

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
    let isSmall = isCoarse && Typesetter.smallCapHeights.contains(capHeight)
    let runs = fonts.runs(of: text, isTabular: isTabular, isSmall: isSmall)
    var line = line(runs, capHeight: capHeight, isTabular: isTabular, percent: 100)
    guard line.extent.height > room, runs.contains(where: \.isSqueezable) else { return line }
    for percent in Typesetter.squeezes where line.extent.height > room {
      line = self.line(runs, capHeight: capHeight, isTabular: isTabular, percent: percent)
    }
    return line
  }

  /// In hundredths: how much smaller letters are set beside the capitals they belong to.
  private static let squeezes = [94, 88, 82, 76, 70]

  /// A line of runs, those without capitals that many hundredths of their size.
  private func line(
    _ runs: [Run], capHeight: Int, isTabular: Bool, percent: Int
  ) -> TextLine {
    var parts: [TextLine.Part] = []
    var extent = Rect(x: 0, y: 0, width: 0, height: 0)
    var pen = 0
    for run in runs {
      let whole = run.face.size(forCapHeight: capHeight)
      let size = run.isSqueezable ? whole * percent / 100 : whole
      guard let mask = mask(run, size: size) else { continue }
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
    return TextLine(parts: parts, extent: extent, percent: percent)
  }

  /// The height capitals really have when they may have that much.
  func capHeight(atMost height: Int) -> Int {
    fonts.primary.capHeight(atSize: fonts.primary.size(forCapHeight: height))
  }

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
