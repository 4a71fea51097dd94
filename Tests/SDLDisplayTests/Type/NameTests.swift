import Drawing
import Testing

@testable import SDLDisplay

@MainActor
@Suite("Names")
struct NameTests {
  @Test("None of 400 real names in a dozen scripts and more has a missing character (D8)")
  func names() {
    let canvas = Canvas(fonts: Fonts())
    #expect(NamePairs.names.count >= 400)
    var found: [Violation] = []
    var scripts: Set<String> = []
    for name in NamePairs.names {
      let frame = Frame(Support.scene([name]), on: canvas)
      found += TextChecks.glyphs(frame) + TextChecks.faces(frame) + BoxChecks.ink(frame)
      scripts.formUnion(name.unicodeScalars.compactMap { Script.of($0)?.tag })
    }
    #expect(found == [])
    #expect(scripts.count >= 12)
  }

  @Test("戴資穎 is written in the Traditional Chinese face")
  func traditional() throws {
    let placement = try #require(Support.placement(Support.scene(["戴資穎"])))
    #expect(placement.pieces.map(\.face) == ["Noto Sans CJK TC"])
  }
}
