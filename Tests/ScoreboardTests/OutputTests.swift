import Buttons
import Testing

@testable import Scoreboard

@Suite("What the panel's output line plays")
struct OutputTests {
  /// The pattern that a press brings with it.
  private func press(_ line: Line, _ court: inout CourtSide) throws -> Pulses? {
    court.wait(.seconds(1))
    let cue = Cue.press(.act(line, began: court.now, chord: false))
    let action = try #require(court.console.action(for: cue, at: court.now))
    return try court.console.apply(action, at: court.now).pulses
  }

  /// What each of 21 points of the left side brings, the score still 0-0.
  private func game(_ court: inout CourtSide) throws -> [Pulses?] {
    try (1...21).map { _ in try press(.leftPlus, &court) }
  }

  @Test("a game's end is one long pulse, a match's three; a point is only answered")
  func ends() throws {
    var court = CourtSide()
    court.tap(.start)
    let played = try game(&court)
    #expect(played.dropLast().allSatisfy { $0 == nil })
    #expect(played.last == .some(.gameEnd))
    court.tap(.ends)
    court.tap(.start)
    // The winner stands on the right now.
    for _ in 1...20 { _ = try press(.rightPlus, &court) }
    #expect(try press(.rightPlus, &court) == .matchEnd)
    #expect(court.phase == .matchOver)
  }

  @Test("a rewound game ends with its pulse again")
  func again() throws {
    var court = CourtSide()
    court.tap(.start)
    _ = try game(&court)
    court.tap(.rewind)
    #expect(try press(.leftPlus, &court) == .gameEnd)
  }

  @Test("where vibration is off, nothing is played")
  func switchedOff() throws {
    var settings = Settings()
    settings.vibrates = false
    var court = CourtSide(settings)
    court.tap(.start)
    #expect(try game(&court).allSatisfy { $0 == nil })
    #expect(court.phase == .gameOver)
  }
}
