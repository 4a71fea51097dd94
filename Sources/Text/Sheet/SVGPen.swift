/// Writes the elements of a picture as SVG; lengths in tenths of a millimetre.
struct SVGPen {
  /// What has been written.
  private(set) var text = ""

  /// Where a text stands at its place.
  enum Anchor: String {
    case start
    case middle
    case end
  }

  /// A line of text on a base line; squeezed where it would be wider than `width`.
  mutating func write(
    _ words: String, x: Int, y: Int, size: Int, _ anchor: Anchor = .start, width: Int? = nil,
    isBold: Bool = false, color: String = "#000"
  ) {
    guard !words.isEmpty else { return }
    var size = size
    var squeeze = ""
    if let width, Self.width(of: words, size: size) > width {
      // A little smaller, and then narrower.
      size = max(size * 7 / 10, size * width / Self.width(of: words, size: size))
      if Self.width(of: words, size: size) > width {
        squeeze = " textLength=\"\(Self.number(width))\" lengthAdjust=\"spacingAndGlyphs\""
      }
    }
    let weight = isBold ? " font-weight=\"bold\"" : ""
    let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    let fill = color == "#000" ? "" : " fill=\"\(color)\""
    text += "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" "
    text += "font-size=\"\(Self.number(size))\"\(place)\(weight)\(fill)\(squeeze)>"
    text += Self.escaped(words) + "</text>\n"
  }

  /// A box; without a colour only its outline.
  mutating func box(
    x: Int, y: Int, width: Int, height: Int, fill: String = "none", line: Int = 2, radius: Int = 0
  ) {
    let stroke = line > 0 ? " stroke=\"#000\" stroke-width=\"\(Self.number(line))\"" : ""
    let corner = radius > 0 ? " rx=\"\(Self.number(radius))\"" : ""
    text += "<rect x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" "
    text += "width=\"\(Self.number(width))\" height=\"\(Self.number(height))\" "
    text += "fill=\"\(fill)\"\(stroke)\(corner)/>\n"
  }

  /// A straight line.
  mutating func line(x: Int, y: Int, toX: Int, y toY: Int, width: Int = 2, color: String = "#000") {
    text +=
      "<path d=\"M\(Self.number(x)) \(Self.number(y))L\(Self.number(toX)) \(Self.number(toY))\" "
    text += "stroke=\"\(color)\" stroke-width=\"\(Self.number(width))\"/>\n"
  }

  /// An oval around a place.
  mutating func oval(x: Int, y: Int, radiusX: Int, radiusY: Int) {
    text += "<ellipse cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\" "
    text += "rx=\"\(Self.number(radiusX))\" ry=\"\(Self.number(radiusY))\" "
    text += "fill=\"none\" stroke=\"#000\" stroke-width=\"0.5\"/>\n"
  }

  /// Text as it stands.
  mutating func raw(_ more: String) { text += more }

  /// About how wide a text becomes.
  static func width(of words: String, size: Int) -> Int {
    words.unicodeScalars.reduce(0) { sum, scalar in
      if scalar.properties.generalCategory == .nonspacingMark { return sum }
      return sum + (scalar.value >= 0x2E80 ? 100 : scalar.properties.isUppercase ? 62 : 52)
    } * size / 100
  }

  /// Tenths as a number of millimetres: `12.5`.
  static func number(_ tenths: Int) -> String {
    let (whole, part) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + (part == 0 ? "\(whole)" : "\(whole).\(part)")
  }

  /// Text as XML holds it.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
