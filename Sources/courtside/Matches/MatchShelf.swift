import Badminton
import Glibc
import Scoreboard
import Storage

/// The matches that a directory keeps, those scored here and those brought in.
struct MatchShelf {
  /// One match.
  struct Item {
    /// Its name among all matches: 32 hexadecimal digits.
    var name: String
    var match: ArchivedMatch
    /// When it was begun, as a date with the hour.
    var date: String

    /// How people name it: the first digits.
    var shortName: String { String(name.prefix(8)) }
  }

  /// Why no match is meant, as a sentence for standard error.
  struct Missing: Error {
    var text: String
  }

  /// The matches, the oldest first.
  private(set) var items: [Item] = []
  /// Whether everything that is there could be read.
  let isWhole: Bool
  private let directory: String

  /// Reads those of a directory; what cannot be read is told on standard error.
  init(directory: String) {
    self.directory = directory
    let archive = Archive(directory: directory)
    for notice in archive.notices { Output.complain(notice) }
    isWhole = archive.notices.isEmpty
    for entry in archive.entries where entry.book == .badminton || entry.book == .imported {
      var match = ArchivedMatch(records: entry.records)
      guard match.hasBegun else { continue }
      let own = match[ArchivedMatch.Key.match].flatMap { Self.isName($0) ? $0 : nil }
      let name = own ?? entry.name
      let date = match[ArchivedMatch.Key.date] ?? Self.date(entry.opened)
      match.set(ArchivedMatch.Key.match, to: name)
      match.set(ArchivedMatch.Key.date, to: date)
      items.append(Item(name: name, match: match, date: date))
    }
  }

  /// The matches that are meant: by the first digits of a name, `last`, or `all`.
  func items(named words: [String]) throws(Missing) -> [Item] {
    if items.isEmpty { throw Missing(text: "\(directory): no match is kept there") }
    var found: [Item] = []
    for word in words {
      switch word {
      case "all": found += items
      case "last": found += items.suffix(1)
      default:
        let same = items.filter { $0.name.hasPrefix(word.lowercased()) }
        guard word.count >= 4, let first = same.first else {
          throw Missing(
            text: "“\(word)” is no match in \(directory); expected the first digits of a name that "
              + "courtside matches list shows, last or all")
        }
        guard same.allSatisfy({ $0.name == first.name }) else {
          throw Missing(text: "“\(word)” begins \(same.count) names; expected more digits")
        }
        found.append(first)
      }
    }
    return found
  }

  /// Whether a text is a name as the store gives it.
  static func isName(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Seconds since 1970 as a date of the machine's own time zone: `2026-11-30T18:05:00+0800`.
  static func date(_ seconds: Int) -> String {
    var instant = time_t(seconds)
    var parts = tm()
    localtime_r(&instant, &parts)
    var buffer = [CChar](repeating: 0, count: 40)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%S%z", &parts)
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
