import Spy

/// What was found in the body of a question bank: the pairs, the rows that were skipped and why, or what is
/// wrong with the whole.
///
/// The format is told by the body, never by an address or a file's name.
public struct BankReading: Sendable, Hashable {
  /// A row of the sheet that gives no pair.
  public struct Skip: Sendable, Hashable {
    /// The row of the sheet, from 1; the header is one of them.
    public var row: Int
    /// Why it was skipped.
    public var reason: String
  }

  /// The largest body that is read, in bytes.
  public static let limit = 1 << 20

  /// The format, where it could be told.
  public private(set) var format: BankFormat?
  /// The pairs in their order.
  public private(set) var pairs: [WordPair] = []
  /// The rows that were skipped, in their order.
  public private(set) var skipped: [Skip] = []
  /// What is wrong with the whole; then there are no pairs.
  public private(set) var fault: BankFault?

  /// Reads a body.
  public init(_ body: [UInt8]) {
    do throws(BankFault) {
      let (text, isCut) = try BankReading.text(of: body)
      let shape = BankShape(of: text)
      format = shape.format
      if case .plain = shape, BankCSV.hasHeader(text) { format = .csv }
      if isCut { throw shape == .page ? .htmlInsteadOfData : .truncated }
      var sheet = try shape.sheet()
      if format == nil, sheet.columns != nil { format = .csv }
      (pairs, skipped) = sheet.pairs()
      if pairs.isEmpty { throw .empty }
    } catch {
      pairs = []
      fault = error
    }
  }

  /// A reading that failed before there was a body.
  public init(fault: BankFault) {
    self.fault = fault
  }

  /// A pair with the keys its words are compared by.
  public static func pair(_ first: String, _ second: String) -> WordPair {
    let keys = [first, second].map(Names.guessKey)
    // "C" and "C#" differ in what guesses do not count: then it counts.
    guard keys[0] == keys[1] || keys.contains("") else {
      return WordPair(Word(first, key: keys[0]), Word(second, key: keys[1]))
    }
    return WordPair(Word(first, key: Names.key(first)), Word(second, key: Names.key(second)))
  }

  /// The body as text, in no other encoding; and whether it is cut within its last character.
  private static func text(of body: [UInt8]) throws(BankFault) -> (String, isCut: Bool) {
    guard body.count <= limit else { throw .tooLarge }
    let fault = UTF8Check.firstFault(in: body)
    if let fault, !endsWithinCharacter(body, at: fault) {
      throw isPage(body) ? .htmlInsteadOfData : .badEncoding
    }
    let whole = body[..<(fault ?? body.count)]
    guard !whole.contains(0) else { throw .badEncoding }
    let start = whole.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return (String(decoding: whole[start...], as: UTF8.self), fault != nil)
  }

  private static func isPage(_ body: [UInt8]) -> Bool {
    body.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// Whether the fault is but a character whose last bytes are missing at the very end.
  private static func endsWithinCharacter(_ body: [UInt8], at fault: Int) -> Bool {
    let rest = body[fault...]
    let length =
      switch body[fault] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    return rest.count < length && rest.dropFirst().allSatisfy { 0x80...0xBF ~= $0 }
  }
}
