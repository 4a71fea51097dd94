/// The colours of every screen: each at least 7:1 on `ground`, so that they read from 20 m and by
/// weak eyes.
///
/// Nothing is told by colour alone: a side is also a place, the serve also a shape.
public enum Palette {
  /// Behind everything: near black, so that a bright hall does not make it glow.
  public static let ground = Color(0x0B0F14)
  /// Digits and names (19.2:1).
  public static let white = Color(0xFFFFFF)
  /// The serve and the labels (11.9:1).
  public static let amber = Color(0xFFC20A)
  /// Side A (8.3:1).
  public static let sky = Color(0x56B4E9)
  /// Side B (8.5:1).
  public static let orange = Color(0xE69F00)
  /// What may be overlooked: hints, small print (7.3:1).
  public static let grey = Color(0x9AA0A6)
  /// Lines that separate and are not read: the divider, a field's frame.
  public static let line = Color(0x2A323C)
}
