import FoundationEssentials
import Spy
import Testing
import Text

/// Every body in `Fixtures/spy-bank`, with what is expected of it in `expected.json`: a bug report becomes
/// a file there.
@Suite("Question banks")
struct BankTests {
  /// What is expected; what is left out does not matter.
  struct Expected: Decodable {
    var format: String?
    var pairs: Int?
    var skipped: Int?
    var error: String?
  }

  static let folder =
    #filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    + "/Fixtures/spy-bank/"
  static let expected: [String: Expected] = {
    guard let bytes = try? TextFile.bytes(of: folder + "expected.json") else { return [:] }
    return (try? JSONDecoder().decode([String: Expected].self, from: Data(bytes))) ?? [:]
  }()

  // A closure among a macro's arguments crashes the compiler of Swift 6.0.
  static let fiveInEachFormat = expected.filter { name, expected in
    expected.pairs == 5 && name.first?.isNumber == true && !name.hasPrefix("04")
  }.keys.sorted()

  static func reading(_ name: String) throws -> BankReading {
    BankReading(try TextFile.bytes(of: folder + name))
  }

  @Test("the fixtures are found")
  func found() {
    #expect(Self.expected.count > 60)
  }

  @Test("a body gives what is expected of it", arguments: expected.keys.sorted())
  func body(name: String) throws {
    let expected = try #require(Self.expected[name])
    let reading = try Self.reading(name)
    #expect(reading.fault?.rawValue == expected.error)
    if let format = expected.format { #expect(reading.format?.rawValue == format) }
    if let pairs = expected.pairs { #expect(reading.pairs.count == pairs) }
    if expected.error == nil { #expect(reading.skipped.count == expected.skipped ?? 0) }
    if expected.error != nil { #expect(reading.pairs.isEmpty) }
    #expect(WordBank(reading.pairs).count == reading.pairs.count)
  }

  @Test("five pairs are the same five in every format", arguments: fiveInEachFormat)
  func samePairs(name: String) throws {
    let pairs = try Self.reading(name).pairs
    let words = pairs.map { [$0.first.text, $0.second.text] }
    #expect(
      words == [
        ["蔥油餅", "蛋餅"], ["手機", "平板電腦"], ["Ketchup", "Mustard"], ["蘋果, 青森", "水梨"],
        ["所謂\"宵夜\"", "下午茶"],
      ])
  }

  @Test("cells are taken as they are shown, folded and trimmed")
  func cells() throws {
    let gviz = try Self.reading("04_gviz_headers0_nulls.txt").pairs.suffix(2)
    #expect(gviz.map { [$0.first.text, $0.second.text] } == [["7", "八"], ["2026/1/1", "除夕"]])
    let csv = try Self.reading("07_excel_bom_quoted_multiline.csv").pairs
    #expect(csv[5].first.text == "雪 糕" && csv[5].second.text == "冰 淇淋")
    #expect(csv[7].first.text == "全形空白")
    let numbers = try Self.reading("55_v4_numbers.json").pairs
    #expect(numbers.map { [$0.first.text, $0.second.text] } == [["7", "八"], ["7.5", "TRUE"]])
    let atom = try Self.reading("25_legacy_atom.xml").pairs
    #expect(atom.last?.first.text == "Rock & Roll")
    let hidden = try Self.reading("69_control_and_direction.csv").pairs
    #expect(hidden.map { [$0.first.text, $0.second.text] } == [["Tea", "Coffee"]])
  }

  @Test("skipped rows have their number in the sheet and a reason")
  func skips() throws {
    let csv = try Self.reading("07_excel_bom_quoted_multiline.csv").skipped
    #expect(csv.map(\.row) == [8, 10, 11], "a cell of two lines is one row")
    #expect(
      csv.map(\.reason) == ["no civilianquestion", "the same pair as row 9", "the same word twice"])
    #expect(try Self.reading("09_v4_values.json").skipped.map(\.row) == [7, 9])
    #expect(try Self.reading("04_gviz_headers0_nulls.txt").skipped.map(\.row) == [5])
    #expect(try Self.reading("20_legacy_other_columns.json").skipped.map(\.row) == [7])
    #expect(try Self.reading("37_title_above_header.csv").skipped.map(\.row) == [9])
  }

  @Test("a body cut anywhere is never a bank of fewer pairs, where the cut can be seen")
  func cuts() throws {
    for name in ["01_legacy_feed.json", "03_gviz_headers1.txt", "09_v4_values.json"] {
      let body = try TextFile.bytes(of: Self.folder + name)
      let last = body.lastIndex(of: UInt8(ascii: "}")) ?? 0
      for end in stride(from: 40, through: last, by: 7) {
        let reading = BankReading(Array(body[..<end]))
        #expect(reading.fault == .truncated, "\(name) cut at \(end)")
      }
    }
  }

  @Test("any byte changed, any piece cut out: an answer, never a crash")
  func fuzz() throws {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for name in Self.expected.keys.sorted() {
      let body = try TextFile.bytes(of: Self.folder + name)
      guard body.count > 8 else { continue }
      for _ in 0..<12 {
        var damaged = body
        switch next(3) {
        case 0: damaged[next(body.count)] = UInt8(next(256))
        case 1: damaged.removeSubrange(next(body.count / 2)..<(body.count / 2 + next(3)))
        default: damaged.insert(contentsOf: body.prefix(next(40)), at: next(body.count))
        }
        let reading = BankReading(damaged)
        #expect((reading.fault == nil) == !reading.pairs.isEmpty)
      }
    }
  }

  @Test("nested a thousand deep, and larger than 1 MiB")
  func hostile() {
    let deep = "{\"values\":" + String(repeating: "[", count: 100_000)
    #expect(BankReading(Array(deep.utf8)).fault == .truncated)
    let closed = deep + String(repeating: "]", count: 100_000) + "}"
    #expect(BankReading(Array(closed.utf8)).fault != nil)
    let head = "civilianquestion,spyquestion\nTea,Coffee\n"
    let blank = [UInt8](repeating: UInt8(ascii: "\n"), count: BankReading.limit - head.utf8.count)
    #expect(BankReading(Array(head.utf8) + blank).pairs.count == 1)
    #expect(BankReading(Array(head.utf8) + blank + [10]).fault == .tooLarge)
  }
}
