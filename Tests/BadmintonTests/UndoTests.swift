import Badminton
import Testing

@Suite("Undo and redo")
struct UndoTests {
  @Test("undo reverts the latest event that had an effect, whatever it was")
  func whateverItWas() throws {
    #expect(try played("AB U").score == "1-0")
    #expect(try played("AB -A U").score == "1-1")
    #expect(try played("A*21 R U").gameWinners == [.a])
    #expect(try played("A yelA U").cards.isEmpty)
    #expect(try played("A retA U").matchWinner == nil)
    #expect(try played("A =5-3 U").score == "1-0")
    #expect(try played("A =ends U").aLeft)
  }

  @Test("what changed nothing is not on the history")
  func forbiddenIsSkipped() throws {
    #expect(try played("AB R E U").score == "1-0")
    #expect(try played("A*21 B B B U").score == "20-0")
    #expect(try played("A -B U").score == "0-0")
    #expect(try played("A =1-0 U").score == "0-0")
  }

  @Test("undo goes over changes of ends, back to the start of the match")
  func overGames() throws {
    let state = try played("A*21 E B*5 U*6")
    #expect(state.scores == "21-0" && state.isGameOver && state.aLeft)
    #expect(try played("A*21 E B*21 E A*5 U*49") == played(""))
    #expect(try refusal("A U U") == .nothingToUndo)
    #expect(try refusal("U") == .nothingToUndo)
  }

  @Test("undo reaches further back than the positions that are kept")
  func farBack() throws {
    let noise = Array(repeating: "A -A", count: 3_000).joined(separator: " ")
    #expect(try played("B*3 \(noise) U*6001").score == "0-2")
    #expect(try played("B*3 \(noise) U*6003") == played(""))
    #expect(try played("B*3 \(noise) U*6003 Y*6003").score == "0-3")
    #expect(try played("B*3 \(noise) U*6000 Y").score == "1-3")
  }

  @Test("redo applies the latest undone event again")
  func redo() throws {
    #expect(try played("A U Y").score == "1-0")
    #expect(try played("ABB U U Y").score == "1-1")
    #expect(try played("A*21 E U U Y Y").gameNumber == 2)
    #expect(try refusal("A Y") == .nothingToRedo)
    #expect(try refusal("A U Y Y") == .nothingToRedo)
  }

  @Test("any other event with an effect empties the redo list")
  func emptied() throws {
    #expect(try refusal("AB U A Y") == .nothingToRedo)
    #expect(try refusal("AB U yelA Y") == .nothingToRedo)
  }

  @Test("an event without effect leaves the redo list")
  func notEmptied() throws {
    #expect(try played("AB U R E -B Y").score == "1-1")
    #expect(try played("AB U S P Y").score == "1-1")
  }

  @Test("the clock is no part of the history")
  func clock() throws {
    #expect(try played("A S P U").score == "0-0")
    #expect(try match("A S U").isClockRunning)
  }

  @Test("undo of a redone event undoes it again")
  func undoRedo() throws {
    #expect(try played("AB U Y U").score == "1-0")
    #expect(try played("AB U Y U Y").score == "1-1")
  }
}
