import Testing

@testable import Text

@Suite struct CSVTests {
  @Test(
    arguments: [
      ("", []),
      ("a,b\n", [["a", "b"]]),
      ("a,b", [["a", "b"]]),
      ("\u{feff}a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
      ("a\rb\rc", [["a"], ["b"], ["c"]]),
      ("\n\n a \n\n", [[" a "]]),
      ("a;b;c\n1;2;3", [["a", "b", "c"], ["1", "2", "3"]]),
      ("a\tb\nc\td", [["a", "b"], ["c", "d"]]),
      ("a,b;c,d", [["a", "b;c", "d"]]),
      ("\"a;b;c;d\",e", [["a;b;c;d", "e"]]),
      ("name\na;b\n", [["name"], ["a", "b"]]),
      ("\"a\"\"b\",\"\",x", [["a\"b", "", "x"]]),
      ("\"a\nb\r\nc\",d\ne,f", [["a\nb\r\nc", "d"], ["e", "f"]]),
      ("a,\nb,", [["a", ""], ["b", ""]]),
      (",", [["", ""]]),
      ("O\"Neil,x", [["O\"Neil", "x"]]),
      ("\"a\" ,b", [["a", "b"]]),
    ] as [(String, [[String]])])
  func rows(text: String, expected: [[String]]) throws {
    #expect(try CSV.rows(of: text).map(\.fields) == expected)
  }

  @Test func linesAreThoseOfTheFile() throws {
    let rows = try CSV.rows(of: "a\r\n\r\n\"b\r\nb\nb\",x\rlast")
    #expect(rows.map(\.line) == [1, 3, 6])
  }

  @Test(arguments: [
    ("a\n\"b\nc\n", "roster.csv:2: has a quote that is never closed; expected \""),
    ("\"a\nb\"c\n", "roster.csv:2: has characters after a closing quote; expected a separator"),
    ("\"", "roster.csv:1: has a quote that is never closed; expected \""),
  ])
  func faults(text: String, message: String) {
    #expect(error(of: text).message(in: "roster.csv") == message)
  }

  @Test func limits() {
    var limits = CSV.Limits()
    limits.rows = 2
    #expect(error(of: "a\nb\nc", limits).line == 3)
    #expect(error(of: "a\nb\nc", limits).kind == .tooLarge)
    #expect(error(of: "x\n" + String(repeating: ",", count: 256)).line == 2)
    #expect(error(of: String(repeating: "x", count: 10_001)).kind == .tooLarge)
    #expect(error(of: String(repeating: "x", count: 10_000_000)).kind == .tooLarge)
  }

  @Test func anythingQuotedReadsBackTheSame() throws {
    var dice = SeededDice(seed: 3)
    let letters = Array("a\"\n\r;,\t 長")
    for _ in 0..<2000 {
      let rows = (0..<Int.random(in: 1...4, using: &dice)).map { _ in
        (0..<Int.random(in: 2...3, using: &dice)).map { _ in
          String(
            (0..<Int.random(in: 0...6, using: &dice)).map { _ in
              letters[Int.random(in: 0..<letters.count, using: &dice)]
            })
        }
      }
      let text = rows.map { fields in
        fields.map { "\"" + String($0.flatMap { $0 == "\"" ? [$0, $0] : [$0] }) + "\"" }
          .joined(separator: ",")
      }.joined(separator: "\r\n")
      #expect(try CSV.rows(of: text, separator: ",").map(\.fields) == rows)
    }
  }

  @Test func junkNeverCrashes() {
    var dice = SeededDice(seed: 5)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...80, using: &dice)).map { _ in
        UInt8.random(in: 0...255, using: &dice)
      }
      _ = try? CSV.rows(of: String(decoding: bytes, as: UTF8.self))
      _ = try? TextEncoding.decode(bytes, as: Set(TextEncoding.allCases))
    }
  }

  private func error(of text: String, _ limits: CSV.Limits = CSV.Limits()) -> TextError {
    do throws(TextError) {
      _ = try CSV.rows(of: text, limits: limits)
      return TextError(.syntax, "nothing was thrown")
    } catch {
      return error
    }
  }
}
