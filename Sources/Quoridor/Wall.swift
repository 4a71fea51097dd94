/// A wall on the board or a place for one: a slot and a direction.
///
/// It spans two squares.
public struct Wall: Sendable, Hashable {
  /// The slot's index, plus 64 for a vertical wall: 0…127.
  public let code: UInt8

  /// The wall of a code that is known to lie in 0…127.
  init(code: UInt8) {
    self.code = code
  }

  /// Makes a wall.
  public init(_ slot: Slot, _ orientation: Orientation) {
    code = slot.index | orientation.rawValue << 6
  }

  /// Reads `a1h` to `h8v`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 3, let slot = Slot(file: Int(bytes[0]) - 97, rank: Int(bytes[1]) - 49)
    else { return nil }
    switch bytes[2] {
    case UInt8(ascii: "h"): self.init(slot, .horizontal)
    case UInt8(ascii: "v"): self.init(slot, .vertical)
    default: return nil
    }
  }

  /// Where its middle lies.
  public var slot: Slot { Slot(index: code & 63) }
  /// Which way it runs.
  public var orientation: Orientation { code < 64 ? .horizontal : .vertical }

  /// The wall as it is written: `e3h` lies above rank 3 over e and f, `e3v` between e and f.
  public var notation: String {
    Square.notation(file: slot.file, rank: slot.rank) + (code < 64 ? "h" : "v")
  }

  /// The same wall after left and right change places.
  public var mirrored: Wall { Wall(slot.mirrored, orientation) }
}
