/// A running CRC-32 (the one of Ethernet and PNG): SQLite's pages carry no checksum, so the records
/// carry theirs.
///
/// Each continues the one before it, so that a lost record shows too.
struct Checksum: Sendable, Hashable {
  /// The sum so far.
  private(set) var value: UInt32 = 0

  /// Continues a sum that was kept.
  init(_ value: UInt32 = 0) {
    self.value = value
  }

  /// Adds the bytes of a text and a mark for its end.
  mutating func add(_ text: String) {
    add(text.utf8)
    add(CollectionOfOne(0xff))
  }

  /// Adds a number.
  mutating func add(_ number: Int) {
    add(withUnsafeBytes(of: Int64(number).littleEndian) { Array($0) })
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    var sum = ~value
    for byte in bytes { sum = Checksum.step(sum, byte) }
    value = ~sum
  }

  private static func step(_ sum: UInt32, _ byte: UInt8) -> UInt32 {
    table[Int((sum ^ UInt32(byte)) & 0xff)] ^ (sum >> 8)
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in
      sum & 1 == 1 ? 0xedb8_8320 ^ (sum >> 1) : sum >> 1
    }
  }
}
