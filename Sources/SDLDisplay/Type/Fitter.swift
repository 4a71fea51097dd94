import Drawing

/// A text that was fitted into its box.
struct FittedText {
  var placement: Placement
  /// The drawings, with the place of each pen in the picture.
  var drawings: [(mask: Mask, pen: (x: Int, y: Int))]
}

/// Fits texts into boxes: the first wording of the ladder that is large enough, as large as it gets.
@MainActor
struct Fitter {
  let typesetter: Typesetter
  let report: (String) -> Void

  /// Below this many px letters are specks: rather an ellipsis.
  private static let smallest = 4

  /// Fits a text into its box.
  func fit(_ text: Text, role: String, in box: Rect) -> FittedText {
    let smallest = max(Fitter.smallest, text.smallest)
    func chosen(_ step: Int, _ height: Int) -> FittedText {
      place(
        text.ladder[step], step: step, isCut: false, height: height, text, role: role, in: box)
    }
    var heights: [Int?] = []
    for (step, wording) in text.ladder.enumerated() {
      let height = largestHeight(wording, text, box)
      if let height, height >= smallest { return chosen(step, height) }
      heights.append(height)
    }
    // A box too low for accents makes every wording small: that is no reason to cut one.
    for (step, height) in heights.enumerated() {
      if let height, height == largestHeight(text.ladder[step], text, box, ofAnyWidth: true) {
        return chosen(step, height)
      }
    }
    guard let last = text.ladder.last, let cut = cut(last, smallest, text, box) else {
      return place("", step: 0, isCut: false, height: 0, text, role: role, in: box)
    }
    report(
      text.isSecret
        ? "\(role): the text does not fit and is cut"
        : "\(role): \"\(last)\" does not fit and is shown as \"\(cut.text)\"")
    return place(
      cut.text, step: text.ladder.count - 1, isCut: true, height: cut.height, text, role: role,
      in: box)
  }

  /// The largest height of capitals at which a wording fits; nil if it fits at none.
  private func largestHeight(
    _ wording: String, _ text: Text, _ box: Rect, ofAnyWidth: Bool = false
  ) -> Int? {
    var box = box
    if ofAnyWidth, !box.isEmpty { box.width = 1 << 20 }
    let limit = min(text.largest, box.height)
    guard limit > 0, !box.isEmpty else { return nil }
    var fitting: Int?
    var failing: Int?
    var guess = min(limit, Fitter.firstGuess)
    // Each line measured tells nearly where the limit is; then its neighbours are looked at.
    while true {
      let extent = typesetter.line(
        wording, capHeight: guess, isTabular: text.isTabular, room: box.height
      ).extent
      if extent.width <= box.width, extent.height <= box.height {
        fitting = max(guess, fitting ?? 0)
      } else {
        failing = min(guess, failing ?? .max)
      }
      let upper = (failing ?? limit + 1) - 1
      let lower = fitting ?? 0
      if lower >= upper { return lower > 0 ? lower : nil }
      guess = min(upper, max(lower + 1, Fitter.scaled(guess, extent, box)))
    }
  }

  private static let firstGuess = 48

  /// The height at which an extent measured at `height` would just fill the box.
  private static func scaled(_ height: Int, _ extent: Rect, _ box: Rect) -> Int {
    let wide = extent.width > 0 ? height * box.width / extent.width : Int.max
    let high = extent.height > 0 ? height * box.height / extent.height : Int.max
    return min(wide, high)
  }

  /// The longest beginning of a wording that fits with an ellipsis.
  private func cut(
    _ wording: String, _ smallest: Int, _ text: Text, _ box: Rect
  ) -> (text: String, height: Int)? {
    let ellipsis = "…"
    guard let most = largestHeight(ellipsis, text, box) else { return nil }
    let characters = Array(wording)
    var height = min(most, smallest)
    while height > 0 {
      var fitting = 0
      var failing = characters.count
      while fitting + 1 < failing {
        let count = (fitting + failing) / 2
        if fits(Fitter.shortened(characters, count), height, text, box) {
          fitting = count
        } else {
          failing = count
        }
      }
      if fitting > 0 || height <= Fitter.smallest {
        return (Fitter.shortened(characters, fitting), height)
      }
      // Not one letter fits at the size that was asked for: a smaller one is better than none.
      height = max(min(Fitter.smallest, height - 1), height * 9 / 10)
    }
    return nil
  }

  private func fits(_ wording: String, _ height: Int, _ text: Text, _ box: Rect) -> Bool {
    let line = typesetter.line(
      wording, capHeight: height, isTabular: text.isTabular, room: box.height)
    return line.extent.width <= box.width && line.extent.height <= box.height
  }

  private static func shortened(_ characters: [Character], _ count: Int) -> String {
    var kept = characters.prefix(count)
    while let last = kept.last, last.isWhitespace || last == "-" || last == "." || last == "," {
      kept.removeLast()
    }
    return String(kept) + "…"
  }

  private func place(
    _ wording: String, step: Int, isCut: Bool, height: Int, _ text: Text, role: String, in box: Rect
  ) -> FittedText {
    let line = typesetter.line(
      wording, capHeight: height, isTabular: text.isTabular, room: box.height)
    let capHeight = height > 0 ? typesetter.capHeight(atMost: height) : 0
    let left =
      switch text.alignment {
      case .leading: box.x
      case .center: box.x + (box.width - line.extent.width) / 2
      case .trailing: box.maxX - line.extent.width
      }
    // The capitals are in the middle, unless an accent or a tail would leave the box.
    var baseLine = box.y + (box.height + capHeight) / 2
    baseLine = max(baseLine, box.y - line.extent.y)
    baseLine = min(baseLine, box.maxY - line.extent.maxY)
    let origin = (x: left - line.extent.x, y: baseLine)

    var placement = Placement(
      role: role, box: box, text: wording, step: step, isCut: isCut, capHeight: capHeight,
      ink: Rect(x: 0, y: 0, width: 0, height: 0), pieces: [])
    var drawings: [(mask: Mask, pen: (x: Int, y: Int))] = []
    for part in line.parts {
      let pen = (x: origin.x + part.pen, y: origin.y)
      let ink = part.mask.ink.moved(dx: pen.x, dy: pen.y)
      placement.ink = placement.ink.union(ink)
      placement.pieces.append(
        Placement.Piece(
          text: part.run.text, face: part.run.face.family,
          percent: part.run.isSqueezable ? line.percent : 100,
          cell: Rect(
            x: origin.x + part.cell.x, y: baseLine - capHeight, width: part.cell.width,
            height: capHeight),
          ink: part.mask.ink.isEmpty ? Rect(x: 0, y: 0, width: 0, height: 0) : ink,
          isRightToLeft: part.run.isRightToLeft, isMissing: part.run.face is MissingGlyph))
      drawings.append((part.mask, pen))
    }
    return FittedText(placement: placement, drawings: drawings)
  }
}
