import Spy

/// The legacy feed as JSON: the list feed, full or basic, and the feed of cells.
enum BankFeed {
  private struct Answer: Decodable {
    var feed: Feed
  }

  private struct Feed: Decodable {
    var entry: [Entry]?
  }

  /// One entry: a row, or a cell.
  private struct Entry: Decodable {
    /// The members `gsx$name`, by name.
    var columns: [String: String] = [:]
    var title: String?
    var content: String?
    var cell: Cell?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: BankJSON.AnyKey.self)
      for key in container.allKeys {
        switch key.stringValue {
        case "title": title = try container.decode(Plain.self, forKey: key).text
        case "content": content = try container.decode(Plain.self, forKey: key).text
        case "gs$cell": cell = try container.decode(Cell.self, forKey: key)
        case let name where name.hasPrefix("gsx$"):
          columns[String(name.dropFirst(4))] = try container.decode(Plain.self, forKey: key).text
        default: break
        }
      }
    }
  }

  private struct Plain: Decodable {
    var text: String

    private enum CodingKeys: String, CodingKey {
      case text = "$t"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      text = try container.decodeIfPresent(BankJSON.Scalar.self, forKey: .text)?.text ?? ""
    }
  }

  private struct Cell: Decodable {
    var row: Int
    var column: Int
    var text: String

    private enum CodingKeys: String, CodingKey {
      case row
      case column = "col"
      case text = "$t"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      row = Int(try container.decode(BankJSON.Scalar.self, forKey: .row).text) ?? 0
      column = Int(try container.decode(BankJSON.Scalar.self, forKey: .column).text) ?? 0
      text = try container.decodeIfPresent(BankJSON.Scalar.self, forKey: .text)?.text ?? ""
    }
  }

  private static let names = ["civilianquestion", "spyquestion"]

  /// The rows in it.
  ///
  /// The list feed has no header: its first entry is row 2.
  static func sheet(of text: String) throws(BankFault) -> BankSheet {
    let entries = try BankJSON.decode(Answer.self, from: text).feed.entry ?? []
    if entries.contains(where: { $0.cell != nil }) { return grid(entries.compactMap(\.cell)) }
    let rows = entries.enumerated().map { index, entry in
      BankSheet.Row(number: index + 2, cells: cells(of: entry))
    }
    return BankSheet(names: names, rows: rows)
  }

  /// The two words of a row.
  ///
  /// The basic feed has the first column as title, the others as `name: text, name: text`.
  private static func cells(of entry: Entry) -> [String] {
    var columns = entry.columns
    if columns.isEmpty, let content = entry.content {
      columns = pieces(of: content)
      let missing = names.filter { columns[$0] == nil }
      if missing.count == 1, let title = entry.title { columns[missing[0]] = title }
    }
    return names.map { columns[$0] ?? "" }
  }

  /// The columns that a basic feed's content names.
  private static func pieces(of content: String) -> [String: String] {
    var columns: [String: String] = [:]
    var name: String?
    for piece in content.split(separator: ", ", omittingEmptySubsequences: false) {
      let parts = piece.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false)
      let isName =
        parts.count == 2 && parts[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      if isName {
        name = String(parts[0])
        columns[String(parts[0])] = String(parts[1])
      } else if let name {
        columns[name, default: ""] += ", \(piece)"
      }
    }
    return columns
  }

  private static func grid(_ cells: [Cell]) -> BankSheet {
    var rows: [Int: [String]] = [:]
    for cell in cells where cell.row > 0 && (1...256).contains(cell.column) {
      var row = rows[cell.row] ?? []
      while row.count < cell.column { row.append("") }
      row[cell.column - 1] = cell.text
      rows[cell.row] = row
    }
    return BankSheet(
      rows: rows.sorted { $0.key < $1.key }.map { BankSheet.Row(number: $0.key, cells: $0.value) })
  }
}
