/// Finds what is not UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF).
public enum UTF8Check {
  /// The offset of the first byte that is not UTF-8, nil where all of it is.
  public static func firstFault(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] < 0x80 {
          offset += 1
        } else if let length = length(at: offset, in: bytes) {
          offset += length
        } else {
          return offset
        }
      }
      return nil
    }
  }

  /// The length of the sequence of two to four bytes at an offset, nil where there is no valid one.
  private static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    func follows(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xbf) -> Bool {
      offset + distance < bytes.count && range.contains(bytes[offset + distance])
    }
    switch bytes[offset] {
    case 0xc2...0xdf: return follows(1) ? 2 : nil
    case 0xe0: return follows(1, 0xa0...0xbf) && follows(2) ? 3 : nil
    case 0xed: return follows(1, 0x80...0x9f) && follows(2) ? 3 : nil
    case 0xe1...0xef: return follows(1) && follows(2) ? 3 : nil
    case 0xf0: return follows(1, 0x90...0xbf) && follows(2) && follows(3) ? 4 : nil
    case 0xf1...0xf3: return follows(1) && follows(2) && follows(3) ? 4 : nil
    case 0xf4: return follows(1, 0x80...0x8f) && follows(2) && follows(3) ? 4 : nil
    default: return nil
    }
  }
}
