import Drawing

/// A line of text at one size: its drawings, each with the place of its pen, from a base line at 0.
struct TextLine {
  struct Part {
    let run: Run
    let mask: Mask
    /// The pen, from the line's left end.
    let pen: Int
    /// The left end and the width of what it takes up on the line.
    let cell: (x: Int, width: Int)
  }

  let parts: [Part]
  /// The space it needs: its ink, and where it is tabular every digit's cell at the height of the
  /// tallest digit, so that nothing moves when a digit changes.
  let extent: Rect
  /// In hundredths: how large letters without capitals are set beside capitals.
  let percent: Int
}

/// How far the ink of any digit of a font reaches, measured once and scaled.
struct DigitExtent {
  let advance: Int
  let top: Int
  let bottom: Int
  private let proof: Int

  /// Measures the ten digits at that size.
  init(face: any Face, proof: Int) {
    var advance = 0
    var ink = Rect(x: 0, y: 0, width: 0, height: 0)
    for digit in 0...9 {
      guard
        let mask = face.mask(String(digit), size: proof, script: .latin, isRightToLeft: false)
      else { continue }
      advance = max(advance, mask.advance, mask.ink.maxX)
      ink = ink.union(mask.ink)
    }
    self.advance = advance
    top = -ink.y
    bottom = ink.maxY
    self.proof = proof
  }

  /// The width of a digit's cell at a size, and how far ink reaches above and below the base line.
  func scaled(to size: Int) -> (advance: Int, top: Int, bottom: Int) {
    func scale(_ length: Int) -> Int { (length * size + proof - 1) / proof }
    return (scale(advance), scale(top), scale(max(0, bottom)))
  }
}
