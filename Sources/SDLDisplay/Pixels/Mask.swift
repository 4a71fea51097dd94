import Drawing

/// How much of each pixel something covers, 0 to 255: a letter or a shape before it has a colour.
struct Mask {
  /// The smallest rectangle with ink, seen from the pen at the left end of the base line.
  let ink: Rect
  /// How far the pen moves on, in px.
  let advance: Int
  /// `ink.width * ink.height` amounts, row by row.
  let coverage: [UInt8]

  /// Nothing but a move of the pen.
  static func blank(advance: Int) -> Mask {
    Mask(ink: Rect(x: 0, y: 0, width: 0, height: 0), advance: advance, coverage: [])
  }

  /// The part of a larger field of amounts that has ink; `origin` is the field's top left seen from
  /// the pen.
  init(cropping field: CoverageField, origin: (x: Int, y: Int), advance: Int) {
    self.advance = advance
    let found = field.ink
    ink = found.isEmpty ? found : found.moved(dx: origin.x, dy: origin.y)
    coverage = field.copy(found)
  }

  private init(ink: Rect, advance: Int, coverage: [UInt8]) {
    self.ink = ink
    self.advance = advance
    self.coverage = coverage
  }

  /// The memory it takes, in bytes.
  var cost: Int { coverage.count + 96 }
}

/// Amounts of coverage in memory, one each `stride` bytes, rows `pitch` bytes apart.
struct CoverageField {
  let base: UnsafePointer<UInt8>
  let size: Size
  let stride: Int
  let pitch: Int

  /// The smallest rectangle with an amount above 0.
  var ink: Rect {
    var top = size.height
    var bottom = -1
    var left = size.width
    var right = -1
    for y in 0..<size.height {
      let row = base + y * pitch
      // Only what lies outside the columns found so far can widen them.
      var first = 0
      while first < size.width, row[first * stride] == 0 { first += 1 }
      guard first < size.width else { continue }
      var last = size.width - 1
      while row[last * stride] == 0 { last -= 1 }
      top = min(top, y)
      bottom = y
      left = min(left, first)
      right = max(right, last)
    }
    guard bottom >= top else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return Rect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The amounts in a rectangle of it, row by row.
  func copy(_ rect: Rect) -> [UInt8] {
    guard !rect.isEmpty else { return [] }
    return [UInt8](unsafeUninitializedCapacity: rect.area) { buffer, count in
      var index = 0
      for y in rect.y..<rect.maxY {
        let row = base + y * pitch
        for x in rect.x..<rect.maxX {
          buffer[index] = row[x * stride]
          index += 1
        }
      }
      count = index
    }
  }
}
