import Drawing

/// The colours of the display: all above 7:1 on the ground they stand on.
enum Ink {
  static let ground = Color(0x0B0F14)
  static let white = Color(0xFFFFFF)
  static let amber = Color(0xFFC20A)
  static let sky = Color(0x56B4E9)
  static let orange = Color(0xE69F00)
  static let grey = Color(0x9AA0A6)
}
