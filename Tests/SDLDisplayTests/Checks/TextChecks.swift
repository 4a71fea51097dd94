import Drawing

@testable import SDLDisplay

/// D8: no character is missing, Chinese is Traditional Chinese, right to left is right to left.
enum TextChecks {
  static func glyphs(_ frame: Frame) -> [Violation] {
    frame.placements.filter { $0.pieces.contains(where: \.isMissing) }.map {
      Violation(check: "D8", role: $0.role, what: "“\($0.text)” has a character without a drawing")
    }
  }

  static func faces(_ frame: Frame) -> [Violation] {
    frame.placements.flatMap { placement in
      placement.pieces.compactMap { piece in
        guard let script = piece.text.unicodeScalars.lazy.compactMap(Script.of).first else {
          return nil
        }
        if script.tag == "Hani", !["Noto Sans CJK TC", "Unifont"].contains(piece.face) {
          return Violation(
            check: "D8", role: placement.role, what: "“\(piece.text)” in \(piece.face)")
        }
        if script.isRightToLeft, !piece.isRightToLeft,
          !piece.text.unicodeScalars.contains(where: {
            $0.properties.generalCategory == .decimalNumber
          })
        {
          return Violation(check: "D8", role: placement.role, what: "“\(piece.text)” left to right")
        }
        return nil
      }
    }
  }
}
