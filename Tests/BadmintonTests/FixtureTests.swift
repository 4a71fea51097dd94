import Badminton
import Scoreboard
import Testing

/// Every case of `Fixtures/badminton.json`: a bug report becomes a line there.
@Suite("The worked cases")
struct FixtureTests {
  @Test("every case ends in the state it must", arguments: try Fixture.read().cases)
  func endsAsExpected(_ example: Fixture.Case) throws {
    let match = try example.match()
    let state = FixtureValue(match.state.fields)
    #expect(state == example.expect, "\(example.id): \(example.events)")
  }

  @Test(
    "the undo of every event of every case restores every field",
    arguments: try Fixture.read().cases)
  func undoRestoresEverything(_ example: Fixture.Case) throws {
    let tokens = try Notation.tokens(example.events)
    var match = try Match(header: example.header())
    for token in tokens {
      let before = match
      guard (try? match.apply(token)) != nil, token.event.isOnHistory else { continue }
      var undone = match
      try undone.apply(.undo)
      #expect(undone.state == before.state, "\(example.id): undo of \(token.event)")
      try undone.apply(.redo)
      #expect(undone.state == match.state, "\(example.id): redo of \(token.event)")
    }
  }

  @Test("the formats are those of the table")
  func formats() throws {
    let table = try Fixture.read().formats
    #expect(Set(table.keys) == Set(Format.all.map(\.name)))
    for format in Format.all {
      #expect(table[format.name] == FixtureValue(Fixture.row(of: format)), "\(format.name)")
    }
  }
}

extension Event {
  /// Whether undo takes the event back when it had an effect.
  var isOnHistory: Bool {
    switch self {
    case .undo, .redo, .clock: false
    case .rally, .minus, .rewind, .changeEnds, .card, .ending, .correction: true
    }
  }
}
