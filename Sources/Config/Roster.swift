import Text

/// The names that `+` and `-` pick from before a match, read from a CSV file: one in each row.
///
/// A first row that calls a column `name` is a heading, and that column has the names; without one
/// the first column has them. The file may be in UTF-8, UTF-16 or Big5, with commas, semicolons or
/// tabs. It is taken whole or not at all.
public struct Roster: Sendable, Hashable {
  /// The names in the order of the file, each once; nil where the file could not be read.
  public private(set) var names: [String]?
  /// What there is to say of the file.
  public private(set) var findings: [Finding] = []

  /// More names than this nobody picks from with two buttons.
  public static let limit = 2000

  /// Reads a file.
  public init(reading path: String) {
    do throws(TextError) {
      let text = try TextFile.text(of: path, encodings: Set(TextEncoding.allCases))
      var limits = CSV.Limits()
      limits.rows = Roster.limit + 1
      limits.field = 2000
      take(try CSV.rows(of: text, limits: limits), path: path)
    } catch {
      findings = [Finding(.error, file: path, line: error.line, error.text)]
    }
  }

  /// What a heading calls the column of the names.
  private static let headings = Set(
    [
      "name", "names", "player", "players", "full name", "player name", "display name", "姓名",
      "名字", "名稱", "選手", "球員", "玩家",
    ].map(Names.key))

  private mutating func take(_ rows: [CSV.Row], path: String) {
    let heading = rows.first.flatMap { row in
      row.fields.firstIndex { Roster.headings.contains(Names.key($0)) }
    }
    if heading == nil, let wide = rows.first(where: { $0.fields.count > 1 }) {
      findings.append(
        Finding(
          .warning, file: path, line: wide.line,
          "the row has \(wide.fields.count) columns and there is no heading; the first is taken, "
            + "expected a first row that calls one of them name"))
    }
    var lines: [String: Int] = [:]
    var taken: [String] = []
    for row in rows.dropFirst(heading == nil ? 0 : 1) {
      let column = heading ?? 0
      let name = column < row.fields.count ? Names.clean(row.fields[column]) : ""
      if name.isEmpty {
        findings.append(
          Finding(.warning, file: path, line: row.line, "the row has no name; it is left out"))
      } else if let earlier = lines[Names.key(name)] {
        findings.append(
          Finding(
            .warning, file: path, line: row.line,
            "\(name) is in line \(earlier) already; it is left out"))
      } else {
        lines[Names.key(name)] = row.line
        taken.append(name)
      }
    }
    if taken.isEmpty {
      findings.append(
        Finding(.error, file: path, "has no names; expected one in each row"))
    } else {
      names = taken
    }
  }
}
