import Spy

/// The `values` answer of the Sheets v4 interface, also of a batch.
enum BankV4 {
  private struct Answer: Decodable {
    var majorDimension: String?
    var values: [[BankJSON.Scalar]]?
    var valueRanges: [Range]?
    var error: Fault?
  }

  private struct Range: Decodable {
    var majorDimension: String?
    var values: [[BankJSON.Scalar]]?
  }

  private struct Fault: Decodable {
    var code: Int?
  }

  /// The rows in it; of a batch those of the first range that has both columns.
  static func sheet(of text: String) throws(BankFault) -> BankSheet {
    let answer = try BankJSON.decode(Answer.self, from: text)
    if let error = answer.error { throw fault(error.code) }
    let own = Range(majorDimension: answer.majorDimension, values: answer.values)
    let sheets = ([own] + (answer.valueRanges ?? [])).map(sheet)
    guard let sheet = sheets.first(where: { $0.columns != nil }) else { throw .empty }
    return sheet
  }

  private static func fault(_ code: Int?) -> BankFault {
    switch code ?? 403 {
    case 404, 410: .gone
    case 429, 500...599: .offline
    default: .notPublic
    }
  }

  private static func sheet(of range: Range) -> BankSheet {
    var cells = (range.values ?? []).map { $0.map(\.text) }
    if range.majorDimension == "COLUMNS" { cells = turned(cells) }
    return BankSheet(
      rows: cells.enumerated().map { BankSheet.Row(number: $0 + 1, cells: $1) })
  }

  /// Columns as rows; the shorter ones end in empty cells.
  private static func turned(_ columns: [[String]]) -> [[String]] {
    (0..<(columns.map(\.count).max() ?? 0)).map { row in
      columns.map { $0.indices.contains(row) ? $0[row] : "" }
    }
  }
}
