import Spy

/// The answer of a visualisation query, without its wrapper.
enum BankGviz {
  private struct Answer: Decodable {
    var status: String?
    var errors: [Fault]?
    var table: Table?
  }

  private struct Fault: Decodable {
    var reason: String?
  }

  private struct Table: Decodable {
    var cols: [Column]
    var rows: [Row]
    var parsedNumHeaders: Int?
  }

  private struct Column: Decodable {
    var label: String?
    var type: String?
  }

  private struct Row: Decodable {
    var c: [Cell?]?
  }

  private struct Cell: Decodable {
    var v: BankJSON.Scalar?
    var f: String?
  }

  /// The rows in it.
  ///
  /// The header is the columns' labels, or with `headers=0` the first row.
  static func sheet(of text: String) throws(BankFault) -> BankSheet {
    let answer = try BankJSON.decode(Answer.self, from: text)
    guard answer.status != "error", answer.errors?.isEmpty ?? true else { throw .notPublic }
    guard let table = answer.table else { throw .empty }
    let labels = table.cols.map { $0.label ?? "" }
    let isNamed = BankSheet.Columns(in: labels) != nil
    let above = isNamed ? max(1, table.parsedNumHeaders ?? 1) : 0
    let rows = table.rows.enumerated().map { index, row in
      BankSheet.Row(number: index + 1 + above, cells: (row.c ?? []).map(shown))
    }
    return isNamed ? BankSheet(names: labels, rows: rows) : BankSheet(rows: rows)
  }

  /// What a cell shows: its formatted text, else its value.
  ///
  /// A date without one is year, month, day; its months count from 0.
  private static func shown(_ cell: Cell?) -> String {
    guard let cell else { return "" }
    if let formatted = cell.f, !formatted.isEmpty { return formatted }
    let value = cell.v?.text ?? ""
    guard value.hasPrefix("Date("), value.hasSuffix(")") else { return value }
    let parts = value.dropFirst(5).dropLast().split(separator: ",").map { Int($0) }
    guard parts.count >= 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
      return value
    }
    return "\(year)/\(month + 1)/\(day)"
  }
}
