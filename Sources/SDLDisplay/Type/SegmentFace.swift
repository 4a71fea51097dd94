import Drawing

/// The font that is left when no font file can be opened: seven bars, as on a digital watch.
///
/// The score stays readable, the words about as much as on an old calculator.
final class SegmentFace: Face {
  let family = "seven segments"
  let isScalable = true

  func covers(_ scalar: Unicode.Scalar) -> Bool {
    SegmentFace.bars(of: scalar) != nil
  }

  func size(forCapHeight height: Int) -> Int { height >= SegmentFace.smallest ? height : 0 }

  func capHeight(atSize size: Int) -> Int { size }

  func mask(_ text: String, size: Int, script: Script, isRightToLeft: Bool) -> Mask? {
    guard size >= SegmentFace.smallest else { return nil }
    let letters = text.unicodeScalars.map { SegmentFace.bars(of: $0) ?? [] }
    let cell = Cell(size: size)
    let width = cell.advance * letters.count
    guard width > 0 else { return .blank(advance: 0) }
    var amounts = [UInt8](repeating: 0, count: width * size)
    for (index, bars) in letters.enumerated() {
      for bar in bars {
        let rect = cell.rect(bar).moved(dx: index * cell.advance)
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX { amounts[y * width + x] = 255 }
        }
      }
    }
    return amounts.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return .blank(advance: width) }
      let field = CoverageField(
        base: base, size: Size(width: width, height: size), stride: 1, pitch: width)
      return Mask(cropping: field, origin: (0, -size), advance: width)
    }
  }

  /// Bars of 1 px with 1 px between them need that height.
  private static let smallest = 5

  /// A bar: the seven of a digit, clockwise from the top, the middle one last; and two dots.
  enum Bar: Character {
    case top = "a"
    case upperRight = "b"
    case lowerRight = "c"
    case bottom = "d"
    case lowerLeft = "e"
    case upperLeft = "f"
    case middle = "g"
    case upperDot = ":"
    case lowerDot = "."
  }

  /// Where the bars are in the cell of one letter.
  struct Cell {
    let size: Int
    let bar: Int
    let width: Int

    init(size: Int) {
      self.size = size
      bar = max(1, size / 7)
      width = max(3, size / 2)
    }

    var advance: Int { width + max(1, bar) }

    func rect(_ which: Bar) -> Rect {
      let middle = (size - bar) / 2
      let right = width - bar
      return switch which {
      case .top: Rect(x: 0, y: 0, width: width, height: bar)
      case .middle: Rect(x: 0, y: middle, width: width, height: bar)
      case .bottom: Rect(x: 0, y: size - bar, width: width, height: bar)
      case .upperLeft: Rect(x: 0, y: 0, width: bar, height: middle + bar)
      case .upperRight: Rect(x: right, y: 0, width: bar, height: middle + bar)
      case .lowerLeft: Rect(x: 0, y: middle, width: bar, height: size - middle)
      case .lowerRight: Rect(x: right, y: middle, width: bar, height: size - middle)
      case .upperDot: Rect(x: right / 2, y: size / 4, width: bar, height: bar)
      case .lowerDot: Rect(x: right / 2, y: size * 3 / 4 - bar, width: bar, height: bar)
      }
    }
  }

  private static func bars(of scalar: Unicode.Scalar) -> [Bar]? {
    let letter = Character(scalar).uppercased()
    return shapes[letter]?.compactMap(Bar.init(rawValue:))
  }

  private static let shapes: [String: String] = [
    " ": "", "0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd",
    "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg", "A": "abcefg", "B": "fgcde",
    "C": "afed", "D": "bcdeg", "E": "afged", "F": "afge", "G": "afedc", "H": "fbgec", "I": "fe",
    "J": "bcde", "K": "fgeac", "L": "fed", "M": "eafbcg", "N": "egc", "O": "egcd", "P": "abfge",
    "Q": "abgfc", "R": "eg", "S": "afgcd", "T": "fged", "U": "fedcb", "V": "edc", "W": "fedcbg",
    "X": "fbgec", "Y": "fbgcd", "Z": "abged", "-": "g", ":": ":.", "·": "g", "–": "g", ".": ".",
    "…": ".", "_": "d", "=": "gd", "'": "b",
  ]
}
