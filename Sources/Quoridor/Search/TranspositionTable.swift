/// What the search has found out about positions it met.
struct TranspositionTable: ~Copyable {
  /// One finding.
  struct Entry {
    var key: UInt64 = 0
    var score: Int16 = 0
    var evaluation: Int16 = 0
    /// The best move's code; `none` without one.
    var move: UInt8 = 0xFF
    var depth: Int8 = -1
    var bound: Bound = .none
    /// The search that made it.
    var age: UInt8 = 0

    static let none: UInt8 = 0xFF
  }

  /// What the score says.
  enum Bound: UInt8 {
    case none
    case upper
    case lower
    case exact
  }

  private let entries: UnsafeMutablePointer<Entry>
  private let mask: Int
  /// The number of the search that writes now.
  private(set) var age: UInt8 = 0

  /// A table of at least two entries, rounded down to a power of two.
  init(entries wanted: Int) {
    var count = 2
    while count * 2 <= wanted { count *= 2 }
    mask = count - 2
    entries = .allocate(capacity: count)
    entries.initialize(repeating: Entry(), count: count)
  }

  deinit { entries.deallocate() }

  /// Forgets everything.
  mutating func clear() {
    entries.update(repeating: Entry(), count: mask + 2)
    age = 0
  }

  /// A new search begins: what earlier ones left may be overwritten first.
  mutating func beginSearch() { age &+= 1 }

  /// What is known of a position; an entry with `Bound.none` where nothing is.
  @inline(__always)
  func find(_ key: UInt64) -> Entry {
    let pair = entries + (Int(truncatingIfNeeded: key) & mask)
    if pair[0].key == key { return pair[0] }
    if pair[1].key == key { return pair[1] }
    return Entry()
  }

  /// Keeps a finding: the first of a pair keeps the deeper ones, the second the latest.
  @inline(__always)
  func keep(_ entry: Entry) {
    let pair = entries + (Int(truncatingIfNeeded: entry.key) & mask)
    if pair[0].key == entry.key || pair[0].age != age || pair[0].depth <= entry.depth {
      if pair[0].key != entry.key { pair[1] = pair[0] }
      pair[0] = entry
    } else {
      pair[1] = entry
    }
  }
}
