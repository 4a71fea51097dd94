import Spy

/// The legacy list feed as Atom, which is what it was without `alt=json`.
enum BankXML {
  /// Whether a body that begins with a tag is such a feed and no page.
  static func isFeed(_ body: Substring) -> Bool {
    let head = body.prefix(2_000)
    return head.contains("<feed") && body.contains("gsx") && !head.lowercased().contains("<html")
  }

  /// The rows in it: the elements `gsx:name` of each entry.
  static func sheet(of text: String) throws(BankFault) -> BankSheet {
    guard text.contains("</feed>") else { throw .truncated }
    let names = ["civilianquestion", "spyquestion"]
    let entries = pieces(of: text[...], between: "<entry", and: "</entry>")
    let rows = entries.enumerated().map { index, entry in
      BankSheet.Row(
        number: index + 2,
        cells: names.map { name in
          let found = pieces(of: entry, between: "<gsx:\(name)>", and: "</gsx:\(name)>").first
          return found.map(unescaped) ?? ""
        })
    }
    return BankSheet(names: names, rows: rows)
  }

  private static func pieces(
    of text: Substring, between start: String, and end: String
  ) -> [Substring] {
    var pieces: [Substring] = []
    var rest = text
    while let opening = rest.firstRange(of: start) {
      let inner = rest[opening.upperBound...]
      guard let closing = inner.firstRange(of: end) else { break }
      pieces.append(inner[..<closing.lowerBound])
      rest = inner[closing.upperBound...]
    }
    return pieces
  }

  /// A text with its entities as the characters they stand for.
  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let name = rest[start...].dropFirst().prefix(9).prefix { $0 != ";" }
      let end = rest.index(start, offsetBy: name.count + 1, limitedBy: rest.endIndex)
      if let end, end < rest.endIndex, rest[end] == ";", let character = entity(name) {
        result += character
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest[start...].dropFirst()
      }
    }
    return result + rest
  }

  private static func entity(_ name: Substring) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }
}
