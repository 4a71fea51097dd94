import Badminton
import Scoreboard
import Text

/// The matches of an evening, read from a CSV file: one in each row.
///
/// With a first row of headings the columns are told by `a1`, `a2`, `b1`, `b2` and `format`; without one
/// a row is two names (singles) or four (doubles, side A first), and perhaps a format behind them. The
/// file may be in UTF-8, UTF-16 or Big5, with commas, semicolons or tabs. It is taken whole or not at
/// all.
public struct MatchQueue: Sendable, Hashable {
  /// The matches in the order of the file; nil where the file could not be read.
  public private(set) var matches: [QueuedMatch]?
  /// What there is to say of the file.
  public private(set) var findings: [Finding] = []

  /// More matches than this no evening has.
  public static let limit = 500

  /// Reads a file.
  public init(reading path: String) {
    do throws(TextError) {
      let text = try TextFile.text(of: path, encodings: Set(TextEncoding.allCases))
      var limits = CSV.Limits()
      limits.rows = MatchQueue.limit + 1
      limits.field = 2000
      let rows = try CSV.rows(of: text, limits: limits)
      let matches = try MatchQueue.matches(of: rows)
      guard !matches.isEmpty else {
        throw TextError(.syntax, "has no matches; expected one in each row")
      }
      self.matches = matches
    } catch {
      findings = [Finding(.error, file: path, line: error.line, error.text)]
    }
  }

  /// What a heading calls the columns.
  private static let headings: [(column: Column, words: Set<String>)] = [
    (.a1, ["a1", "player 1", "team a", "side a"]), (.a2, ["a2"]),
    (.b1, ["b1", "player 2", "team b", "side b"]), (.b2, ["b2"]),
    (.format, ["format", "賽制"]),
  ]

  private enum Column {
    case a1
    case a2
    case b1
    case b2
    case format
  }

  private static func matches(of rows: [CSV.Row]) throws(TextError) -> [QueuedMatch] {
    guard let first = rows.first else { return [] }
    let heading = first.fields.map { field -> Column? in
      let key = Names.key(field)
      return headings.first { $0.words.contains(key) }?.column
    }
    let hasHeading = heading.contains(.a1) && heading.contains(.b1)
    var matches: [QueuedMatch] = []
    for row in rows.dropFirst(hasHeading ? 1 : 0) {
      matches.append(try hasHeading ? match(row, columns: heading) : match(row))
    }
    return matches
  }

  private static func match(_ row: CSV.Row, columns: [Column?]) throws(TextError) -> QueuedMatch {
    func field(_ column: Column) -> String {
      guard let index = columns.firstIndex(of: column), index < row.fields.count else { return "" }
      return Names.clean(row.fields[index])
    }
    return try match(
      row, a: [field(.a1), field(.a2)], b: [field(.b1), field(.b2)], format: field(.format))
  }

  /// A row without headings: two names or four, then perhaps a format.
  private static func match(_ row: CSV.Row) throws(TextError) -> QueuedMatch {
    var fields = row.fields.map { Names.clean($0) }
    while fields.last?.isEmpty == true { fields.removeLast() }
    let format = fields.count.isMultiple(of: 2) ? "" : fields.removeLast()
    switch fields.count {
    case 2: return try match(row, a: [fields[0]], b: [fields[1]], format: format)
    case 4:
      return try match(row, a: Array(fields[..<2]), b: Array(fields[2...]), format: format)
    default:
      throw TextError(
        .syntax, line: row.line,
        "has \(row.fields.count) fields; expected two names or four, and perhaps a format")
    }
  }

  private static func match(
    _ row: CSV.Row, a: [String], b: [String], format: String
  ) throws(TextError) -> QueuedMatch {
    let sides = [a, b].map { side in side.filter { !$0.isEmpty } }
    guard sides.allSatisfy({ !$0.isEmpty }), sides[0].count == sides[1].count else {
      throw TextError(
        .syntax, line: row.line,
        "a side has no name, or fewer than the other; expected as many each")
    }
    var match = QueuedMatch(a: sides[0], b: sides[1])
    if !format.isEmpty {
      guard let named = Format(named: format) else {
        throw TextError(
          .syntax, line: row.line,
          "“\(format)” is no format; expected \(Values.list(Format.known.map(\.name)))")
      }
      match.format = named
    }
    return match
  }
}
