/// Letters that were drawn once and are kept, the longest unused given up first.
struct MaskCache {
  /// What a drawing is of.
  struct Key: Hashable {
    let face: ObjectIdentifier
    let size: Int
    let text: String
    let isRightToLeft: Bool
    let script: Script
  }

  /// No more than this many bytes are kept.
  let limit: Int
  /// The bytes kept now.
  private(set) var cost = 0

  private struct Entry {
    let mask: Mask
    var lastUse: UInt64
  }
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// How many drawings are kept.
  var count: Int { entries.count }

  /// The drawing, made by `draw` if it is not kept; nil if that gives none.
  mutating func mask(_ key: Key, draw: () -> Mask?) -> Mask? {
    clock += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      return entries.values[index].mask
    }
    guard let mask = draw() else { return nil }
    entries[key] = Entry(mask: mask, lastUse: clock)
    cost += mask.cost
    if cost > limit { shrink() }
    return mask
  }

  /// Gives up the longest unused until a quarter is free, so that it is seldom done.
  private mutating func shrink() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard cost > limit / 4 * 3, entry.lastUse < clock else { return }
      entries[key] = nil
      cost -= entry.mask.cost
    }
  }
}
