import Spy

/// The rows of a sheet and where its two columns are.
struct BankSheet {
  /// A row: its number in the sheet, from 1, and its cells.
  struct Row {
    var number: Int
    var cells: [String]
  }

  /// Where the two words stand.
  struct Columns: Equatable {
    var civilian: Int
    var spy: Int

    /// The columns by their names, whatever else is between them; nil unless both are there.
    ///
    /// Case, width, spaces and punctuation of the names do not matter.
    init?(in cells: [String]) {
      let keys = cells.map(Names.guessKey)
      guard let civilian = keys.firstIndex(of: "civilianquestion"),
        let spy = keys.firstIndex(of: "spyquestion")
      else { return nil }
      self.civilian = civilian
      self.spy = spy
    }
  }

  /// How far down a header is looked for.
  private static let deepestHeader = 10
  /// The most characters a word has: more is read by nobody 20 m away.
  private static let longestWord = 40

  /// Where the words stand; nil when the sheet has no header with both names.
  private(set) var columns: Columns?
  /// The rows below the header.
  private(set) var rows: [Row]

  /// A sheet whose columns have names of their own.
  init(names: [String], rows: [Row]) {
    columns = Columns(in: names)
    self.rows = rows
  }

  /// A sheet whose header is one of its first rows.
  init(rows: [Row]) {
    let header = rows.prefix(Self.deepestHeader).firstIndex { Columns(in: $0.cells) != nil }
    columns = header.flatMap { Columns(in: rows[$0].cells) }
    self.rows = header.map { Array(rows[($0 + 1)...]) } ?? []
  }

  /// The pairs, and the rows that give none; rows with neither word do not count.
  mutating func pairs() -> (pairs: [WordPair], skipped: [BankReading.Skip]) {
    guard let columns else { return ([], []) }
    var pairs: [WordPair] = []
    var skipped: [BankReading.Skip] = []
    var known: [UInt64: Int] = [:]
    for row in rows {
      let civilian = Self.cell(columns.civilian, of: row)
      let spy = Self.cell(columns.spy, of: row)
      if civilian.isEmpty && spy.isEmpty { continue }
      do throws(Flaw) {
        let pair = try Self.pair(civilian, spy)
        if let first = known[pair.identity] { throw Flaw(reason: "the same pair as row \(first)") }
        known[pair.identity] = row.number
        pairs.append(pair)
      } catch {
        skipped.append(BankReading.Skip(row: row.number, reason: error.reason))
      }
    }
    return (pairs, skipped)
  }

  /// What is wrong with a row.
  private struct Flaw: Error {
    var reason: String
  }

  /// A cell without what cannot be seen: line ends and runs of spaces are one space.
  private static func cell(_ index: Int, of row: Row) -> String {
    row.cells.indices.contains(index) ? Names.clean(row.cells[index], limit: longestWord + 1) : ""
  }

  private static func pair(_ civilian: String, _ spy: String) throws(Flaw) -> WordPair {
    if spy.isEmpty { throw Flaw(reason: "no spyquestion") }
    if civilian.isEmpty { throw Flaw(reason: "no civilianquestion") }
    for word in [civilian, spy] {
      if word.count > longestWord {
        throw Flaw(reason: "a word of more than \(longestWord) characters")
      }
      if word.unicodeScalars.contains("\u{FFFD}") {
        throw Flaw(reason: "a character that was lost in another encoding")
      }
    }
    if Names.key(civilian) == Names.key(spy) { throw Flaw(reason: "the same word twice") }
    if Columns(in: [civilian, spy]) != nil { throw Flaw(reason: "the header again") }
    return BankReading.pair(civilian, spy)
  }
}
