import Testing

@testable import SDLDisplay

@Suite("Order of characters")
struct BidiTests {
  /// L and l are letters of a left-to-right script, R and r of the other, 1 a digit, anything else a
  /// neutral; the answer is the line as it stands on the wall.
  private func shown(_ line: String) -> String {
    let characters = Array(line)
    let kinds = characters.map { character -> Bidi.Kind in
      switch character {
      case "A"..."M": .left
      case "N"..."Z": .right
      case "0"..."9": .number
      default: .neutral
      }
    }
    let levels = Bidi(kinds).levels
    return String(Bidi.visualOrder(levels).map { characters[$0] })
  }

  @Test(
    "A line stands as UAX 9 says",
    arguments: [
      ("ABC", "ABC"), ("NOP", "PON"), ("", ""), ("12 - 3", "12 - 3"),
      // A word of the other direction inside a line.
      ("AB NO CD", "AB ON CD"), ("NO AB PQ", "QP AB ON"),
      // Neutrals between words of one direction go with them.
      ("AB NO PQ CD", "AB QP ON CD"), ("NO-PQ", "QP-ON"),
      // Numbers keep their digits in order, and stand where their words lead them.
      ("AB 12 NO", "AB 12 ON"), ("NO 12 PQ", "QP 12 ON"), ("NO 12", "12 ON"),
      ("AB NO 12", "AB 12 ON"),
      ("12 NO", "ON 12"), ("NO A1 P", "P A1 ON"),
      // Neutrals at the ends go with the line.
      ("NO.", ".ON"), ("AB.", "AB."), ("(NO)", ")ON("),
    ])
  func order(line: String, expected: String) {
    #expect(shown(line) == expected)
  }
}
