import Spy

/// What the body of a bank looks like before it is read.
enum BankShape: Equatable {
  /// A web page.
  case page
  /// Comma-separated values, or anything else that is plain text.
  case plain(String)
  /// The list feed as Atom XML.
  case feedXML(String)
  /// JSON of a format, whole; bare or taken out of its wrapper.
  case json(BankFormat?, String)
  /// JSON of a format that does not come to its end.
  case cut(BankFormat?)

  /// Looks at a text: pages begin with a tag, JSON with a brace, a wrapper with a call around a brace.
  init(of text: String) {
    let body = text.drop { $0.isWhitespace }
    switch body.first {
    case "<": self = BankXML.isFeed(body) ? .feedXML(text) : .page
    case "{", "[": self = BankShape.json(body, isCall: false)
    case ")" where body.hasPrefix(")]}'"):
      // Google's guard against foreign scripts.
      self = BankShape.json(body.dropFirst(4).drop { $0.isWhitespace }, isCall: false)
    default:
      if let inner = BankShape.argument(of: body) {
        self = BankShape.json(inner, isCall: true)
      } else {
        self = BankShape.hasTags(text) ? .page : .plain(text)
      }
    }
  }

  /// The format, where it can be told without reading on.
  var format: BankFormat? {
    switch self {
    case .page, .plain: nil
    case .feedXML: .legacy
    case .json(let format, _), .cut(let format): format
    }
  }

  /// The rows in it.
  func sheet() throws(BankFault) -> BankSheet {
    switch self {
    case .page: throw .htmlInsteadOfData
    case .plain(let text): return try BankCSV.sheet(of: text)
    case .feedXML(let text): return try BankXML.sheet(of: text)
    case .json(.gviz, let text): return try BankGviz.sheet(of: text)
    case .json(.v4, let text): return try BankV4.sheet(of: text)
    case .json(.legacy, let text): return try BankFeed.sheet(of: text)
    case .json(.csv, _), .json(nil, _): throw .empty
    case .cut: throw .truncated
    }
  }

  /// A page that does not begin with a tag, such as one after a line of text.
  private static func hasTags(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    for start in bytes.indices where bytes[start] == UInt8(ascii: "<") {
      let head = String(decoding: bytes[start...].prefix(9), as: UTF8.self).lowercased()
      if head == "<!doctype" || head.hasPrefix("<html") || head.hasPrefix("<script") { return true }
    }
    return false
  }

  // MARK: JSON

  /// What is inside `/*O_o*/ google.visualization.Query.setResponse( … );`, with any comment and any
  /// function's name, from the brace on; nil where there is no such call.
  private static func argument(of body: Substring) -> Substring? {
    var rest = body
    while rest.hasPrefix("/*") {
      guard let end = rest.firstRange(of: "*/") else { return rest.dropFirst(rest.count) }
      rest = rest[end.upperBound...].drop { $0.isWhitespace }
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || "._$".contains($0) }
    let call = rest[name.endIndex...].drop { $0.isWhitespace }
    // Cut within the function's name, behind the comment.
    if body.hasPrefix("/*") && call.isEmpty { return call }
    guard !name.isEmpty, call.first == "(" else { return nil }
    let inner = call.dropFirst().drop { $0.isWhitespace }
    return inner.first == "{" || inner.isEmpty ? inner : nil
  }

  /// JSON from its first brace on; a call must also have its closing bracket.
  private static func json(_ text: Substring, isCall: Bool) -> BankShape {
    let format = format(of: text, isCall: isCall)
    guard let end = BankJSON.end(of: text.utf8) else { return .cut(format) }
    if isCall && text[end...].first(where: { !$0.isWhitespace }) != ")" { return .cut(format) }
    return .json(format, String(text[..<end]))
  }

  /// The format by the members that only it has; of a body that was cut, too.
  private static func format(of text: Substring, isCall: Bool) -> BankFormat? {
    if let keys = BankJSON.keys(of: String(text)) {
      if keys.contains("feed") { return .legacy }
      if keys.contains("table") || keys.contains("status") { return .gviz }
      if !keys.isDisjoint(with: ["values", "valueRanges", "majorDimension", "error"]) {
        return .v4
      }
      return nil
    }
    if text.contains("\"feed\"") || text.contains("gsx$") { return .legacy }
    if isCall || text.contains("\"table\"") || text.contains("\"parsedNumHeaders\"") {
      return .gviz
    }
    if text.contains("\"values\"") || text.contains("\"majorDimension\"") { return .v4 }
    return nil
  }
}
