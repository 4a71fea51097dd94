/// Reads comma-separated values as spreadsheets write them (RFC 4180).
///
/// The separator may also be a semicolon or a tab; a quoted field may hold separators, doubled quotes
/// and line ends; lines end in CR, LF or both. Empty lines are left out.
public enum CSV {
  /// One record.
  public struct Row: Sendable, Hashable {
    /// The line it begins in, from 1.
    public var line: Int
    /// Its fields, as they are written there without their quotes.
    public var fields: [String]

    /// Makes a record.
    public init(line: Int, fields: [String]) {
      self.line = line
      self.fields = fields
    }
  }

  /// How much is read before it counts as a mistake.
  public struct Limits: Sendable, Hashable {
    /// The most records.
    public var rows = 100_000
    /// The most fields of a record.
    public var columns = 256
    /// The most bytes of a field.
    public var field = 10_000

    /// The built-in limits.
    public init() {}
  }

  /// The records of a text; the separator is found out unless it is given.
  ///
  /// An error names the line: a quote that is never closed, characters after a closing quote, a limit.
  public static func rows(
    of text: String, separator: Unicode.Scalar? = nil, limits: Limits = Limits()
  ) throws(TextError) -> [Row] {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    let found = separator.map { UInt8(truncatingIfNeeded: $0.value) }
    var reader = CSVReader(
      bytes: bytes, separator: found ?? CSV.separator(of: bytes), limits: limits)
    return try reader.readAll()
  }

  /// The separator that the first record has most of outside quotes; a comma where it has none.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let candidates = Array(",;\t".utf8)
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes.prefix(1 << 16) {
      if byte == CSVReader.quote { isQuoted.toggle() }
      if isQuoted { continue }
      let isEnd = byte == 0x0a || byte == 0x0d
      if isEnd && counts.contains(where: { $0 > 0 }) { break }
      if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let best = counts.indices.max { (counts[$0], $1) < (counts[$1], $0) }
    return candidates[best ?? 0]
  }
}
