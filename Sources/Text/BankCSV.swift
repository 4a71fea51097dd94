import Spy

/// A bank as comma-separated values.
enum BankCSV {
  /// The rows of a text, with the numbers they have in a sheet: a cell of several lines is one row.
  static func sheet(of text: String) throws(BankFault) -> BankSheet {
    var limits = CSV.Limits()
    limits.field = BankReading.limit
    let records: [CSV.Row]
    do throws(TextError) {
      records = try CSV.rows(of: text, limits: limits)
    } catch {
      throw error.kind == .tooLarge ? .tooLarge : .truncated
    }
    var folded = 0
    var rows: [BankSheet.Row] = []
    for record in records {
      rows.append(BankSheet.Row(number: record.line - folded, cells: record.fields))
      folded += record.fields.map(lineEnds).reduce(0, +)
    }
    let sheet = BankSheet(rows: rows)
    // A sheet writes as many separators into its last row as into its header.
    if let columns = sheet.columns, let last = sheet.rows.last, text.last?.isNewline == false,
      last.cells.count <= max(columns.civilian, columns.spy)
    {
      throw .truncated
    }
    return sheet
  }

  /// Whether one of the first lines is a header, though what follows cannot be read.
  static func hasHeader(_ text: String) -> Bool {
    text.split(maxSplits: 10) { $0.isNewline }.prefix(10).contains { line in
      guard let row = try? CSV.rows(of: String(line)).first else { return false }
      return BankSheet.Columns(in: row.fields) != nil
    }
  }

  /// How often a cell begins a new line; CR LF is one character.
  private static func lineEnds(in cell: String) -> Int {
    cell.count { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
  }
}
