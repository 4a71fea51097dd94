import Testing

/// What five buttons can do in which time, press by press.
struct FiveButtonTests {
  @Test("a match at 1:1, 17-14, B to serve, is entered in under 15 s, three presses a second")
  func entered() throws {
    var time = 0.1
    var lines = ["0.1 hold:3.1 rewind"]
    time = 3.4
    func press(_ presses: String...) {
      for press in presses {
        let held = press.split(separator: " ")
        let seconds = held.count > 1 ? Double(held[1]) ?? 0 : 0
        lines.append("\(time) \(held.count > 1 ? "hold:\(seconds)" : "tap") \(held[0])")
        time += seconds + 0.33
      }
    }
    // Down to "Correct", down to the left side's points; held, a value goes on by itself.
    press("left-", "right+", "left-", "left-", "right+ 2.27", "left-", "right+ 1.9")
    // Games won of both, the serving side, and "Set this score".
    press("left-", "right+", "left-", "right+", "left-", "right+", "left-", "right+")
    #expect(lines.count == 16 && time < 15)
    let last = try #require(try Line.simulate(lines.joined(separator: "\n")).last)
    #expect(last.screen == "badminton" && last.phase == "paused" && last.time < 15)
    #expect(last.games == [[0, 0], [0, 0], [17, 14]])
    #expect(last.state["games_won"] as? [Int] == [1, 1])
    #expect(last.state["server"] as? String == "B")
  }
}
