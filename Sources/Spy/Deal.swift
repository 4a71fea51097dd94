/// What the dice gave a game: who is what, with which words, and who speaks first.
///
/// It can be applied and kept, not looked into: outside this module nothing but the store's line tells what
/// is in it.
public struct Deal: Sendable, Hashable {
  /// The pair, as it stands in the bank.
  let pair: WordPair
  /// Whether the civilians get the pair's second word.
  let isSwapped: Bool
  /// Every seat that plays, in order, with its role.
  let roles: [(seat: Seat, role: Role)]
  /// Who speaks first.
  let first: Seat
  /// Identities that count as unused again, because the bank was exhausted.
  let forgotten: [UInt64]

  /// The word of the civilians.
  var civilianWord: Word { isSwapped ? pair.second : pair.first }
  /// The word of the spies.
  var spyWord: Word { isSwapped ? pair.first : pair.second }

  /// Whether the two are the same deal.
  public static func == (left: Deal, right: Deal) -> Bool {
    left.pair == right.pair && left.isSwapped == right.isSwapped && left.first == right.first
      && left.forgotten == right.forgotten
      && left.roles.elementsEqual(right.roles) { $0.seat == $1.seat && $0.role == $1.role }
  }

  /// Feeds the deal into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pair)
    hasher.combine(isSwapped)
    hasher.combine(first)
    hasher.combine(forgotten)
    for entry in roles {
      hasher.combine(entry.seat)
      hasher.combine(entry.role)
    }
  }
}

extension Deal: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Says that there is a deal, not what is in it.
  public var description: String { "sealed" }
  /// Says that there is a deal, not what is in it.
  public var debugDescription: String { "sealed" }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
